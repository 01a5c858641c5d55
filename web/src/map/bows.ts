// How the routes of a chart are bowed: straight where nothing is in the way, else as little as keeps clear of places and
// of other routes. The picture that the server draws bows them alike: `picture/bows.py`.
import { bowAir, bowClashCost, bowCost, bowRounds, bows } from "@picture/measures.json";
import type { Route, WholeBoard } from "../protocol";
import { joining, MARK, overlap, pointOf, spacesOf, type Bend, type Box } from "./geometry";

interface Joined {
  routes: Route[];
  bow: number;
  spaces: Box[];
}

const known = new WeakMap<WholeBoard, Record<string, Bend>>();

/** The bends of all routes, by what they join. */
export function bowsOf(board: WholeBoard): Record<string, Bend> {
  const found = known.get(board) ?? find(board);
  known.set(board, found);
  return found;
}

function find(board: WholeBoard): Record<string, Bend> {
  const places = new Map(board.places.map((place) => [place.id, place]));
  const lay = (routes: Route[], bow: number): Box[] =>
    routes.flatMap((route) => spacesOf(board, places, route, bendOf(routes, route, bow)));
  const pairs = new Map<string, Route[]>();
  for (const route of board.routes) {
    const pair = [...route.between].sort().join("--");
    pairs.set(pair, [...(pairs.get(pair) ?? []), route]);
  }
  const joins = [...pairs.values()].map((routes): Joined => ({ routes, bow: 0, spaces: lay(routes, 0) }));
  const marks = board.places.map((place) => {
    const across = 2 * MARK[place.kind] + bowAir;
    return { id: place.id, box: { ...pointOf(board, place), width: across, height: across, angle: 0 } };
  });
  for (let round = 0; round < bowRounds; round += 1) {
    let isChanged = false;
    for (const join of joins) {
      const own = join.routes[0]!.between;
      const others = [
        ...marks.filter(({ id }) => !own.includes(id)).map(({ box }) => box),
        ...joins.filter((other) => other !== join).flatMap(({ spaces }) => spaces),
      ];
      if (!clash(join.spaces, others)) continue;
      const cost = (bow: number): number => clash(lay(join.routes, bow), others) + bowCost * Math.abs(bow);
      const best = bows.map((bow) => ({ bow, cost: cost(bow) })).reduce((a, b) => (b.cost < a.cost ? b : a));
      if (best.bow === join.bow) continue;
      [join.bow, join.spaces, isChanged] = [best.bow, lay(join.routes, best.bow), true];
    }
    if (!isChanged) break;
  }
  return Object.fromEntries(
    joins.flatMap(({ routes, bow }) => routes.map((route) => [joining(route), bendOf(routes, route, bow)])),
  );
}

/** A twin may name its places the other way round: then its bow is to the other side. */
function bendOf(routes: Route[], route: Route, bow: number): Bend {
  const own = route.between[0] === routes[0]?.between[0] ? bow : -bow;
  return [own, own, 0];
}

function clash(boxes: readonly Box[], others: readonly Box[]): number {
  let sum = 0;
  for (const box of boxes)
    for (const other of others) {
      const depth = overlap(box, other) + bowAir;
      if (depth > 0) sum += bowClashCost + depth;
    }
  return sum;
}
