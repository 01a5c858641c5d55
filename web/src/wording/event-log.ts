// The log of a game: its events in words. What goes without saying, or may not be known, is left out.
import type { Event, TrainCard } from "../protocol";
import { listed, say } from "../i18n/texts.svelte";
import type { Wording } from "./wording";

/** A line of the log: when it was done with all that followed by itself, who, what, and where on the map. */
export interface LogLine {
  seq: number;
  seat: number | null;
  text: string;
  /** The same in fewer words, where there is little room or time for it. */
  brief?: string;
  route: string | null;
  tickets: string[];
  opensTurn: boolean;
  /** The number of what somebody said, for a line that is no part of the play. */
  remark?: number;
}

const BEFORE_A_TURN: Event["type"][] = ["starting-tickets-settled", "turn-ended"];

type Entry = Omit<LogLine, "seq" | "opensTurn">;

/** The events numbered from 1 in words; cards dealt one after the other share a line. */
export function eventLog(events: Event[], words: Wording): LogLine[] {
  const lines: LogLine[] = [];
  let opensTurn = false;
  let seq = 0;
  for (const alike of runs(events)) {
    const entry = entryFor(alike, words);
    seq += alike.length;
    const before = lines.at(-1);
    if (entry) {
      lines.push({ ...entry, seq, opensTurn });
      opensTurn = false;
    } else if (before) before.seq = seq;
    if (alike[0] && BEFORE_A_TURN.includes(alike[0].type)) opensTurn = true;
  }
  return lines;
}

/** The events in runs that share a sentence. */
export function runs(events: Event[]): Event[][] {
  const found: Event[][] = [];
  for (const event of events) {
    const run = found.at(-1);
    if (run?.[0]?.type.endsWith("-dealt") && isAlike(run[0], event)) run.push(event);
    else found.push([event]);
  }
  return found;
}

function isAlike(one: Event, other: Event): boolean {
  return one.type === other.type && "seat" in one && "seat" in other && one.seat === other.seat;
}

/** What a run of events says; null for what goes without saying. */
function entryFor(events: Event[], words: Wording): Entry | null {
  const event = events[0];
  if (!event) return null;
  const entry = (text: string, more: Partial<Entry> = {}): Entry => ({
    seat: "seat" in event ? event.seat : null,
    text,
    route: null,
    tickets: [],
    ...more,
  });
  switch (event.type) {
    case "starting-player-drawn":
      return entry(say("event-starting-player-drawn", words.who(event.seat)));
    case "train-card-dealt":
      if (event.card === null) return null;
      return entry(
        events.length > 1
          ? say("event-cards-dealt", { ...words.who(event.seat), cards: words.cards(trainCards(events)) })
          : say("event-train-card-dealt", { ...words.who(event.seat), card: say(`one-card-${event.card}`) }),
      );
    case "terrain-card-dealt":
      return entry(
        events.length > 1
          ? say("event-cards-dealt", { ...words.who(event.seat), cards: terrainsInWords(events) })
          : say("event-terrain-card-dealt", {
              ...words.who(event.seat),
              card: say(`one-terrain-${event.terrain}`),
            }),
      );
    case "ticket-dealt": {
      const tickets = events.flatMap((each) =>
        each.type === "ticket-dealt" && each.ticket ? [each.ticket] : [],
      );
      if (!tickets.length) return null;
      return entry(
        say("event-ticket-dealt", { ...words.who(event.seat), tickets: words.ticketList(tickets) }),
        { tickets },
      );
    }
    case "starting-tickets-chosen":
      return event.tickets
        ? entry(
            say("event-starting-tickets-chosen", {
              ...words.who(event.seat),
              tickets: words.ticketList(event.tickets),
            }),
            { tickets: event.tickets },
          )
        : entry(say("event-starting-tickets-chosen-hidden", { player: words.player(event.seat) }));
    case "train-card-taken":
      return entry(
        say("event-train-card-taken", { ...words.who(event.seat), card: say(`one-card-${event.card}`) }),
      );
    case "terrain-card-taken":
      return entry(
        say("event-terrain-card-taken", {
          ...words.who(event.seat),
          card: say(`one-terrain-${event.terrain}`),
        }),
      );
    case "deck-drawn":
      return entry(say("event-deck-drawn", { ...words.who(event.seat), deck: event.deck }));
    case "route-claimed": {
      const claimed = {
        ...words.who(event.seat),
        route: words.route(event.route),
        payment: words.cards(event.payment),
        points: event.points,
      };
      const text = event.doubling
        ? say("event-route-claimed-doubled", {
            ...claimed,
            spent: words.spent(event.doubling, event.discarded),
          })
        : say("event-route-claimed", claimed);
      if (event.seat === words.you) return entry(text, { route: event.route });
      const doubled = String(event.doubling !== null);
      const brief = say("spoken-news-claimed", { ...claimed, player: words.player(event.seat), doubled });
      return entry(text, { brief, route: event.route });
    }
    case "tickets-drawn":
      return entry(say("event-tickets-drawn", { ...words.who(event.seat), count: event.count }));
    case "tickets-kept": {
      const kept = event.kept.filter((ticket) => ticket !== null);
      return kept.length === event.kept.length
        ? entry(say("event-tickets-kept", { ...words.who(event.seat), kept: words.ticketList(kept) }), {
            tickets: kept,
          })
        : entry(
            say("event-tickets-kept-hidden", {
              player: words.player(event.seat),
              kept: event.kept.length,
              returned: event.returned.length,
            }),
          );
    }
    case "passed":
      return entry(say("event-passed", words.who(event.seat)));
    case "starting-tickets-settled": {
      const counts = event.counts.map((count, seat) => say("player-count", { ...words.who(seat), count }));
      return entry(say("event-starting-tickets-settled", { counts: listed(counts) }));
    }
    case "setup-completed":
    case "display-swept":
      return entry(say(`event-${event.type}`));
    case "deck-rebuilt":
      return entry(say("event-deck-rebuilt", { deck: event.deck }));
    case "last-round-began":
      return entry(say("event-last-round-began", words.who(event.seat)));
    case "game-ended":
      return entry(say("event-game-ended", { reason: event.reason }));
    case "turn-ended":
    case "train-card-laid":
    case "terrain-card-laid":
      return null;
  }
}

function trainCards(events: Event[]): Partial<Record<TrainCard, number>> {
  return counted(
    events.flatMap((each) => (each.type === "train-card-dealt" && each.card ? [each.card] : [])),
  );
}

function terrainsInWords(events: Event[]): string {
  const terrains = events.flatMap((each) => (each.type === "terrain-card-dealt" ? [each.terrain] : []));
  return listed(
    Object.entries(counted(terrains)).map(([terrain, count]) => say(`terrains-${terrain}`, { count })),
  );
}

function counted<Kind extends string>(kinds: Kind[]): Partial<Record<Kind, number>> {
  const pile: Partial<Record<Kind, number>> = {};
  for (const kind of kinds) pile[kind] = (pile[kind] ?? 0) + 1;
  return pile;
}
