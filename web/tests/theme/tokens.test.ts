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

type Light = [number, number, number];

/** A colour, or so much of it on another, in linear light. */
function linear(hex: string, ground = hex, part = 1): Light {
  return [1, 3, 5].map((at) => {
    const [a, b] = [hex, ground].map((colour) => parseInt(colour.slice(at, at + 2), 16) / 255) as [
      number,
      number,
    ];
    const v = a * part + b * (1 - part);
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as Light;
}
const brightness = ([r, g, b]: Light): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
function ratio(a: Light, b: Light): number {
  const [x, y] = [brightness(a), brightness(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
const through =
  (...rows: Light[]) =>
  (light: Light): Light =>
    rows.map((row) =>
      Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2])),
    ) as Light;

/** How people see: the three common deficiencies at their full strength (Machado, Oliveira and Fernandes 2009). */
const EYES: Record<string, (light: Light) => Light> = {
  normal: (light) => light,
  protan: through(
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ),
  deutan: through(
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ),
  tritan: through(
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ),
  grey: (light) => [brightness(light), brightness(light), brightness(light)],
};

/** How far two colours are apart in OKLab; 0.02 can just be seen. */
function apart(a: string, b: string): number {
  const lab = (hex: string): Light => {
    const [r, g, b] = linear(hex);
    const [l, m, s] = [
      Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
      Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
      Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
    ];
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  };
  const [x, y] = [lab(a), lab(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

/** A percentage of the tokens. */
function share(name: string, theme: Record<string, string>): number {
  const block = blockOf(theme === dark ? ':root[data-theme="dark"]' : ":root");
  const found = new RegExp(`--${name}: (\\d+)%`).exec(block) ?? new RegExp(`--${name}: (\\d+)%`).exec(css);
  return Number(found![1]) / 100;
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

  it("a taken route differs from every free one: by all eyes, in grey, in print", () => {
    for (const [eyes, see] of Object.entries(EYES))
      for (const card of cards) {
        const bed = linear(theme[`card-${card}`]!, theme.land!, share("bed", theme));
        for (const [seat, player] of players.entries())
          expect(ratio(see(linear(player)), see(bed)), `${eyes}: seat ${seat} on ${card}`).toBeGreaterThan(3);
        const outline = theme === light ? "casing" : "casing-rim";
        expect(ratio(see(linear(theme[outline]!)), see(bed)), `${eyes}: casing on ${card}`).toBeGreaterThan(
          4.5,
        );
      }
  });

  it("a free route keeps a glyph that can be read, and an edge", () => {
    for (const card of cards) {
      const [bed, edge, glyph] = [
        linear(theme[`card-${card}`]!, theme.land!, share("bed", theme)),
        linear(theme[`card-${card}`]!, theme.ink!, share("bed-edge", theme)),
        linear(theme[`card-${card}`]!, theme.ink!, share("bed-glyph", theme)),
      ];
      expect(ratio(glyph, bed), card).toBeGreaterThanOrEqual(2.7);
      expect(ratio(edge, linear(theme.land!)), card).toBeGreaterThanOrEqual(1.9);
    }
  });

  it("players have colours that no route has", () => {
    for (const [seat, player] of players.entries())
      for (const card of cards.filter((name) => name !== "locomotive"))
        expect(apart(player, theme[`card-${card}`]!), `seat ${seat}, ${card}`).toBeGreaterThan(0.08);
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
