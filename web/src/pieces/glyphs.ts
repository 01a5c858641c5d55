// Three families of signs, so that nothing on the table depends on colour alone: one for every card, one for
// every terrain, one for every player. Each is path data in a box of 24 by 24, filled by the even-odd rule.
import playerSigns from "@picture/player-signs.json";
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
  // the sun over a dune, large enough for a line of text
  desert: `${disc(12, 9.6, 4.8)}M5.3 10.8L2.4 10.8 2.4 8.4 5.3 8.4zM6.4 5.7L4.4 3.7 6.1 2.0 8.1 4.0zM10.8 2.9L10.8 0.0 13.2 -0.0 13.2 2.9zM15.9 4.0L17.9 2.0 19.6 3.7 17.6 5.7zM18.7 8.4L21.6 8.4 21.6 10.8 18.7 10.8zM0 22.6c0-4.200 5-6.400 9-6.400s5 2.500 9 2.500 6-1.500 6-1.500v5.400z`,
  jungle:
    "M11 22.8c.9-4.9.9-8.6.2-12.1-2-.8-4.6.4-6.6 3.6-.7-3.5.9-5.9 3.8-6.3C5.7 6.4 3.2 6.7.9 8.7 1.9 4.7 6.3 3.1 9.9 5.7 9.9 3.2 8.7 1.8 6.9 1.2c3.1-.6 5.5.9 6.1 3.6 1.9-2.7 5.5-3.1 9.1-.1-2.9-.2-5.1.6-6.5 2.3 3.5.2 5.6 2.6 5.6 6.3-1.7-2.6-3.9-3.7-6.5-3.5 1.1 4 1.2 8 .3 13z",
  mountain: "M.6 21.6 8.2 7.4l3.1 5.2L15.2 4.8l8.2 16.8zM15.3 8.6l-2.3 4.6 1.7 1.3 1.3-1.3 1.5 1.1z",
};

/** Players, by the number of their colour: things from a station master's office, in the server's pictures too. */
export const PLAYER_GLYPHS: readonly string[] = Object.values(playerSigns);

export function playerGlyph(seat: number): string {
  return PLAYER_GLYPHS[seat % PLAYER_GLYPHS.length]!;
}
