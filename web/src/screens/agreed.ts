// What a table has agreed on, in words.
import type { Agreement, RuleOption } from "../protocol";
import { say } from "../i18n/texts.svelte";

/** The time for a move. */
export function clockInWords(seconds: number): string {
  if (seconds >= 86_400) return say("options-clock-days", { days: seconds / 86_400 });
  return seconds >= 120
    ? say("options-clock-minutes", { minutes: seconds / 60 })
    : say("options-clock-seconds", { seconds });
}

/** The rules a table plays by, as far as tables differ. A room names only what is not as published. */
export function agreedInWords({ rules, clock }: Agreement, options: RuleOption[]): string {
  const published = (name: string): number => options.find((option) => option.name === name)?.default ?? 0;
  return say("lobby-agreed", {
    trains: rules?.trains ?? published("trains"),
    tickets: rules?.tickets_drawn ?? published("tickets_drawn"),
    clock: clock ? clockInWords(clock) : say("options-clock-none"),
  });
}

/** What happens to someone who is there when their time runs out. */
export function timeoutInWords({ timeout }: Agreement): string {
  return say(timeout === "bot-plays" ? "lobby-timeout-bot" : "lobby-timeout-players");
}
