// What the keeper is given: the built-in board, the numbers of the rules, and everything a place is called. The file is
// made by `make generate`; no number of the rules is written down in this folder.
import type { BoardContent, Colour, Terrain } from "../protocol";
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

/** The built-in board, without its tickets: those of the printed game are others. */
export const builtIn = material.content as unknown as BoardContent;
export const published: Numbers = material.rules;
/** By city, way station or country: its names in every language, at other times, on other maps. */
export const names: Record<string, string[]> = material.names;
/** 1.5: which terrain the routes of a colour lead through. */
export const terrainOfColour = material.terrain as Record<Colour, Terrain>;
export const TERRAINS: readonly Terrain[] = ["desert", "jungle", "mountain"];
