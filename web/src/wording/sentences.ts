// What happened, in sentences. What goes without saying, or may not be known, is left out.
import type { Event, Terrain, TrainCard } from "../protocol";
import { listed, say } from "../i18n/texts.svelte";
import type { Wording } from "./wording";

type Card = TrainCard | Terrain | null; // null: hidden
type Kind<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** Whether there is anything to say of events that belong together. */
export function isSaid(events: Event[]): boolean {
  return events.some((event) => {
    switch (event.type) {
      case "train-card-dealt":
        return event.card !== null;
      case "ticket-dealt":
        return event.ticket !== null;
      case "turn-ended":
      case "train-card-laid":
      case "terrain-card-laid":
        return false;
      default:
        return true;
    }
  });
}

/** Events that belong together: what a player drew is one sentence, and so is what came of drawing tickets. */
export function sentences(events: Event[], words: Wording): string[] {
  const [event] = events;
  if (!event) return [];
  switch (event.type) {
    case "deck-drawn":
    case "train-card-taken":
    case "terrain-card-taken":
      return [drawn(events, event.seat, words), ...aftermath(events)];
    case "train-card-dealt":
    case "terrain-card-dealt":
      return [dealt(events, event, words)];
    case "tickets-drawn":
      return ticketsDrawn(events, event, words);
    case "ticket-dealt":
      return choice(events, event.seat, words);
    case "route-claimed":
      return [claimed(event, words), ...aftermath(events)];
    default:
      return single(event, words);
  }
}

/** In fewer words, where there are fewer. */
export function briefly([event]: Event[], words: Wording): string | undefined {
  if (event?.type !== "route-claimed" || event.seat === words.you) return undefined;
  const { seat, route, points, doubling } = event;
  const doubled = String(doubling !== null);
  return say("spoken-news-claimed", {
    player: words.player(seat),
    route: words.route(route),
    points,
    doubled,
  });
}

function single(event: Event, words: Wording): string[] {
  switch (event.type) {
    case "starting-player-drawn":
    case "passed":
    case "last-round-began":
      return [say(`event-${event.type}`, words.who(event.seat))];
    case "starting-tickets-chosen":
      if (!event.tickets)
        return [say("event-starting-tickets-chosen-hidden", { player: words.player(event.seat) })];
      return [
        say("event-starting-tickets-chosen", {
          ...words.who(event.seat),
          tickets: words.ticketList(event.tickets),
        }),
      ];
    case "tickets-kept":
      return [kept(event, words)];
    case "starting-tickets-settled": {
      const counts = event.counts.map((count, seat) => say("player-count", { ...words.who(seat), count }));
      return [say("event-starting-tickets-settled", { counts: listed(counts) })];
    }
    case "game-ended":
      return [say("event-game-ended", { reason: event.reason })];
    case "setup-completed":
      return [say("event-setup-completed")];
    default:
      return aftermath([event]);
  }
}

function aftermath(events: Event[]): string[] {
  return events.flatMap((event) => {
    if (event.type === "display-swept") return say("event-display-swept");
    return event.type === "deck-rebuilt" ? say("event-deck-rebuilt", { deck: event.deck }) : [];
  });
}

/** What a player took and drew in a turn. */
function drawn(events: Event[], seat: number, words: Wording): string {
  const taken = events.flatMap((event): Card[] => {
    if (event.type === "train-card-taken") return [event.card];
    return event.type === "terrain-card-taken" ? [event.terrain] : [];
  });
  const decks = events.flatMap((event) => (event.type === "deck-drawn" ? [event.deck] : []));
  const found = cardsDealt(events);
  const unseen = decks.slice(found.length).map(() => null); // the dealer has not answered yet
  const blind = [...found, ...unseen];
  const who = words.who(seat);
  if (!blind.length) return say("event-train-card-taken", { ...who, card: objects(taken) });
  if (!taken.length)
    return say("event-cards-drawn", { ...who, cards: objects(blind), decks: new Set(decks).size });
  return say("event-cards-taken-and-drawn", { ...who, taken: objects(taken), drawn: objects(blind) });
}

/** Cards as the object of a sentence, those of a kind together. */
function objects(cards: Card[]): string {
  const kinds = [...new Set(cards)];
  return listed(
    kinds.map((kind) => {
      const count = cards.filter((card) => card === kind).length;
      if (kind === null) return say("cards-hidden", { count });
      const family = isTerrain(kind) ? "terrain" : "card";
      return count === 1 ? say(`one-${family}-${kind}`) : say(`${family}s-${kind}`, { count });
    }),
  );
}

function isTerrain(kind: TrainCard | Terrain): kind is Terrain {
  return kind === "desert" || kind === "jungle" || kind === "mountain";
}

function cardsDealt(events: Event[]): Card[] {
  return events.flatMap((event): Card[] => {
    if (event.type === "train-card-dealt") return [event.card];
    return event.type === "terrain-card-dealt" ? [event.terrain] : [];
  });
}

/** What a player gets without drawing it. */
function dealt(
  events: Event[],
  { type, seat }: Kind<"train-card-dealt" | "terrain-card-dealt">,
  words: Wording,
): string {
  const cards = cardsDealt(events);
  if (cards.length === 1) return say(`event-${type}`, { ...words.who(seat), card: objects(cards) });
  const pile: Record<string, number> = {};
  for (const card of cards) if (card) pile[card] = (pile[card] ?? 0) + 1;
  const inWords = type === "train-card-dealt" ? words.cards(pile) : words.terrainCards(pile);
  return say("event-cards-dealt", { ...words.who(seat), cards: inWords });
}

function claimed(event: Kind<"route-claimed">, words: Wording): string {
  const facts = {
    ...words.who(event.seat),
    route: words.route(event.route),
    payment: words.cards(event.payment),
    points: event.points,
  };
  if (!event.doubling) return say("event-route-claimed", facts);
  const spent = words.spent(event.doubling, event.discarded);
  return say("event-route-claimed-doubled", { ...facts, spent });
}

/** Tickets are drawn; the reader hears which, until it is known which were kept. */
function ticketsDrawn(events: Event[], { seat, count }: Kind<"tickets-drawn">, words: Wording): string[] {
  const end = events.find((event) => event.type === "tickets-kept");
  if (!end)
    return [
      say("event-tickets-drawn", { ...words.who(seat), count }),
      ...choice(
        events.filter(({ type }) => type === "ticket-dealt"),
        seat,
        words,
      ),
    ];
  if (seat === words.you && end.kept.every((ticket) => ticket !== null))
    return [say("event-tickets-drawn-and-kept", { kept: words.ticketList(end.kept) })];
  return [say("spoken-news-tickets", { player: words.player(seat), count: end.kept.length })];
}

function choice(events: Event[], seat: number, words: Wording): string[] {
  const known = events.flatMap((event) =>
    event.type === "ticket-dealt" && event.ticket ? [event.ticket] : [],
  );
  if (!known.length) return [];
  return [say("event-ticket-dealt", { ...words.who(seat), tickets: words.ticketList(known) })];
}

function kept(event: Kind<"tickets-kept">, words: Wording): string {
  const known = event.kept.filter((ticket) => ticket !== null);
  if (known.length === event.kept.length)
    return say("event-tickets-kept", { ...words.who(event.seat), kept: words.ticketList(known) });
  return say("event-tickets-kept-hidden", {
    player: words.player(event.seat),
    kept: event.kept.length,
    returned: event.returned.length,
  });
}
