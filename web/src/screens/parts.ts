import type { Snippet } from "svelte";

/** The parts of the table, which a phone and a wide screen place differently. */
export type Parts = Record<
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
  | "asks",
  Snippet
>;
