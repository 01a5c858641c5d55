// The picture of 1.5; a test compares it with the board.
import type { Colour, Terrain } from "../../protocol";

export const TERRAIN_COLOURS: { terrain: Terrain; colours: Colour[] }[] = [
  { terrain: "desert", colours: ["yellow", "orange", "red"] },
  { terrain: "jungle", colours: ["purple", "blue", "green"] },
  { terrain: "mountain", colours: ["white", "grey", "black"] },
];
