// What one seat has been sent of a game: every event so far, and the latest update.
import type { CardCost, ClosedRoutes, Event, TicketProgress, Update } from "../protocol";
import { lastDecision } from "./decisions";
import { markStandIns } from "./stand-ins";

export class SeatFeed {
  events = $state.raw<Event[]>([]);
  update = $state.raw<Update | null>(null);
  /** How far the seat's tickets are, and the routes closed to it: updates leave out what has not changed. */
  progress = $state.raw<TicketProgress[]>([]);
  cost = $state.raw<CardCost>({});
  closed = $state.raw<ClosedRoutes[]>([]);

  /** How far the tickets were after the seat's own last decision, and when that was; unknown until it is asked for. */
  before = $state.raw<TicketProgress[] | null>(null);
  decided = 0;

  private isAnswerDue = false;

  constructor(readonly seat: number | null) {}

  /** A new connection: the next update answers its `watch` and holds, even if the server was set back. */
  expectAnswer(): void {
    this.isAnswerDue = true;
  }

  /** The number of the last event known without a gap. */
  get known(): number {
    return this.events.length;
  }

  /** Take an update in; whether there is a gap before it that should be asked for. */
  take(update: Update): boolean {
    if (this.isAnswerDue && update.seq < this.known) this.goBackTo(update);
    this.isAnswerDue = false;
    markStandIns(update.events, update.after, update.stood_in);
    if (update.after <= this.known && update.seq > this.known) {
      this.events = [...this.events, ...update.events.slice(this.known - update.after)];
    }
    if (update.seq >= (this.update?.seq ?? 0)) this.show(update);
    return update.after > this.known;
  }

  /** A server restored from a backup knows less than we do. */
  private goBackTo({ after }: Update): void {
    this.events = this.events.slice(0, after);
    this.update = null;
    this.before = null;
    this.decided = 0;
  }

  private show(update: Update): void {
    this.update = update;
    this.progress = update.progress ?? this.progress;
    this.cost = update.cost ?? this.cost;
    this.compare(update);
    this.closed = update.closed ?? this.closed;
  }

  /** Keep what the seat knew when it last decided, as far as others have not claimed anything since. */
  private compare({ after, seq, events }: Update): void {
    const decided = after + lastDecision(events, this.seat);
    if (decided > after) {
      const since = events.slice(decided - after);
      this.decided = decided;
      this.before = since.some(({ type }) => type === "route-claimed") ? null : this.progress;
    } else if (!this.before && !this.decided && seq) this.before = this.progress;
  }
}
