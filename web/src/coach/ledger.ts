// The ledger as bars that add up: each begins where the one before it ends.
import { MANY_POINTS, SOME_LUCK, type LedgerEntry, type SeatAccount } from "../protocol";

export type Source = LedgerEntry["source"] | "start" | "result";

/** A bar from one share of the win to another, and its whole percentage. */
export interface Bar {
  source: Source;
  from: number;
  to: number;
  percent: number;
}

const LUCK: Source[] = ["starting-hand", "blind", "turned-up", "tickets"];

/** The bars of a player: the start, every source, the result. Their percentages add up to that of the result. */
export function barsOf({ start, entries, share }: SeatAccount): Bar[] {
  const percents = wholePercents([start, ...entries.map((entry) => entry.share)], share);
  let at = start;
  return [
    { source: "start", from: 0, to: start, percent: percents[0] ?? 0 },
    ...entries.map((entry, number): Bar => {
      const from = at;
      at += entry.share;
      return { source: entry.source, from, to: at, percent: percents[number + 1] ?? 0 };
    }),
    { source: "result", from: 0, to: share, percent: Math.round(100 * share) },
  ];
}

/** Shares as whole percentages that add up to that of the whole: those cut most are rounded up. */
export function wholePercents(shares: number[], whole: number): number[] {
  const exact = shares.map((share) => Math.round(1e8 * share) / 1e6 + 0); // no −0
  const percents = exact.map(Math.floor);
  const missing = Math.round(100 * whole) - percents.reduce((sum, percent) => sum + percent, 0);
  const byCut = exact.map((value, at) => ({ at, cut: value - Math.floor(value) }));
  byCut.sort((a, b) => b.cut - a.cut);
  for (const { at } of byCut.slice(0, Math.max(0, missing))) percents[at]! += 1;
  return percents;
}

/** From where to where the bars of all players reach: from nothing to all of the win, or beyond. */
export function reachOf(accounts: SeatAccount[]): { from: number; to: number } {
  const ends = accounts.flatMap((account) => barsOf(account).map(({ to }) => to));
  return { from: Math.min(0, ...ends), to: Math.max(1, ...ends) };
}

/** What luck, or choices, brought in all: whole percentages as they stand in the bars, and points. */
export function inAll(account: SeatAccount, what: "luck" | "choices"): { percent: number; points: number } {
  const counts = (source: Source): boolean => LUCK.includes(source) === (what === "luck");
  const bars = barsOf(account).slice(1, -1);
  return {
    percent: bars.reduce((sum, bar) => sum + (counts(bar.source) ? bar.percent : 0), 0),
    points: Math.round(
      account.entries.reduce((sum, entry) => sum + (counts(entry.source) ? entry.points : 0), 0),
    ),
  };
}

/** Whether luck in points seems to say something else than luck in chances of winning. */
export function seemsToDiffer({ percent, points }: { percent: number; points: number }): boolean {
  return Math.abs(percent) < 100 * SOME_LUCK ? Math.abs(points) >= MANY_POINTS : percent * points < 0;
}
