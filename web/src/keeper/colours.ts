// The five colours of trains, those of the board game, by number; the map and the pieces know them as seats.

export const COLOUR_NAMES = ["red", "blue", "green", "yellow", "black"] as const;

/** The first colour that nobody has, counted on from one. */
export function freeColour(taken: readonly number[], from = 0): number {
  const all = COLOUR_NAMES.map((_, step) => (from + step) % COLOUR_NAMES.length);
  return all.find((colour) => !taken.includes(colour)) ?? from;
}
