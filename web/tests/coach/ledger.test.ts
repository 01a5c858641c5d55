// The ledger of luck and choices adds up before the reader's eyes.
import { describe, expect, test } from "vitest";
import type { LedgerEntry, SeatAccount } from "../../src/protocol";
import { givenAway } from "../../src/coach/decisions";
import { barsOf, inAll, reachOf, seemsToDiffer, wholePercents } from "../../src/coach/ledger";

const SOURCES = [
  "starting-hand",
  "blind",
  "turned-up",
  "tickets",
  "own-choices",
  "choices-of-others",
] as const;

function account(start: number, shares: number[]): SeatAccount {
  const entries = shares.map((share, at): LedgerEntry => ({ source: SOURCES[at]!, share, points: at - 2.2 }));
  const share = shares.reduce((sum, each) => sum + each, start);
  return { start, start_points: 150, entries, share, points: 160 };
}

describe("whole percentages", () => {
  test("add up to the whole, however the parts are cut", () => {
    expect(wholePercents([1 / 3, 1 / 3, 1 / 3], 1)).toEqual([34, 33, 33]);
    expect(wholePercents([0.5, 0.004, 0.004, -0.508], 0)).toEqual([50, 1, 0, -51]);
  });

  test("leave nothing of what was nothing, also where a computer’s sum is a little less", () => {
    expect(wholePercents([0.25, -1e-17, 0.75], 1)).toEqual([25, 0, 75]);
  });

  test("add up in thousands of ledgers", () => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (let round = 0; round < 2000; round += 1) {
      const parts = Array.from({ length: 6 }, () => random() - 0.5);
      const whole = parts.reduce((sum, part) => sum + part, 0);
      const sum = wholePercents(parts, whole).reduce((total, percent) => total + percent, 0);
      expect(sum).toBe(Math.round(100 * whole) || 0);
    }
  });
});

describe("bars", () => {
  const bars = barsOf(account(0.5, [0.048, -0.242, 0.044, 0, -0.89, 0.54]));

  test("begin where the one before ends, from the start to the result", () => {
    for (const [at, bar] of bars.slice(1, -1).entries()) expect(bar.from).toBeCloseTo(bars[at]!.to, 12);
    expect(bars.at(-2)!.to).toBeCloseTo(bars.at(-1)!.to, 12);
    expect([bars[0]!.from, bars.at(-1)!.from]).toEqual([0, 0]);
  });

  test("have percentages that add up to the result’s", () => {
    const parts = bars.slice(0, -1).reduce((sum, { percent }) => sum + percent, 0);
    expect(parts).toBe(bars.at(-1)!.percent);
  });

  test("of all players reach from nothing to a win, or beyond", () => {
    expect(reachOf([account(0.5, [0.5, 0, 0, 0, 0, 0])])).toEqual({ from: 0, to: 1 });
    expect(reachOf([account(0.5, [0, 0, 0, 0, -0.9, 0.4])]).from).toBeCloseTo(-0.4);
  });

  test("luck and choices in all are the sums of what the bars show", () => {
    const one = account(0.5, [0.1, 0.1, -0.05, 0, -0.3, 0.65]);
    expect(inAll(one, "luck")).toEqual({ percent: 15, points: -3 });
    expect(inAll(one, "choices")).toEqual({ percent: 35, points: 5 });
  });

  test("points and chances that seem to contradict each other are noticed", () => {
    expect(seemsToDiffer({ percent: -2, points: -12 })).toBe(true);
    expect(seemsToDiffer({ percent: 8, points: -3 })).toBe(true);
    expect(seemsToDiffer({ percent: 8, points: 12 })).toBe(false);
    expect(seemsToDiffer({ percent: -2, points: 5 })).toBe(false);
  });
});

describe("decisions", () => {
  test("what is fine gives nothing away", () => {
    const judged = (verdict: string, loss: number) => ({ seat: 0, verdict, loss }) as never;
    expect(givenAway([judged("fine", 0.02), judged("mistake", 0.06), judged("inexact", 0.03)], 0)).toBeCloseTo(0.09); // prettier-ignore
  });
});
