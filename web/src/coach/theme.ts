// What a decision is about, as puzzles name it.
import type { Action, PuzzleTheme } from "../protocol";

/** The theme that a good move belongs to by itself; none where that depends on the position. */
export function themeOf(action: Action): PuzzleTheme | null {
  switch (action.type) {
    case "claim-route":
      return action.doubling ? "doubling" : null;
    case "draw-tickets":
    case "keep-tickets":
      return "tickets";
    case "take-train-card":
    case "take-terrain-card":
    case "draw-blind":
      return "drawing";
    case "pass":
      return null;
  }
}
