import { describe, expect, it } from "vitest";
import { another, firstOpponents, levels, otherBots, suggested } from "../../src/game/opponents";
import type { BotInfo } from "../../src/protocol";

const bot = (name: string, level: number | null, rating: number | null = null): BotInfo => ({
  name,
  description: "",
  level,
  rating,
  elsewhere: null,
});
const bots = [
  bot("strong", 3),
  bot("weak", 1),
  bot("strange", null),
  bot("able", null, 400),
  bot("silly", null, -900),
  bot("middling", 2),
];
const names = (some: BotInfo[]): string[] => some.map(({ name }) => name);

describe("opponents", () => {
  it("are levels from easy to hard, and other bots by their rating, those without one last", () => {
    expect(names(levels(bots))).toEqual(["weak", "middling", "strong"]);
    expect(names(otherBots(bots))).toEqual(["silly", "able", "strange"]);
  });

  it("are those chosen last, without any that is gone, and else a medium one", () => {
    expect(suggested(bots, ["strong", "weak"])).toEqual(["strong", "weak"]);
    expect(suggested(bots, ["one that is gone", "weak"])).toEqual(["weak"]);
    expect(suggested(bots, ["one that is gone"])).toEqual(["middling"]);
    expect(suggested(bots, [])).toEqual(["middling"]);
  });

  it("are shown before the server has said who can play", () => {
    expect(suggested(null, ["strong"])).toEqual(["strong"]);
    expect(suggested(null, []).length).toBeGreaterThan(1);
  });

  it("are two of the same medium level in a first game", () => {
    expect(firstOpponents(bots)).toEqual(["middling", "middling"]);
    expect(firstOpponents([...bots, bot("stronger", 4)])).toEqual(["middling", "middling"]);
    expect(firstOpponents([bot("strange", null)])).toEqual(["strange", "strange"]);
    expect(firstOpponents([])).toEqual([]);
  });

  it("are joined by the nearest level that is not there yet", () => {
    expect(another(bots, ["weak"])).toBe("middling");
    expect(another(bots, ["weak", "middling"])).toBe("strong");
    expect(another(bots, ["weak", "middling", "strong"])).toBe("strong");
  });
});
