// What happened.
import { say } from "../../i18n/texts.svelte";
import { answer, type Answer, type CommandContext } from "../context";

/** What happened in the last turns; without a number, since everyone had one. */
export function last(context: CommandContext, rest: string): Answer {
  const wanted = /^\d{1,3}$/.test(rest) ? Math.max(1, Number(rest)) : context.view.table.players.length;
  const starts = context.log.flatMap((line, index) => (line.opensTurn ? [index] : []));
  if (!starts.length) return answer(say("spoken-nothing-yet"));
  const shown = starts.slice(-wanted);
  return answer(
    say("spoken-last-turns", { turns: shown.length }),
    context.log.slice(shown[0]).map((line) => line.text),
  );
}

/** Everything that happened, the latest first. */
export function log(context: CommandContext): Answer {
  const [latest, ...before] = context.log.map((line) => line.text).reverse();
  return answer(latest ?? say("spoken-nothing-yet"), before);
}
