// What others did and what came of the reader's own move, in few words: whole turns, each once.
import type { Event } from "../protocol";
import { say } from "../i18n/texts.svelte";
import { eventLog, runs } from "../wording/event-log";
import type { Wording } from "../wording/wording";

export type Detail = "brief" | "full";

/**
 * How many of these events can be announced now: all if the reader must decide, else whole turns of others, and whatever
 * the reader did.
 */
export function announceable(events: Event[], you: number | null, isAsked: boolean): number {
  if (isAsked) return events.length;
  const isWhole = ({ type }: Event): boolean => type === "turn-ended" || type === "game-ended";
  return events.findLastIndex((event) => isWhole(event) || isBy(you, event)) + 1;
}

/** Whether the reader did it, or it happened to them. */
export function isBy(you: number | null, event: Event): boolean {
  return you !== null && "seat" in event && event.seat === you;
}

/** The events in sentences. */
export function news(events: Event[], words: Wording, detail: Detail): string[] {
  if (detail === "full") return eventLog(events, words).map((line) => line.text);
  const sentences: string[] = [];
  let taken: number[] = []; // who took cards, a seat for each
  const reportTaken = (): void => {
    const [seat] = taken;
    if (seat !== undefined)
      sentences.push(say("spoken-news-cards", { player: words.player(seat), count: taken.length }));
    taken = [];
  };
  for (const run of runs(events)) {
    const [event] = run;
    if (!event) continue;
    if (isCard(event) && event.seat !== words.you) {
      taken.push(event.seat);
      continue;
    }
    const sentence = inBrief(event, run, words);
    if (sentence || event.type === "turn-ended") reportTaken();
    if (sentence) sentences.push(sentence);
  }
  reportTaken();
  return sentences;
}

function isCard(event: Event): event is Extract<Event, { seat: number }> {
  return ["train-card-taken", "terrain-card-taken", "deck-drawn"].includes(event.type);
}

/** A run of events in few words; nothing for what goes without saying. */
function inBrief(event: Event, run: Event[], words: Wording): string {
  const { text: inFull = "", brief = inFull } = eventLog(run, words)[0] ?? {};
  if (isBy(words.you, event)) return event.type === "deck-drawn" ? "" : inFull;
  switch (event.type) {
    case "route-claimed":
      return brief;
    case "tickets-kept":
      return say("spoken-news-tickets", { player: words.player(event.seat), count: event.kept.length });
    case "passed":
    case "starting-player-drawn":
    case "starting-tickets-settled":
    case "last-round-began":
    case "game-ended":
      return inFull;
    default:
      return "";
  }
}
