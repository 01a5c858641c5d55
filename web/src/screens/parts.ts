import type { Snippet } from "svelte";

type TablePart =
  | "head"
  | "status"
  | "players"
  | "strip"
  | "map"
  | "claim"
  | "market"
  | "hand"
  | "tickets"
  | "log"
  | "history"
  | "asks";

/** The parts of the table, which a phone and a wide screen place differently. */
export type Parts = Record<TablePart, Snippet> & {
  /** After the game, in place of one's own things. */
  end: Snippet | undefined;
  /** In the past of a finished game: what everyone held, in place of one's own hand and tickets. */
  hands: Snippet | undefined;
};
