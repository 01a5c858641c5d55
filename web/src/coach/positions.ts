// The record of a game as the review page needs it: the routes each player had at a moment, and whose decisions there were.
import { DECISIONS } from "../game/decisions";
import type { Claim, Event } from "../protocol";

/** A game's record: its board, its rules' players, and all that happened. */
export interface Played {
  board: string;
  players: string[];
  events: Event[];
}

/** Read a record that the server has accepted. */
export function readRecord(text: string): Played {
  const [header, ...lines] = text.trimEnd().split("\n").map((line) => JSON.parse(line) as unknown); // prettier-ignore
  const { board, players } = header as { board: { hash: string }; players: string[] };
  const events = (lines as { event?: Event }[]).flatMap(({ event }) => event ?? []);
  return { board: board.hash, players, events };
}

/** The routes that were taken after this many events. */
export function claimsAt(events: Event[], step: number): Record<string, Claim> {
  const claims: Record<string, Claim> = {};
  for (const event of events.slice(0, step)) {
    if (event.type === "route-claimed")
      claims[event.route] = { seat: event.seat, doubled: event.doubling != null };
  }
  return claims;
}

/** The last position, up to this many events, in which a player was to decide; null: there is none. */
export function lastDecision(events: Event[], step: number): { step: number; seat: number } | null {
  const at = events.findLastIndex((event, index) => index <= step && DECISIONS.includes(event.type));
  const event = events[at];
  return event && "seat" in event ? { step: at, seat: event.seat } : null;
}
