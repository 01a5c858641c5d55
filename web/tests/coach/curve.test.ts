// The curve of winning chances: where its lines and buttons lie, and what is said of it.
import { describe, expect, test } from "vitest";
import type { CurvePoint } from "../../src/protocol";
import {
  across,
  courseOf,
  down,
  leads,
  pathOf,
  pointAfter,
  sideBySide,
  type CurveSheet,
} from "../../src/coach/curve";

const sheet: CurveSheet = { width: 330, height: 220, left: 40, right: 20, top: 10, bottom: 10 };
const curve = [50, 70, 40, 45, 90, 100].map((percent, at): CurvePoint => ({
  step: 20 + 10 * at,
  turn: at,
  shares: [percent / 100, 1 - percent / 100],
  points: [0, 0],
}));

describe("on the sheet", () => {
  test("the game goes from the left edge to the right one, and a sure win is at the top", () => {
    expect(across(curve, 20, sheet)).toBe(40);
    expect(across(curve, 70, sheet)).toBe(310);
    expect(across(curve, 45, sheet)).toBe(175);
    expect(down(1, sheet)).toBe(10);
    expect(down(0, sheet)).toBe(210);
  });

  test("a player’s line has a corner for every point", () => {
    expect(pathOf(curve.slice(0, 2), 0, sheet)).toBe("M40.0 110.0L310.0 70.0");
    expect(pathOf(curve, 1, sheet).split("L")).toHaveLength(curve.length);
  });

  test("an event’s point is the first that lies after it", () => {
    expect(pointAfter(curve, 29)?.step).toBe(30);
    expect(pointAfter(curve, 30)?.step).toBe(40);
    expect(pointAfter(curve, 99)?.step).toBe(70);
  });
});

describe("buttons of moments", () => {
  const gaps = (places: number[]): number[] => places.slice(1).map((place, at) => place - places[at]!);

  test("stand at their places where there is room", () => {
    expect(sideBySide([30, 100, 200], 44, 22, 308)).toEqual([30, 100, 200]);
  });

  test("stand side by side where their places are closer than a finger", () => {
    const places = sideBySide([100, 101, 102], 44, 22, 308);
    expect(places).toEqual([100, 144, 188]);
  });

  test("stay on a phone’s screen, all seven, in order, each 44 pixels wide", () => {
    for (const wanted of [Array(7).fill(300), Array(7).fill(0), [10, 20, 200, 290, 300, 305, 306]]) {
      const places = sideBySide(wanted as number[], 44, 22, 306);
      expect(Math.min(...gaps(places))).toBeGreaterThanOrEqual(44);
      expect(places[0]).toBeGreaterThanOrEqual(22);
      expect(places.at(-1)).toBeLessThanOrEqual(306);
    }
  });

  test("share the room evenly where there is too little for all", () => {
    expect(sideBySide([0, 0, 0], 44, 0, 60)).toEqual([0, 30, 60]);
  });
});

describe("in words", () => {
  test("a player’s course is its ends and its extremes, the result left out of them", () => {
    const { start, end, high, low } = courseOf(curve, 0);
    expect([start, end, high.turn, low.turn]).toEqual([0.5, 1, 4, 2]);
  });

  test("a lead lasts until another player clearly has it", () => {
    expect(leads(curve)).toEqual([
      { turn: 0, seat: null },
      { turn: 1, seat: 0 },
      { turn: 2, seat: 1 },
      { turn: 4, seat: 0 },
    ]);
  });
});
