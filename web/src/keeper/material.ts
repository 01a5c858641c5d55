// What the keeper is given: the board, the numbers of the rules, and everything a place is called. The file is made
// by `make generate`; no number of the rules is written down in this folder.
import type { Terrain, WholeBoard } from "../protocol";
import material from "./material.json";

/** The numbers of `Rules` that a score depends on. */
export interface Numbers {
  min_players: number;
  max_players: number;
  trains: number;
  route_points: number[];
  players_sharing_doubles: number;
  longest_short_route: number;
  short_terrain_cost: number;
  long_terrain_cost: number;
  trains_that_end_the_game: number;
  globetrotter: number;
}

export const board = material.board as unknown as WholeBoard;
export const numbers: Numbers = material.rules;
/** By city, way station or country: its names in every language, at other times, on other maps. */
export const names: Record<string, string[]> = material.names;

export const routes = new Map(board.routes.map((route) => [route.id, route]));
export const TERRAINS: readonly Terrain[] = ["desert", "jungle", "mountain"];
export const terrainOf = (route: string): Terrain => board.terrain[route] ?? "mountain";

/** What a ticket may name (6.4–6.6): cities and countries. */
export const ends: readonly string[] = [
  ...board.places.filter(({ kind }) => kind === "city").map(({ id }) => id),
  ...board.countries.map(({ id }) => id),
];

/** The end that a place on the map stands for; none for a way station. */
export function endAt(place: string): string | null {
  const found = board.places.find(({ id }) => id === place);
  const end = found?.country ?? place;
  return ends.includes(end) ? end : null;
}
