// A player's routes, sorted into what hangs together.
import { deadEndsOf } from "../game/places";
import type { Wording } from "../wording/wording";

/** The routes in groups that are joined by a place one can pass through, the largest first. */
export function networks(routes: string[], words: Wording): string[][] {
  const deadEnds = deadEndsOf(words.board);
  let found: { places: string[]; routes: string[] }[] = [];
  for (const route of routes) {
    const ends = (words.routes.get(route)?.between ?? []).filter((end) => !deadEnds.has(end));
    const joined = found.filter(({ places }) => places.some((place) => ends.includes(place)));
    const apart = found.filter((network) => !joined.includes(network));
    found = [
      ...apart,
      {
        places: [...joined.flatMap(({ places }) => places), ...ends],
        routes: [...joined.flatMap((network) => network.routes), route],
      },
    ];
  }
  return found.map((network) => network.routes).sort((a, b) => b.length - a.length);
}
