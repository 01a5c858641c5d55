// The numbers of the rules that a group may agree on.
import type { Rules, Setup } from "../protocol";
import type { Options } from "../game/new-game";

/** What a form offers, the published number first. */
export function choicesOf(setup: Setup | null, name: keyof Rules): number[] {
  return setup?.rules.find((rule) => rule.name === name)?.choices ?? [];
}

/** The options with a number agreed on; only what differs from the published rules is named. */
export function agreeing(setup: Setup | null, options: Options, name: keyof Rules, value: number): Options {
  const others = Object.entries(options.rules).filter(([other]) => other !== name);
  const isPublished = value === choicesOf(setup, name)[0];
  return { ...options, rules: Object.fromEntries(isPublished ? others : [...others, [name, value]]) };
}

/** The options with the length that a board is meant for; none: as published. */
export function meantFor(setup: Setup | null, options: Options, trains: number | null): Options {
  return agreeing(setup, options, "trains", trains ?? choicesOf(setup, "trains")[0] ?? 0);
}
