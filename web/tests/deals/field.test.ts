import { describe, expect, it } from "vitest";
import { density, marks, range, totals } from "../../src/deals/field";
import type { DealField } from "../../src/protocol";

const field: DealField = {
  levels: [
    { player: "meerkat", game: "m", total: 61 },
    { player: "champion", game: "c", total: 132 },
  ],
  people: [
    { total: 99, people: 2 },
    { total: -4, people: 1 },
  ],
  best: null,
  is_complete: false,
};

describe("the field of a deal", () => {
  it("has everyone in it once", () => {
    expect(totals(field).sort((a, b) => a - b)).toEqual([-4, 61, 99, 99, 132]);
  });

  it("puts you among our levels, and before the one who has as many points", () => {
    expect(marks(field, 61).map(({ bot }) => bot)).toEqual(["champion", null, "meerkat"]);
    expect(marks(field, null).map(({ bot }) => bot)).toEqual(["champion", "meerkat"]);
  });

  it("reaches below zero where somebody has less than nothing", () => {
    expect(range(totals(field))).toEqual([-10, 150]);
    expect(range([])).toEqual([0, 30]);
  });

  it("is highest where most of them are", () => {
    const curve = density(totals(field), range(totals(field)));
    const top = curve.reduce((best, point) => (point.height > best.height ? point : best));
    expect(Math.abs(top.total - 99)).toBeLessThan(4);
    expect(top.height).toBe(1);
    expect(density([], [0, 10]).every(({ height }) => height === 0)).toBe(true);
  });
});
