// What moves when something happens, and from where to where. It knows what the events say and nothing else: a card
// that its reader may not know has no face.
import type { Event, Terrain, TerrainCards, TrainCard, TrainCards } from "../protocol";

/** A place on the screen, by selectors: the first that can be seen is meant. */
export type Spot = readonly string[];
export type DeckKind = "train" | "terrain" | "ticket";

export interface Journey {
  /** What is on its back. */
  deck: DeckKind;
  /** What is on its front. Without one it stays face down. */
  face: TrainCard | Terrain | null;
  /** It comes face down and turns over on the way. */
  turns: boolean;
  from: Spot;
  to: Spot;
  /** The route it pays for. */
  route?: string;
}

const MAP = '[data-thing="map"]';
const CHOICE = '[data-thing="ticket-choice"]';
const TICKETS = '[data-part="tickets"]';

const tab = (name: string): string => `[data-tab="${name}"]`;
const panel = (seat: number): string => `[data-seat="${seat}"]`;
const slot = (name: string): Spot => [`[data-slot="${name}"]`, tab("cards")];
const deckOf = (deck: DeckKind): Spot => [`[data-slot="${deck}-deck"]`, tab("cards"), MAP];

/** Where one's own cards lie, or where others sit. */
function holder(seat: number, reader: number | null, card: TrainCard | Terrain | null): Spot {
  return seat === reader && card
    ? [`[data-hand="${card}"]`, '[data-part="hand"]', tab("cards"), panel(seat)]
    : [panel(seat)];
}

/** Where a ticket of one's own lies: among those to choose from, or those that were kept. */
const ticketIn = (section: string, ticket: string): Spot => [
  `${section} [data-ticket="${ticket}"]`,
  section,
  tab("tickets"),
];

const taken = (deck: DeckKind, face: TrainCard | Terrain, from: Spot, to: Spot): Journey => ({
  deck,
  face,
  turns: false,
  from,
  to,
});
/** From a deck, seen on the way if there is something to see. */
const drawn = (deck: DeckKind, face: TrainCard | Terrain | null, to: Spot): Journey => ({
  deck,
  face,
  turns: face !== null,
  from: deckOf(deck),
  to,
});
const ticket = (from: Spot, to: Spot): Journey => ({ deck: "ticket", face: null, turns: false, from, to });
const keep = (tickets: (string | null)[]): Journey[] =>
  tickets.flatMap((kept) => (kept ? ticket(deckOf("ticket"), ticketIn(TICKETS, kept)) : []));
function pile<Card extends TrainCard | Terrain>(cards: TrainCards | TerrainCards): Card[] {
  return Object.entries(cards).flatMap(([card, count]) => Array<Card>(count as number).fill(card as Card));
}

function moved(event: Event, reader: number | null): Journey[] {
  switch (event.type) {
    case "train-card-taken":
      return [taken("train", event.card, slot(`train-${event.slot}`), holder(event.seat, reader, event.card))]; // prettier-ignore
    case "terrain-card-taken":
      return [taken("terrain", event.terrain, slot(`terrain-${event.slot}`), holder(event.seat, reader, event.terrain))]; // prettier-ignore
    case "train-card-dealt":
      return [drawn("train", event.card, holder(event.seat, reader, event.card))];
    case "terrain-card-dealt":
      return [drawn("terrain", event.terrain, holder(event.seat, reader, event.terrain))];
    case "train-card-laid":
      return [drawn("train", event.card, slot(`train-${event.slot}`))];
    case "terrain-card-laid":
      return [drawn("terrain", event.terrain, slot(`terrain-${event.slot}`))];
    case "ticket-dealt":
      return [ticket(deckOf("ticket"), event.ticket ? ticketIn(CHOICE, event.ticket) : [panel(event.seat)])];
    case "starting-tickets-chosen":
      return event.seat === reader ? keep(event.tickets ?? []) : [];
    case "tickets-kept":
      return event.seat === reader
        ? keep(event.kept)
        : event.returned.map(() => ticket([panel(event.seat)], deckOf("ticket")));
    case "route-claimed": {
      const pay = (deck: DeckKind, cards: (TrainCard | Terrain)[]): Journey[] =>
        cards.map((card) => ({
          ...taken(deck, card, holder(event.seat, reader, card), [`[data-route="${event.route}"]`]),
          route: event.route,
        }));
      return [...pay("train", pile(event.payment)), ...pay("terrain", pile(event.discarded))];
    }
    default:
      return [];
  }
}

/** What these events move, in their order. Nothing moves over the end of the game. */
export function journeys(events: readonly Event[], reader: number | null): Journey[] {
  if (events.some(({ type }) => type === "game-ended")) return [];
  const latestAt = new Map(
    events.flatMap((event) => ("slot" in event ? [[place(event), event] as const] : [])),
  );
  const isGone = (event: Event): boolean =>
    (event.type === "train-card-laid" || event.type === "terrain-card-laid") &&
    latestAt.get(place(event)) !== event;
  return events.flatMap((event) => (isGone(event) ? [] : moved(event, reader)));
}

/** The deck and the number of an open card's place. */
const place = (event: Event & { slot: number }): string => `${event.type.split("-")[0]}-${event.slot}`;

const FEW = 2; // of each kind: enough to see who gets something

/** The first deal: all of one's own, and a few of everyone else's. */
export function firstDeal(
  events: readonly Event[],
  reader: number | null,
): { own: Journey[]; others: Journey[] } {
  const dealt = events.filter((event) => event.type.endsWith("-dealt")) as (Event & { seat: number })[];
  const isFew = (event: Event & { seat: number }): boolean =>
    dealt.filter(({ seat, type }) => seat === event.seat && type === event.type).indexOf(event) < FEW;
  const isOwn = ({ seat }: { seat: number }): boolean => seat === reader;
  return {
    own: dealt.filter(isOwn).flatMap((event) => moved(event, reader)),
    others: dealt.filter((event) => !isOwn(event) && isFew(event)).flatMap((event) => moved(event, reader)),
  };
}
