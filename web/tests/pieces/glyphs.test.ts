// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import TerrainCard from "../../src/pieces/TerrainCard.svelte";
import { BED_GLYPHS, PLAYER_GLYPHS, playerGlyph, TERRAIN_GLYPHS } from "../../src/pieces/glyphs";

describe("the glyphs", () => {
  const families = [Object.values(BED_GLYPHS), Object.values(TERRAIN_GLYPHS), [...PLAYER_GLYPHS]];

  it("are one for each of nine cards and grey routes, three terrains and five players", () => {
    expect(families.map((family) => family.length)).toEqual([10, 3, 5]);
  });

  it("are all different, across the families too", () => {
    const all = families.flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it("are clean path data", () => {
    for (const path of families.flat()) expect(path).toMatch(/^M[-\d.MLHVCSQTAZmlhvcsqtaz ]+z$/);
  });

  it("show a desert as the sun with rays over a dune", () => {
    const [sun = "", ...others] = TERRAIN_GLYPHS.desert.split(/(?<=z)(?=M)/);
    const [, middle = "", radius = ""] = sun.match(/^M[\d.]+ ([\d.]+)a([\d.]+) \2 0 1 0 /) ?? [];
    expect(Number(radius), "large enough for a line of text").toBeGreaterThan(4);
    expect(Number(middle) + Number(radius), "above the dune").toBeLessThan(15);
    expect(others.length, "five rays and the dune").toBe(6);
    const { container } = render(TerrainCard, { terrain: "desert" });
    expect([...container.querySelectorAll("path")].map((path) => path.getAttribute("d"))).toContain(
      TERRAIN_GLYPHS.desert,
    );
  });

  it("serve any seat", () => {
    expect(playerGlyph(4)).toBe(PLAYER_GLYPHS[4]);
  });
});
