// What the workshop begins with, and what its tickets are worth.
import { endsOf } from "../keeper/finding";
import type { BoardContent, Distances } from "../protocol";
import builtInFile from "./built-in.json";

export const builtIn = builtInFile.content as unknown as BoardContent;
const builtInDistances: Distances = builtInFile.distances;
/** What the entries of a board are grouped in. */
export const SECTIONS = ["tickets", "routes", "places"] as const;
export type Section = (typeof SECTIONS)[number];

/** The tickets in the box of the printed game. */
export const BOX = 48;

/** What a ticket is worth by custom, its shortest path in spaces; 0: nobody knows, or there is none. */
export function proposal(distances: Distances | null): (one: string, other: string) => number {
  const { ends, spaces } = distances ?? builtInDistances;
  return (one, other) => {
    const [first, second] = [ends.indexOf(one), ends.indexOf(other)].sort((a, b) => a - b) as [
      number,
      number,
    ];
    if (first < 0 || first === second) return 0;
    // The rows before this one have one entry less each.
    return spaces[first * (ends.length - 1) - (first * (first - 1)) / 2 + second - first - 1] ?? 0;
  };
}

/** How many tickets name each end. */
export function named(content: BoardContent): Map<string, number> {
  const counts = new Map([...endsOf(content).keys()].map((end) => [end, 0]));
  for (const end of content.tickets.flatMap(({ between }) => between))
    counts.set(end, (counts.get(end) ?? 0) + 1);
  return counts;
}
