import { describe, expect, it } from "vitest";
import { byStrength, suggested } from "../../src/game/opponents";
import type { BotInfo } from "../../src/protocol";

const bot = (name: string, level: number | null): BotInfo => ({ name, description: "", level, rating: null });
const bots = [bot("strong", 3), bot("weak", 1), bot("strange", null), bot("middling", 2)];

describe("opponents", () => {
  it("are ordered from easy to hard, those without a level last", () => {
    const groups = byStrength(bots).map(({ strength, among }) => [strength, among.map(({ name }) => name)]);
    expect(groups).toEqual([
      ["easy", ["weak"]],
      ["medium", ["middling"]],
      ["hard", ["strong"]],
      ["other", ["strange"]],
    ]);
  });

  it("are the easiest for a first game, and the last one chosen afterwards", () => {
    expect(suggested(bots, "")?.name).toBe("weak");
    expect(suggested(bots, "strong")?.name).toBe("strong");
    expect(suggested(bots, "one that is gone")?.name).toBe("weak");
  });
});
