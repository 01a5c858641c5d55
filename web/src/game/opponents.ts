// Bots as opponents: ordered by the level that the arena measured, the easiest first.
import type { BotInfo } from "../protocol";

export type Strength = "easy" | "medium" | "hard" | "other";

/** The bots that have a level, the easiest first. */
function levelled(bots: BotInfo[]): BotInfo[] {
  return bots.filter(({ level }) => level !== null).sort((a, b) => (a.level ?? 0) - (b.level ?? 0));
}

/** The same in three groups of about the same size; last the bots that nobody has measured. */
export function byStrength(bots: BotInfo[]): { strength: Strength; among: BotInfo[] }[] {
  const ordered = levelled(bots);
  const third = Math.ceil(ordered.length / 3);
  const groups: { strength: Strength; among: BotInfo[] }[] = [
    { strength: "easy", among: ordered.slice(0, third) },
    { strength: "medium", among: ordered.slice(third, 2 * third) },
    { strength: "hard", among: ordered.slice(2 * third) },
    { strength: "other", among: bots.filter(({ level }) => level === null) },
  ];
  return groups.filter(({ among }) => among.length);
}

/** Whom to play against: the one chosen last, or the easiest for a first game. */
export function suggested(bots: BotInfo[], last: string): BotInfo | undefined {
  return bots.find(({ name }) => name === last) ?? levelled(bots)[0] ?? bots[0];
}
