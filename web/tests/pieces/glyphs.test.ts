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

  it("show a desert as the sun over a dune", () => {
    const [sun = "", ...dune] = TERRAIN_GLYPHS.desert.split(/(?<=z)(?=M)/);
    const [, left = "", middle = "", radius = ""] = sun.match(/^M([\d.]+) ([\d.]+)a([\d.]+) \3 0 1 0 /) ?? [];
    expect(Number(radius), "a disc").toBeGreaterThan(2);
    expect(Number(left) + 2 * Number(radius), "on the left").toBeLessThan(12);
    expect(Number(middle) + Number(radius), "high up").toBeLessThan(12);
    const starts = dune.map(
      (part) =>
        part
          .match(/^M([\d.]+) ([\d.]+)/)
          ?.slice(1)
          .map(Number) ?? [],
    );
    const [[ground = []], [crest = []]] = [starts.slice(0, 1), starts.slice(1)];
    expect(starts.length, "a slope to the wind and a steep side").toBe(2);
    expect([ground[0]! < 2, ground[1]! > 20], "from the ground on the left").toEqual([true, true]);
    expect([crest[0]! > 10, crest[1]! < 12], "to a crest as high as the sun").toEqual([true, true]);
    const { container } = render(TerrainCard, { terrain: "desert" });
    expect([...container.querySelectorAll("path")].map((path) => path.getAttribute("d"))).toContain(
      TERRAIN_GLYPHS.desert,
    );
  });

  it("serve any seat", () => {
    expect(playerGlyph(4)).toBe(PLAYER_GLYPHS[4]);
  });
});
