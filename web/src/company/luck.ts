// The coach's ledger, added up: luck and choices with their intervals, and whether anyone is really the luckiest.
import type { AlmanacPerson, LuckSum } from "../protocol";
import { numeral } from "../i18n/texts.svelte";
import { signed } from "../wording/results";

const tenths = (value: number): number => Math.round(value * 10) / 10 || 0;

/** “+1.4 ± 0.9”; without an interval after too few games. */
export function sumInWords(sum: number, margin: number | null): string {
  const value = signed(tenths(sum));
  return margin === null ? value : `${value} ± ${numeral(tenths(margin))}`;
}

export type LuckVerdict =
  | { kind: "too-few" }
  | { kind: "lucky" | "unlucky" | "even" }
  | { kind: "luckiest"; name: string }
  | { kind: "nobody" };

interface Known {
  name: string;
  /** Luck in a game on average, and half its interval. */
  mean: number;
  margin: number;
}

/** What the sums say: of one person, whether luck was with them; of several, who had more of it than chance explains. */
export function luckVerdict(people: readonly AlmanacPerson[]): LuckVerdict {
  const known = people
    .flatMap(({ name, luck }) => perGame(name, luck) ?? [])
    .sort((one, other) => other.mean - one.mean);
  const [first, second] = known;
  if (!first) return { kind: "too-few" };
  if (people.length === 1)
    return { kind: first.mean > first.margin ? "lucky" : first.mean < -first.margin ? "unlucky" : "even" };
  if (!second) return { kind: "too-few" };
  const isClear = first.mean - second.mean > Math.hypot(first.margin, second.margin);
  return isClear ? { kind: "luckiest", name: first.name } : { kind: "nobody" };
}

function perGame(name: string, sum: LuckSum | null): Known | null {
  if (sum?.luck_margin == null) return null;
  return { name, mean: sum.luck / sum.games, margin: sum.luck_margin / sum.games };
}
