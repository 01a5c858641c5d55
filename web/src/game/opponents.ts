// Bots as opponents: levels for people, ordered by the rating that they earned, and the others.
import { MAX_SEATS, type BotInfo } from "../protocol";

/** The opponents until somebody chooses others: a medium one, and an easier one. */
export const USUAL_OPPONENTS: readonly string[] = ["zebra", "tortoise"];
export const MAX_OPPONENTS = MAX_SEATS - 1;

/** The levels, the easiest first. */
export function levels(bots: readonly BotInfo[]): BotInfo[] {
  return bots.filter(({ level }) => level !== null).sort((a, b) => (a.level ?? 0) - (b.level ?? 0));
}

/** The bots that are no level, the weakest first; last those that nobody has measured. */
export function otherBots(bots: readonly BotInfo[]): BotInfo[] {
  const strength = ({ rating }: BotInfo): number => rating ?? Infinity;
  return bots
    .filter(({ level }) => level === null)
    .sort((a, b) => (strength(a) < strength(b) ? -1 : strength(a) > strength(b) ? 1 : 0));
}

/** The bots chosen last, as far as they can play here: `bots` is null while that is not known. */
export function suggested(bots: readonly BotInfo[] | null, last: readonly string[]): string[] {
  const wanted = (last.length ? last : USUAL_OPPONENTS).slice(0, MAX_OPPONENTS);
  if (!bots) return wanted;
  const here = wanted.filter((name) => bots.some((bot) => bot.name === name));
  const bot = medium(bots);
  return here.length || !bot ? here : [bot.name];
}

/** For a first real game: two of the same medium level, so that neither is the one to beat. */
export function firstOpponents(bots: readonly BotInfo[]): string[] {
  const bot = medium(bots);
  return bot ? [bot.name, bot.name] : [];
}

/** The level in the middle; of two, the easier one. */
function medium(bots: readonly BotInfo[]): BotInfo | undefined {
  const inOrder = levels(bots);
  return inOrder[Math.floor((inOrder.length - 1) / 2)] ?? bots[0];
}

/** Who joins next: the level nearest to those at the table that is not among them yet. */
export function another(bots: readonly BotInfo[], at: readonly string[]): string {
  const inOrder = levels(bots).map(({ name }) => name);
  const places = at.map((name) => inOrder.indexOf(name)).filter((place) => place >= 0);
  const distance = (name: string): number =>
    Math.min(...places.map((place) => Math.abs(place - inOrder.indexOf(name))));
  const free = inOrder.filter((name) => !at.includes(name)).sort((a, b) => distance(a) - distance(b));
  return free[0] ?? at.at(-1) ?? "";
}
