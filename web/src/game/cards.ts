// The kinds of cards, in the order they are shown and dealt in.
import type { Terrain, TerrainCards, TrainCard, TrainCards } from "../protocol";

export const TRAIN_CARDS: TrainCard[] = [
  "purple",
  "white",
  "blue",
  "yellow",
  "orange",
  "black",
  "red",
  "green",
  "locomotive",
];

export const TERRAINS: Terrain[] = ["desert", "jungle", "mountain"];

/** How many cards a pile holds. */
export function total(pile: TrainCards | TerrainCards): number {
  return Object.values(pile).reduce((sum: number, count: number) => sum + count, 0);
}
