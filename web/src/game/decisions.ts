// The events that somebody decided on: the others follow from them, or are luck.
import type { Event } from "../protocol";

export const DECISIONS: Event["type"][] = [
  "starting-tickets-chosen",
  "train-card-taken",
  "terrain-card-taken",
  "deck-drawn",
  "route-claimed",
  "tickets-drawn",
  "tickets-kept",
  "passed",
];
