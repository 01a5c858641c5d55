// The score of a game, as section 7 counts it. Thousands of finished games, counted by the game itself, prove it
// (tests/keeper/scoring.test.ts).
import { deadEndsOf, placesOf } from "../game/places";
import type { WholeBoard } from "../protocol";
import type { Numbers } from "./material";

/** A route that somebody has. */
export interface Owned {
  route: string;
  player: number;
  doubled: boolean;
}

export interface HeldTicket {
  player: number;
  between: readonly [string, string];
  points: number;
}

export interface Score {
  player: number;
  routes: number;
  doubling: number;
  /** The tickets as they were given, by whether they are completed. */
  completed: HeldTicket[];
  failed: HeldTicket[];
  tickets: number;
  globetrotter: number;
  total: number;
}

/** 5.5, 5.7: what a route scores. */
export function routePoints(numbers: Numbers, length: number, doubled: boolean): number {
  return (numbers.route_points[length] ?? 0) * (doubled ? 2 : 1);
}

/** The score of every player, and who won (7.2–7.5). */
export function scoreSheet(
  board: WholeBoard,
  numbers: Numbers,
  players: number,
  owned: readonly Owned[],
  tickets: readonly HeldTicket[],
): { scores: Score[]; winners: number[] } {
  const lengths = new Map(board.routes.map((route) => [route.id, route.length]));
  const sum = (values: number[]): number => values.reduce((all, one) => all + one, 0);
  const single = ({ route }: Owned): number => routePoints(numbers, lengths.get(route) ?? 0, false);
  const pointsOf = (some: HeldTicket[]): number => sum(some.map(({ points }) => points));

  const scores = Array.from({ length: players }, (_, player): Score => {
    const own = owned.filter((one) => one.player === player);
    const held = tickets.filter((ticket) => ticket.player === player);
    const paths = new Map(held.map((ticket) => [ticket, pathOf(board, own, ticket.between)]));
    const completed = held.filter((ticket) => paths.get(ticket));
    const failed = held.filter((ticket) => !paths.get(ticket));
    return {
      player,
      routes: sum(own.map(single)),
      doubling: sum(own.filter(({ doubled }) => doubled).map(single)),
      completed,
      failed,
      tickets: pointsOf(completed) - pointsOf(failed),
      globetrotter: 0,
      total: 0,
    };
  });
  const most = Math.max(...scores.map(({ completed }) => completed.length));
  for (const score of scores) {
    // 7.3: everyone with the most completed tickets, if there is one at all
    score.globetrotter = most > 0 && score.completed.length === most ? numbers.globetrotter : 0;
    score.total = score.routes + score.doubling + score.tickets + score.globetrotter;
  }
  return { scores, winners: winnersOf(scores) };
}

/** 7.5: most points, then most completed tickets, then a shared victory. */
function winnersOf(scores: Score[]): number[] {
  const isBetter = (one: Score, other: Score): boolean =>
    one.total > other.total || (one.total === other.total && one.completed.length > other.completed.length);
  return scores.filter((one) => !scores.some((other) => isBetter(other, one))).map(({ player }) => player);
}

/** 6.3–6.6: the routes of a shortest unbroken path that joins two ends, or null. */
export function pathOf(
  board: WholeBoard,
  own: readonly { route: string }[],
  between: readonly [string, string],
): string[] | null {
  return cheapestPath(board, new Map(own.map(({ route }) => [route, 1])), between);
}

/**
 * The path that joins two ends with the fewest further trains: what a player has of it, and what is missing. It leads by
 * the player's own routes and by open ones.
 */
export function nearestPath(
  board: WholeBoard,
  own: ReadonlySet<string>,
  open: ReadonlySet<string>,
  between: readonly [string, string],
): { path: string[]; gap: string[] } {
  const ALMOST_FREE = 0.01; // of a train: no detour is shown
  const prices = board.routes.flatMap(({ id, length }): [string, number][] => {
    if (own.has(id)) return [[id, ALMOST_FREE]];
    return open.has(id) ? [[id, length]] : [];
  });
  const found = cheapestPath(board, new Map(prices), between) ?? [];
  return { path: found.filter((route) => own.has(route)), gap: found.filter((route) => !own.has(route)) };
}

/** By routes that have a price. A country is reached at any of its places, and no path leads through a dead end. */
function cheapestPath(
  board: WholeBoard,
  prices: ReadonlyMap<string, number>,
  [start, goal]: readonly [string, string],
): string[] | null {
  const deadEnds = deadEndsOf(board);
  const routes = board.routes.filter(({ id }) => prices.has(id));
  const reached = new Map<string, { price: number; from: string; route: string } | null>();
  const priceAt = (place: string): number =>
    reached.has(place) ? (reached.get(place)?.price ?? 0) : Infinity;
  const waiting = [...placesOf(board, start)];
  for (const place of waiting) reached.set(place, null);

  for (let from = waiting.shift(); from !== undefined; from = waiting.shift())
    for (const { id: route, between: ends } of routes) {
      if (!ends.includes(from)) continue;
      const place = ends[0] === from ? ends[1] : ends[0];
      const price = priceAt(from) + (prices.get(route) ?? 0);
      if (price >= priceAt(place)) continue;
      reached.set(place, { price, from, route });
      if (!deadEnds.has(place)) waiting.push(place);
    }
  const [nearest] = placesOf(board, goal)
    .filter((place) => reached.has(place))
    .sort((one, other) => priceAt(one) - priceAt(other));
  return nearest === undefined ? null : pathBack(reached, nearest);
}

function pathBack(reached: Map<string, { from: string; route: string } | null>, goal: string): string[] {
  const path: string[] = [];
  for (let step = reached.get(goal); step; step = reached.get(step.from)) path.unshift(step.route);
  return path;
}
