import { describe, expect, test } from "vitest";
import { luckVerdict, sumInWords } from "../../src/company/luck";
import type { AlmanacPerson, LuckSum } from "../../src/protocol";

function person(name: string, luck: Partial<LuckSum> | null): AlmanacPerson {
  const sum = { games: 10, luck: 0, luck_margin: 1, choices: 0, choices_margin: 1, ...luck };
  return { id: name, name, games: 20, wins: 5, points: 900, luck: luck && sum };
}

describe("who is really the luckiest", () => {
  test("of one person, luck is more than chance only beyond its interval", () => {
    const verdict = (luck: number): string => luckVerdict([person("Ada", { luck })]).kind;
    expect([verdict(1.2), verdict(0.8), verdict(-0.8), verdict(-1.2)]).toEqual([
      "lucky",
      "even",
      "even",
      "unlucky",
    ]);
  });

  test("of several, the first must be clear of the second, game for game", () => {
    const ada = person("Ada", { luck: 4, luck_margin: 1 });
    expect(luckVerdict([person("Ben", { luck: 1 }), ada])).toEqual({ kind: "luckiest", name: "Ada" });
    expect(luckVerdict([person("Ben", { luck: 3 }), ada])).toEqual({ kind: "nobody" });
    // Four wins in forty games are less luck than three in ten.
    const often = person("Ada", { luck: 4, luck_margin: 1, games: 40 });
    expect(luckVerdict([often, person("Ben", { luck: 3 })])).toEqual({ kind: "luckiest", name: "Ben" });
  });

  test("too few games say nothing", () => {
    const few = person("Ben", { luck: 9, luck_margin: null });
    expect(luckVerdict([few]).kind).toBe("too-few");
    expect(luckVerdict([few, person("Ada", { luck: 3 })]).kind).toBe("too-few");
    expect(luckVerdict([person("Ada", null)]).kind).toBe("too-few");
  });

  test("a sum is written with its sign and its interval", () => {
    expect(sumInWords(1.44, 0.91)).toBe("+1.4 ± 0.9");
    expect(sumInWords(-0.26, null)).toBe("−0.3");
    expect(sumInWords(-0.04, 1)).toBe("±0 ± 1");
  });
});
