// Three families of signs, so that nothing on the table depends on colour alone: one for every card, one for
// every terrain, one for every player. Each is path data in a box of 24 by 24, filled by the even-odd rule.
import type { Colour, Terrain, TrainCard } from "../protocol";

const star = (points: number, outer: number, inner: number): string =>
  Array.from({ length: points * 2 }, (_, i) => {
    const [turn, reach] = [(i * Math.PI) / points - Math.PI / 2, i % 2 ? inner : outer];
    return `${i ? "L" : "M"}${(12 + reach * Math.cos(turn)).toFixed(1)} ${(12.6 + reach * Math.sin(turn)).toFixed(1)}`;
  }).join("") + "z";

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A driving wheel: rim, hub and six spokes. */
const wheel = ((): string => {
  const spokes = Array.from({ length: 6 }, (_, i) => {
    const turn = (i * Math.PI) / 3;
    const at = (reach: number, side: number): string =>
      `${(12 + reach * Math.cos(turn) - side * Math.sin(turn)).toFixed(1)} ${(12 + reach * Math.sin(turn) + side * Math.cos(turn)).toFixed(1)}`;
    return `M${at(3, -1)}L${at(8.4, -1)} ${at(8.4, 1)} ${at(3, 1)}z`;
  });
  return disc(12, 12, 11) + disc(12, 12, 8.4) + disc(12, 12, 3.2) + spokes.join("");
})();

/** Cards: bold plain shapes, distinct at the size of a track's space. */
export const CARD_GLYPHS: Record<TrainCard, string> = {
  purple: "M12 1.5 20 12 12 22.5 4 12z",
  white: "M18.6 2.6A10 10 0 1 0 18.6 21.4 11.4 11.4 0 0 1 18.6 2.6z",
  blue: "M1.5 8.6c3.2-4.9 6.8-4.9 10.5-.8s7.3 4.1 10.5-.8v7.4c-3.2 4.9-6.8 4.9-10.5.8s-7.3-4.1-10.5.8z",
  yellow: star(5, 11.8, 5),
  orange: disc(12, 12, 9.4),
  black: "M8.7 2h6.6v6.7H22v6.6h-6.7V22H8.7v-6.7H2V8.7h6.7z",
  red: "M12 2.2 23 21.2H1z",
  green: "M3.2 20.8C1.6 9.6 8.8 2.4 21.4 2.6 22 15.2 14.8 22 6.6 19.4L13 12 4.6 18.6z",
  locomotive: wheel,
};

/** Routes: the sign of what pays for them. Grey takes any one colour: strokes, as where a map is only hatched. */
export const BED_GLYPHS: Record<Colour | TrainCard, string> = {
  ...CARD_GLYPHS,
  grey: "M1.5 19.5 7.2 4.5h3.400L4.900 19.5zM7.500 19.5 13.2 4.5h3.400L10.900 19.5zM13.500 19.5 19.2 4.5h3.400L16.900 19.5z",
};

/** Terrains: small pictures. */
export const TERRAIN_GLYPHS: Record<Terrain, string> = {
  // the sun over a dune: its slope to the wind, its crest, its steep side
  desert: `${disc(5.4, 5.8, 3.6)}M.6 21.8C6.400 19.600 10.200 15 12.800 8.200c2 4.200 2.200 8.600.4 13.600zM14.400 8.800c4.200 3.400 7.200 7.600 9 13h-8.200c1.200-4.600 1-8.800-.8-13z`,
  jungle:
    "M11 22.8c.9-4.9.9-8.6.2-12.1-2-.8-4.6.4-6.6 3.6-.7-3.5.9-5.9 3.8-6.3C5.7 6.4 3.2 6.7.9 8.7 1.9 4.7 6.3 3.1 9.9 5.7 9.9 3.2 8.7 1.8 6.9 1.2c3.1-.6 5.5.9 6.1 3.6 1.9-2.7 5.5-3.1 9.1-.1-2.9-.2-5.1.6-6.5 2.3 3.5.2 5.6 2.6 5.6 6.3-1.7-2.6-3.9-3.7-6.5-3.5 1.1 4 1.2 8 .3 13z",
  mountain: "M.6 21.6 8.2 7.4l3.1 5.2L15.2 4.8l8.2 16.8zM15.3 8.6l-2.3 4.6 1.7 1.3 1.3-1.3 1.5 1.1z",
};

/** Players, by seat: things from a station master's office. */
export const PLAYER_GLYPHS: readonly string[] = [
  // a crown
  "M2 6.5 7 11.5 12 3l5 8.5 5-5L20 17H4zM4 18.6h16V21.6H4z",
  // an anchor
  "M12 1.5a3.4 3.4 0 0 1 1.7 6.3V9.5H18v2.8h-4.3v6.4c2.6-.5 4.3-2 5-4.5l-2 .4L20.5 10l2.2 5.8-1.7-.5C19.6 20 16.5 22.5 12 22.5S4.4 20 3 15.3l-1.7.5L3.5 10l3.8 4.6-2-.4c.7 2.5 2.4 4 5 4.5v-6.4H6V9.5h4.3V7.8A3.4 3.4 0 0 1 12 1.5z",
  // a bell
  "M10.3 3.2a1.7 1.7 0 0 1 3.4 0c3.2.8 5 3.3 5 7v5.3l2.3 3.1H3l2.3-3.1v-5.3c0-3.7 1.8-6.2 5-7zM9.2 20h5.6a2.8 2.8 0 0 1-5.6 0z",
  // a key
  `${disc(7, 12, 5.6)}${disc(7, 12, 2.3)}M12.2 10.4H23v6.4h-3.2v-3.2h-2v2.6h-3v-2.6h-2.6z`,
  // an hourglass
  "M4.5 1.8h15v3h-1.7c0 3.6-1.7 5.7-4 7.2 2.3 1.5 4 3.6 4 7.2h1.7v3h-15v-3h1.7c0-3.6 1.7-5.7 4-7.2-2.3-1.5-4-3.6-4-7.2H4.5z",
];

export function playerGlyph(seat: number): string {
  return PLAYER_GLYPHS[seat % PLAYER_GLYPHS.length]!;
}
