// Which decisions a bot made for a person who was away or late. An event does not say so itself: the rules know no bots.
import type { Event } from "../protocol";

const made = new WeakSet<Event>();

/** Remember those of these events, the first of which has the number after `after`, that a bot decided on for a person. */
export function markStandIns(events: Event[], after: number, stoodIn: number[]): void {
  for (const number of stoodIn) {
    const event = events[number - after - 1];
    if (event) made.add(event);
  }
}

export function isByStandIn(event: Event): boolean {
  return made.has(event);
}
