// What a count, or a ticket of the score sheet, shows of itself on the map and in the players' panels.
import { placesOf } from "../game/places";
import type { WholeBoard } from "../protocol";
import type { CountStep, Scores } from "./count";

export interface EndStage {
  /** The ends of the ticket, the routes that there are of its path, and those that are missing. */
  highlight: { places: Set<string>; routes: Set<string> };
  gap: Set<string>;
  scores: Scores;
}

export function stageOf(
  board: WholeBoard,
  ends: readonly string[],
  { path, gap }: Pick<CountStep, "path" | "gap">,
  scores: Scores,
): EndStage {
  return {
    highlight: { places: new Set(ends.flatMap((end) => placesOf(board, end))), routes: new Set(path) },
    gap: new Set(gap),
    scores,
  };
}
