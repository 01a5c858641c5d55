// Which sound an event makes. One of a kind, however much happened. The end is heard when its points are counted.
import type { Event } from "../protocol";
import type { Sound } from "./player";

export interface Cue {
  sound: Sound;
  /** Milliseconds until the thing is there that makes it: a card has turned over, trains roll in. */
  after: number;
  level: number;
}

const AFTER: Partial<Record<Sound, number>> = {
  "turn-over": 120,
  shuffle: 80,
  rails: 280,
  doubled: 280,
  taken: 280,
  ticket: 750,
  "last-round": 600,
};
const OF_OTHERS = 0.55;
const NEVER_SOFTER: Sound[] = ["taken", "last-round", "shuffle"];

/** `seat` is who listens, `wanted` the routes that their tickets need. */
function soundOf(event: Event, seat: number | null, wanted: ReadonlySet<string>): Sound | null {
  switch (event.type) {
    case "train-card-taken":
    case "terrain-card-taken":
    case "tickets-kept":
    case "starting-tickets-chosen":
      return "card";
    case "train-card-dealt":
    case "terrain-card-dealt":
    case "ticket-dealt":
      return event.seat === seat ? "turn-over" : "card";
    case "deck-rebuilt":
    case "display-swept":
      return "shuffle";
    case "route-claimed":
      if (event.seat !== seat && wanted.has(event.route)) return "taken";
      return event.doubling ? "doubled" : "rails";
    case "last-round-began":
      return "last-round";
    default:
      return null;
  }
}

/** What is heard of these events, by someone who has just completed some tickets or none. */
export function cues(
  events: readonly Event[],
  seat: number | null,
  wanted: ReadonlySet<string>,
  hasCompleted: boolean,
): Cue[] {
  const heard = new Map<Sound, Cue>();
  for (const event of events) {
    const sound = soundOf(event, seat, wanted);
    if (!sound) continue;
    const isOthers = "seat" in event && event.seat !== seat && !NEVER_SOFTER.includes(sound);
    const level = Math.max(isOthers ? OF_OTHERS : 1, heard.get(sound)?.level ?? 0);
    heard.set(sound, { sound, after: AFTER[sound] ?? 0, level });
  }
  if (hasCompleted) heard.set("ticket", { sound: "ticket", after: AFTER.ticket ?? 0, level: 1 });
  return [...heard.values()];
}
