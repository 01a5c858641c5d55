// The rules by their numbers, and what can be typed.
import { headingOf, isRule, paragraphsOf, sections } from "../../rules/rules";
import { say } from "../../i18n/texts.svelte";
import { answer, unclear, type Answer, type CommandContext } from "../context";
import { COMMANDS, example, shown } from "../vocabulary";

/** One rule or section by its number, or where all of them are. */
export function rules(_: CommandContext, rest: string): Answer {
  const number = rest.trim();
  const sample = example("rules", "5.8");
  if (!number) return answer(say("spoken-rules", { example: sample }));
  if (isRule(number)) return answer(headingOf(number), paragraphsOf(number));
  const section = sections().find((each) => each.number === number);
  if (!section) return unclear(say("spoken-no-rule", { number, example: sample }));
  return answer(say(`rules-section-${number}`), section.rules.map(headingOf));
}

/** What can be typed. */
export function help({ words }: CommandContext): Answer {
  const lines = COMMANDS.map((command) =>
    say(`spoken-help-${command}`, {
      word: shown(command),
      place: words.place("cape-town"),
      other: words.place("port-elizabeth"),
      terrain: say("terrain-mountain"),
      card: say("card-black"),
      deck: shown("train-deck"),
      tickets: shown("tickets"),
      cards: `${say("card-black")}*2 ${shown("locomotive")}*1`,
      double: shown("double"),
    }),
  );
  return answer(say("spoken-help"), lines);
}
