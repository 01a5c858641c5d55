// What a table has agreed on, in words.
import type { Rules } from "../protocol";
import { say } from "../text/texts.svelte";

/** The time for a move. */
export function clockInWords(seconds: number): string {
  if (seconds >= 86_400) return say("options-clock-days", { days: seconds / 86_400 });
  return seconds >= 120 ? say("options-clock-minutes", { minutes: seconds / 60 }) : say("options-clock-seconds", { seconds });
}

/** The rules a table plays by, as far as tables differ. */
export function agreedInWords(rules: Rules, clock: number | null): string {
  return say("lobby-agreed", {
    trains: rules.trains ?? 0,
    tickets: rules.tickets_drawn ?? 0,
    clock: clock === null ? say("options-clock-none") : clockInWords(clock),
  });
}
