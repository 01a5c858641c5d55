import { describe, expect, it } from "vitest";
import { CARD_GLYPHS, PLAYER_GLYPHS, playerGlyph, TERRAIN_GLYPHS } from "../../src/pieces/glyphs";

describe("the glyphs", () => {
  const families = [Object.values(CARD_GLYPHS), Object.values(TERRAIN_GLYPHS), [...PLAYER_GLYPHS]];

  it("are one for each of nine cards, three terrains and five players", () => {
    expect(families.map((family) => family.length)).toEqual([9, 3, 5]);
  });

  it("are all different, across the families too", () => {
    const all = families.flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it("are clean path data", () => {
    for (const path of families.flat()) expect(path).toMatch(/^M[-\d.MLHVCSQTAZmlhvcsqtaz ]+z$/);
  });

  it("serve any seat", () => {
    expect(playerGlyph(4)).toBe(PLAYER_GLYPHS[4]);
  });
});
