// What must be seen stands out from the paper by 3:1 or more in both themes, text by 4.5:1.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("src/theme/tokens.css", "utf8");
const tokensIn = (block: string): Record<string, string> =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name!, value!]),
  );
const blockOf = (selector: string): string => css.split(`${selector} {`)[1]!.split("}")[0]!;
const light = tokensIn(blockOf(":root"));
const dark = { ...light, ...tokensIn(blockOf(':root[data-theme="dark"]')) };

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const v = parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** How a colour looks to eyes without red or green cones (Viénot, Brettel and Mollon 1999). */
function asSeen(hex: string, kind: "protan" | "deutan"): [number, number, number] {
  const [r, g, b] = [1, 3, 5].map((at) => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2) as [
    number,
    number,
    number,
  ];
  const [x, y] = kind === "protan" ? [0.1124, 0.8876] : [0.2928, 0.7072];
  const z = kind === "protan" ? [0.004, -0.004] : [-0.0223, 0.0223];
  const yellow = x * r + y * g;
  return [yellow, yellow, z[0]! * r + z[1]! * g + b].map((v) => 100 * Math.max(0, v) ** (1 / 2.2)) as [
    number,
    number,
    number,
  ];
}

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("in the %s theme", (_, theme) => {
  const players = [0, 1, 2, 3, 4].map((seat) => theme[`player-${seat}`]!);
  const cards = "purple white blue yellow orange black red green grey locomotive".split(" ");

  it("players stand out from land, sea and paper", () => {
    for (const player of players)
      for (const ground of ["land", "sea", "paper"])
        expect(contrast(player, theme[ground]!)).toBeGreaterThanOrEqual(3);
  });

  it("a player's glyph stands out from the player's colour", () => {
    for (const player of players) expect(contrast(player, theme["player-on"]!)).toBeGreaterThanOrEqual(4.5);
  });

  it("spaces have an edge that stands out from the land, and a glyph that stands out from the space", () => {
    expect(contrast(theme["space-edge"]!, theme.land!)).toBeGreaterThanOrEqual(4.5);
    for (const card of cards)
      expect(contrast(theme[`card-${card}`]!, theme[`card-${card}-on`]!), card).toBeGreaterThanOrEqual(3);
  });

  it("the focus stands out from whatever it lies on", () => {
    for (const ground of ["paper", "paper-raised", "paper-deep", "land", "sea", "lake"])
      expect(contrast(theme.focus!, theme[ground]!), ground).toBeGreaterThanOrEqual(3);
  });

  it("words are readable", () => {
    for (const ink of ["ink", "ink-soft", "accent"])
      for (const ground of ["paper", "paper-raised", "land"])
        expect(contrast(theme[ink]!, theme[ground]!), ink).toBeGreaterThanOrEqual(4.5);
  });

  it("no two players look alike to colour-blind eyes", () => {
    for (const kind of ["protan", "deutan"] as const)
      players.forEach((a, i) => {
        for (const b of players.slice(i + 1)) {
          const [p, q] = [asSeen(a, kind), asSeen(b, kind)];
          expect(Math.hypot(...p.map((v, k) => v - q[k]!)), `${kind} ${a} ${b}`).toBeGreaterThan(14);
        }
      });
  });
});
