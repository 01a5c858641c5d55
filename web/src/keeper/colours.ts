// The colours of trains at a real table, by number; the map and the pieces know them as seats.
import { LIVERY_COLOURS } from "../pieces/liveries";

/** The first colour that nobody has, counted on from one. */
export function freeColour(taken: readonly number[], from = 0): number {
  const all = LIVERY_COLOURS.map((_, step) => (from + step) % LIVERY_COLOURS.length);
  return all.find((colour) => !taken.includes(colour)) ?? from;
}
