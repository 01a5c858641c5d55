// What is new at the table.
import type { Event } from "../protocol";

/** Says what has happened since it was last asked. What another seat knows, or a server set back, is no news. */
export class Latest {
  private seat: number | null = null;
  private known = NaN;

  since(seat: number | null, events: readonly Event[]): Event[] {
    const news = seat === this.seat && events.length > this.known ? events.slice(this.known) : [];
    [this.seat, this.known] = [seat, events.length];
    return news;
  }
}

/** Whether the cards have just been dealt: this seat has not chosen its first tickets, and so nobody has moved. */
export function isBeingDealt(events: readonly Event[], seat: number | null): boolean {
  const start = events.findIndex(({ type }) => type === "setup-completed");
  const isOthersChoice = (event: Event): boolean =>
    event.type === "starting-tickets-chosen" && event.seat !== seat;
  return start >= 0 && events.slice(start + 1).every(isOthersChoice);
}
