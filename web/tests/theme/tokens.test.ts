// What must be seen stands out from the paper by 3:1 or more in both themes, text by 4.5:1.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = ["tokens", "trains"].map((name) => readFileSync(`src/theme/${name}.css`, "utf8"));
const tokensIn = (block: string): Record<string, string> =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name!, value!]),
  );
const blockOf = (selector: string): string =>
  css.map((file) => file.split(`${selector} {`)[1]!.split("}")[0]!).join("");
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
function apart(a: Light, b: Light): number {
  const lab = ([r, g, b]: Light): Light => {
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

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("in the %s theme", (_, theme) => {
  const token = (name: string): Light => linear(theme[name]!);
  const players = [0, 1, 2, 3, 4].map((seat) => token(`player-${seat}`));
  const cards = "purple white blue yellow orange black red green locomotive".split(" ");
  const beds = [...cards, "grey"];
  const edgeOf = (bed: string): Light => linear(theme[`bed-${bed}`]!, theme["space-edge"], 0.22);
  const signOf = (bed: string): Light => linear(theme[`bed-${bed}-on`] ?? theme["bed-on"]!);
  /** The ground where the regions of the desert lie over each other. */
  const sand = linear(theme.desert!, theme.land, 0.4);

  it("players have lines and edges that stand out from the paper", () => {
    for (const seat of players.keys())
      for (const ground of ["paper", "paper-raised"])
        expect(
          contrast(theme[`player-${seat}-line`]!, theme[ground]!),
          `seat ${seat}`,
        ).toBeGreaterThanOrEqual(3);
    for (const ground of ["paper", "paper-raised"])
      expect(contrast(theme.ink!, theme[ground]!)).toBeGreaterThanOrEqual(3); // the edge of a badge
  });

  it("a player's sign stands out from badge and plate", () => {
    for (const [seat, player] of players.entries()) {
      expect(ratio(token(`player-${seat}-on`), player), `seat ${seat}`).toBeGreaterThanOrEqual(4.5);
      const sign = linear(theme[`player-${seat}`]!, theme.casing, 0.45);
      expect(ratio(sign, token("casing-rim")), `seat ${seat} on its plate`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("cards have an edge that stands out from the land, and a sign that stands out from the card", () => {
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
    for (const [eyes, see] of Object.entries(EYES)) {
      const [casing, rim] = [see(token("casing")), see(token("casing-rim"))];
      expect(ratio(casing, rim), `${eyes}: rim around casing`).toBeGreaterThan(14);
      for (const name of beds) {
        const bed = see(token(`bed-${name}`));
        // No bed is as dark as the casing or as light as the rim but one, which the other frames.
        expect(Math.max(ratio(casing, bed), ratio(rim, bed)), `${eyes}: ${name}`).toBeGreaterThan(4);
      }
    }
  });

  it("a train has a colour that no free route has", () => {
    for (const [seat, player] of players.entries())
      for (const bed of beds)
        expect(apart(player, token(`bed-${bed}`)), `seat ${seat}, ${bed}`).toBeGreaterThan(0.06);
  });

  it("a free route has an edge and a sign that can be seen: by all eyes, in grey", () => {
    for (const [eyes, see] of Object.entries(EYES))
      for (const name of beds) {
        const bed = see(token(`bed-${name}`));
        expect(ratio(see(signOf(name)), bed), `${eyes}: the sign of ${name}`).toBeGreaterThan(3);
        for (const [where, ground] of Object.entries({ land: token("land"), sea: token("sea"), sand })) {
          const off = Math.max(ratio(see(edgeOf(name)), see(ground)), ratio(bed, see(ground)));
          expect(off, `${eyes}: ${name} on ${where}`).toBeGreaterThan(3);
        }
      }
  });

  it("free routes keep the names of their colours", () => {
    for (const [eyes, see] of Object.entries(EYES)) {
      const [black, grey, white] = ["black", "grey", "white"].map((name) => see(token(`bed-${name}`)));
      expect(ratio(black!, grey!), `${eyes}: black is darker than grey`).toBeGreaterThan(3);
      expect(ratio(grey!, white!), `${eyes}: white is lighter than grey`).toBeGreaterThan(2);
    }
    const [r, g, b] = token("bed-grey"); // no tint
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(0.01);
    for (const card of cards.filter((name) => !["black", "white", "locomotive"].includes(name))) {
      const [bed, land, full] = [token(`bed-${card}`), token("land"), token(`card-${card}`)];
      expect(apart(bed, full), `${card}: nearer to its card than to the land`).toBeLessThan(apart(bed, land));
    }
  });

  it("no two players look alike: by all eyes, in grey", () => {
    for (const [eyes, see] of Object.entries(EYES))
      players.forEach((a, i) => {
        for (const [j, b] of players.entries())
          if (j > i) expect(apart(see(a), see(b)), `${eyes}: seats ${i} and ${j}`).toBeGreaterThan(0.09);
      });
  });
});

it("players have the same colours by day and by lamplight", () => {
  for (const seat of [0, 1, 2, 3, 4])
    for (const name of [`player-${seat}`, `player-${seat}-on`]) expect(dark[name], name).toBe(light[name]);
});
