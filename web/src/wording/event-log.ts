// The log of a game: a line for each turn. It is put into words where it is shown, and not before.
import { DECISIONS } from "../game/decisions";
import { isByStandIn } from "../game/stand-ins";
import { say } from "../i18n/texts.svelte";
import type { Event } from "../protocol";
import { briefly, isSaid, sentences } from "./sentences";
import type { Wording } from "./wording";

/** A line of the log: when it was done with all that followed by itself, who, what, and where on the map. */
export interface LogLine {
  /** The numbers of its first and its last event. */
  first: number;
  seq: number;
  seat: number | null;
  text: string;
  /** The same in fewer words, where there is little room or time for it. */
  brief?: string | undefined;
  route: string | null;
  tickets: string[];
  opensTurn: boolean;
  /** Whether a bot did it for a person who was away or late. */
  isByStandIn?: boolean | undefined;
  /** A claim changes the map for all, a draw does not. */
  weight?: "strong" | "soft" | undefined;
  /** The number of what somebody said, for a line that is no part of the play. */
  remark?: number;
}

type Type = Event["type"];
const BEFORE_A_TURN: Type[] = ["starting-tickets-settled", "turn-ended"];
const DRAWS: Type[] = ["train-card-taken", "terrain-card-taken", "deck-drawn"];
const DEALT: Type[] = ["train-card-dealt", "terrain-card-dealt"];
const STRONG: Type[] = ["route-claimed", "last-round-began", "game-ended"];
/** What may follow by itself in the middle of a turn. */
const AFTERMATH: Type[] = ["train-card-laid", "terrain-card-laid", "display-swept", "deck-rebuilt"];
/** What follows the first event of a turn in the same line. */
const FOLLOWS: Partial<Record<Type, Type[]>> = {
  ...Object.fromEntries(DRAWS.map((type) => [type, [...DRAWS, ...DEALT, ...AFTERMATH]])),
  "route-claimed": AFTERMATH,
  "tickets-drawn": ["ticket-dealt", "tickets-kept"],
};

class Line implements LogLine {
  readonly seat: number | null;
  readonly route: string | null;
  readonly tickets: string[];
  readonly isByStandIn: boolean;
  readonly weight: LogLine["weight"];

  constructor(
    readonly events: Event[],
    readonly first: number,
    public seq: number,
    readonly opensTurn: boolean,
    private readonly words: Wording,
  ) {
    const [event] = events as [Event];
    this.seat = seatOf(event);
    this.route = event.type === "route-claimed" ? event.route : null;
    this.tickets = ticketsOf(events);
    this.isByStandIn = isByStandIn(event);
    this.weight = STRONG.includes(event.type) ? "strong" : DRAWS.includes(event.type) ? "soft" : undefined;
  }

  get text(): string {
    return [...sentences(this.events, this.words), ...this.byWhom].join(" ");
  }

  get brief(): string | undefined {
    const brief = briefly(this.events, this.words);
    return brief && [brief, ...this.byWhom].join(" ");
  }

  private get byWhom(): string[] {
    return this.isByStandIn && this.seat !== null ? [say("stand-in-played", this.words.who(this.seat))] : [];
  }

  isSame({ events, first, seq, opensTurn }: Line): boolean {
    const isAsLong = events.length === this.events.length;
    return isAsLong && first === this.first && seq === this.seq && opensTurn === this.opensTurn;
  }
}

/** By its first event, so that a line that has not changed stays the same object, and is not drawn again. */
const known = new WeakMap<Wording, WeakMap<Event, Line>>();

/** The events numbered from 1, a line a turn. */
export function eventLog(events: Event[], words: Wording): LogLine[] {
  const before = known.get(words) ?? new WeakMap<Event, Line>();
  known.set(words, before);
  return laidOut(inTurns(events), words).map((line) => {
    const [event] = line.events as [Event];
    const same = before.get(event);
    if (same?.isSame(line)) return same;
    before.set(event, line);
    return line;
  });
}

/** The events move by move, of which a turn of drawing has several: the moments that one can look back at. */
export function moveLog(events: Event[], words: Wording): LogLine[] {
  return laidOut(inTurns(events, DRAWS), words);
}

/** A line for each run that is worth one, with what followed by itself. */
function laidOut(inRuns: Event[][], words: Wording): Line[] {
  const lines: Line[] = [];
  let opensTurn = false;
  let first = 1;
  for (const together of inRuns) {
    const seq = first + together.length - 1;
    const before = lines.at(-1);
    if (isSaid(together)) {
      lines.push(new Line(together, first, seq, opensTurn, words));
      opensTurn = false;
    } else if (before) before.seq = seq;
    if (together.some(({ type }) => BEFORE_A_TURN.includes(type))) opensTurn = true;
    first = seq + 1;
  }
  return lines;
}

/** The events in runs that share a line: what a player does in a turn, cards dealt one after the other. */
function inTurns(events: Event[], apart: Type[] = []): Event[][] {
  return inRuns(events, (first, event) => {
    if (first.type.endsWith("-dealt")) return isAlike(first, event);
    if (DECISIONS.includes(event.type) && isByStandIn(first) !== isByStandIn(event)) return false;
    if (apart.includes(event.type) || !FOLLOWS[first.type]?.includes(event.type)) return false;
    return AFTERMATH.includes(event.type) || seatOf(first) === seatOf(event);
  });
}

/** The events in runs that share a sentence. */
export function runs(events: Event[]): Event[][] {
  return inRuns(events, (first, event) => first.type.endsWith("-dealt") && isAlike(first, event));
}

function inRuns(events: Event[], goesOn: (first: Event, event: Event) => boolean): Event[][] {
  const found: Event[][] = [];
  for (const event of events) {
    const run = found.at(-1);
    if (run?.[0] && goesOn(run[0], event)) run.push(event);
    else found.push([event]);
  }
  return found;
}

function isAlike(one: Event, other: Event): boolean {
  return one.type === other.type && seatOf(one) === seatOf(other);
}

function seatOf(event: Event): number | null {
  return "seat" in event ? event.seat : null;
}

/** The tickets that a line is about: those kept, or those to choose from. */
function ticketsOf(events: Event[]): string[] {
  const known = (ids: (string | null)[]): string[] => ids.filter((id) => id !== null);
  const last = events.findLast(({ type }) => type === "tickets-kept" || type === "starting-tickets-chosen");
  if (last?.type === "tickets-kept") return known(last.kept);
  if (last?.type === "starting-tickets-chosen") return last.tickets ?? [];
  return known(events.flatMap((event) => (event.type === "ticket-dealt" ? [event.ticket] : [])));
}
