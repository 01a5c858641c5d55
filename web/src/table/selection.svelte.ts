// What a person at the table has picked out, none of which the server knows: a route to claim, a card to pay with,
// tickets to look at or to keep, and what is open below the map on a phone.
import { placesOf } from "../game/places";
import type { Action, TicketProgress, TrainCard } from "../protocol";
import type { LogLine } from "../wording/event-log";
import type { Wording } from "../wording/wording";

/** What the sheet under the map shows on a phone. */
export type PhoneSheet = "cards" | "tickets" | "players" | "log";

/** The part of the map that a selection needs. */
export interface Views {
  bringIntoView: (route: string) => void;
  zoom: (how: "fit") => void;
}

const ROUTE = "route-";
const TICKET = "ticket-";

/** What things of this kind are about. */
function among(things: readonly string[], kind: string): string[] {
  return things.filter((thing) => thing.startsWith(kind)).map((thing) => thing.slice(kind.length));
}

export class Selection {
  route = $state<string | null>(null);
  card = $state<TrainCard | null>(null);
  shownTicket = $state<string | null>(null);
  pointedTicket = $state<string | null>(null);
  /** The tickets marked to be kept, of those on offer. */
  kept = $state.raw<string[]>([]);
  /** A payment that waits to be confirmed, on screens that ask first. */
  payment = $state.raw<Action | null>(null);
  /** Routes and tickets that the tutorial speaks of. */
  ringed = $state.raw<string[]>([]);
  taught = $state.raw<string[]>([]);
  sheet = $state<PhoneSheet | null>("cards");

  /** `map` is asked each time: it is drawn after the table. */
  constructor(private readonly map: () => Views | undefined) {}

  /** Whether there is a claim in preparation. */
  get hasChosen(): boolean {
    return this.route !== null || this.card !== null;
  }

  /** Prepare a claim, with a card that was dropped on the route if there is one. */
  choose(route: string, card?: string): void {
    if (card) this.card = card as TrainCard;
    this.route = route;
  }

  clear(): void {
    this.route = null;
    this.card = null;
    this.shownTicket = null;
    this.pointedTicket = null;
  }

  /** Start over with other tickets on offer, if any, and show them. */
  startChoice(isOffered: boolean): void {
    this.kept = [];
    if (isOffered) this.sheet = "cards";
  }

  /** On a phone the past leaves its room to the map, and the cards of then are a tap away. */
  lookBack(isPast: boolean, isNarrow: boolean): void {
    if (!isPast) this.sheet ??= "cards";
    else if (isNarrow && this.sheet === "cards") this.sheet = null;
  }

  /** Prepare what the coach advised. To play it takes one more click. */
  prepare(route: string | null, tickets: string[] | null): void {
    if (route) {
      this.choose(route);
      this.map()?.bringIntoView(route);
      return;
    }
    this.sheet = "cards";
    if (tickets) this.kept = tickets;
  }

  /** Show the route and the ticket that a line of the log speaks of. */
  showLine({ route, tickets }: LogLine): void {
    if (route) {
      this.route = route;
      this.map()?.bringIntoView(route);
    }
    this.shownTicket = tickets[0] ?? null;
  }

  /** Light the routes and tickets among the things that the tutorial speaks of, and bring what it stands at onto the screen. */
  showThings(things: readonly string[]): void {
    this.ringed = among(things, ROUTE);
    this.taught = among(things, TICKET);
    this.clear();
    if (!things.length) return;
    const [route] = this.ringed;
    const isAtRoute = things.every((thing) => thing.startsWith(ROUTE));
    if (route && isAtRoute) this.map()?.bringIntoView(route);
    else this.map()?.zoom("fit");
    this.sheet = things.includes("players") ? "players" : "cards";
  }

  /** The places and routes that stand out on the map: the ends of a ticket, and what it still needs. */
  highlight(
    words: Wording,
    progress: ReadonlyMap<string, TicketProgress>,
    isChoosing: boolean,
  ): { places: Set<string>; routes: Set<string> } {
    const ticket = this.pointedTicket ?? this.shownTicket;
    const ids = ticket ? [ticket] : [...this.taught, ...(isChoosing ? this.kept : [])];
    const ends = ids.flatMap((id) => words.tickets.get(id)?.between ?? []);
    return {
      places: new Set(ends.flatMap((end) => placesOf(words.board, end))),
      routes: new Set([...this.ringed, ...ids.flatMap((id) => progress.get(id)?.missing ?? [])]),
    };
  }
}
