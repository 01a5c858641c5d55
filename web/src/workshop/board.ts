// What the workshop begins with, and a board that is being made as the map and the words want it.
import type { BoardContent, Distances, WholeBoard } from "../protocol";
import { endsOf } from "./finding";
import builtInFile from "./built-in.json";

export const builtIn = builtInFile.content as unknown as BoardContent;
const builtInDistances: Distances = builtInFile.distances;
/** The tickets in the box of the printed game. */
export const BOX = 48;

const MOST_SPACES = 12; // that are drawn of a route: whatever a file says, the map stays quick

/** What can be drawn of the routes: from one known place to another, which lies elsewhere. */
function drawable({ places, routes }: BoardContent): BoardContent["routes"] {
  const at = new Map(places.map((place) => [place.id, place.at.join()]));
  return routes
    .filter(({ between: [one, other] }) => at.has(one) && at.has(other) && at.get(one) !== at.get(other))
    .map((route) => ({ ...route, length: Math.min(MOST_SPACES, Math.max(1, route.length)) }));
}

/** The board with its countries, as a client is sent it, as far as it can be drawn. */
export function wholeOf(content: BoardContent): WholeBoard {
  const countries = [...new Set(content.places.flatMap(({ country }) => country ?? []))].map((id) => {
    const own = content.places.filter(({ country }) => country === id);
    return { id, name: own[0]?.name ?? id, places: own.map((place) => place.id) };
  });
  const tickets = content.tickets.map((ticket) => ({ id: ticket.between.join("--"), ticket }));
  const difference = { tickets: tickets.length, new_tickets: 0, map: 0 };
  const routes = drawable(content);
  const size: BoardContent["size"] = content.size.every((side) => side > 0) ? content.size : [1, 1];
  return { names: {}, ...content, size, hash: "", terrain: {}, routes, tickets, countries, difference };
}

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
