// Announces to each seat of this browser what is new to it, once.
import type { Event, TicketProgress, Update } from "../protocol";
import type { Cut } from "../game/cuts";
import { countInWords } from "../end/count";
import { winnerInWords } from "../end/winner";
import { expectation } from "../wording/expectation";
import { cutInWords } from "../wording/how-far";
import { say } from "../i18n/texts.svelte";
import type { Wording } from "../wording/wording";
import { isBy, news, announceable, type Detail } from "./news";

/** Where the game stands, as one seat sees it. */
export interface SeatPosition {
  seat: number | null;
  events: Event[];
  update: Update;
  progress: TicketProgress[];
  /** The paths that others cut since the seat last decided. */
  cuts: Cut[];
  acting: number[];
  words: Wording;
}

interface Heard {
  events: number;
  completed: string[];
  asked: string;
}

export class Reporter {
  private readonly heard = new Map<number | null, Heard>();

  /** How soon there may be something to announce: nothing to a reader who has just come and sees it all. */
  urgency(position: SeatPosition, detail: Detail): "now" | "soon" | "never" {
    const { seat, events, update } = position;
    const before = this.heard.get(seat);
    if (!before) {
      const asked = whatNow(position, detail);
      this.heard.set(seat, { events: events.length, completed: completed(position), asked });
      return "never";
    }
    const isPressing =
      isAsked(position) || update.score || events.slice(before.events).some((event) => isBy(seat, event));
    return isPressing ? "now" : "soon";
  }

  /** What is new, in sentences. */
  report(position: SeatPosition, detail: Detail): string[] {
    const { seat, events, update, words } = position;
    const before = this.heard.get(seat);
    const fresh = events.slice(before?.events);
    const announced = fresh.slice(0, announceable(fresh, seat, isAsked(position)));
    if (!before || !announced.length) return [];
    const asked = isAsked(position) ? whatNow(position, detail) : "";
    const now = completed(position);
    this.heard.set(seat, { events: before.events + announced.length, completed: now, asked });
    const done = now.filter((ticket) => !before.completed.includes(ticket));
    const sentences = [
      ...news(announced, words, detail),
      ...done.map((ticket) => say("ticket-completed", { ticket: words.ticket(ticket) })),
      ...cutNow(position, announced),
    ];
    if (update.score)
      return [...sentences, ...countInWords(update.score, words), winnerInWords(update.score, words)];
    return asked && (sentences.length || asked !== before.asked) ? [...sentences, asked] : sentences;
  }
}

function completed({ progress, update: { view } }: SeatPosition): string[] {
  const done = progress.filter(({ state }) => state === "completed").map(({ ticket }) => ticket);
  return done.filter((ticket) => view.tickets.includes(ticket));
}

/** The paths that were cut by one of these events. */
function cutNow({ cuts, words }: SeatPosition, events: Event[]): string[] {
  const claimed = new Set(events.flatMap((event) => (event.type === "route-claimed" ? event.route : [])));
  return cuts
    .filter(({ route }) => claimed.has(route))
    .map((cut) => say("spoken-news-cut", { ticket: words.ticket(cut.ticket), cut: cutInWords(cut, words) }));
}

function isAsked({ seat, acting }: SeatPosition): boolean {
  return seat !== null && acting.includes(seat);
}

/** What is expected of the seat; in brief, that it is its turn. */
function whatNow({ update: { view }, acting, words }: SeatPosition, detail: Detail): string {
  const isBegin = view.table.stage === "turn" && !view.table.draws;
  return isBegin && detail === "brief" ? say("notify-your-turn") : expectation(view, acting, words);
}
