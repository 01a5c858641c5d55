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

/** The number of the last event that this seat decided on; 0 if there is none. */
export function lastDecision(events: Event[], seat: number | null): number {
  return (
    events.findLastIndex(
      (event) => DECISIONS.includes(event.type) && "seat" in event && event.seat === seat,
    ) + 1
  );
}
