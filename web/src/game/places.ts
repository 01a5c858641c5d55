// The places of a board.
import type { WholeBoard } from "../protocol";

/** The places at which an end of a ticket is reached: those of a country, or the city itself. */
export function placesOf(board: WholeBoard, end: string): string[] {
  return board.countries.find(({ id }) => id === end)?.places ?? [end];
}

/** The places that no path leads through. */
export function deadEndsOf(board: WholeBoard): Set<string> {
  return new Set(board.places.filter(({ kind }) => kind === "terminal").map(({ id }) => id));
}
