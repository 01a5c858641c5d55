// What a player at the table in words has before them: everything a question may be answered from.
import type { CardCost, ClosedRoutes, Offer, TicketProgress, View } from "../protocol";
import type { Cut } from "../game/cuts";
import type { Plan } from "../game/plan.svelte";
import type { LogLine } from "../wording/event-log";
import type { Wording } from "../wording/wording";

export interface CommandContext {
  words: Wording;
  view: View;
  offer: Offer | null;
  progress: TicketProgress[];
  /** What the tickets held cost together. */
  cost: CardCost;
  cuts: Cut[];
  plan: Plan | null;
  closed: ClosedRoutes[];
  acting: number[];
  log: LogLine[];
}

/** Something to hear: the most important first, then line by line. */
export interface Answer {
  text: string;
  lines: string[];
}

export const answer = (text: string, lines: string[] = []): Answer => ({ text, lines });

/** What was typed could not be understood; the answer says what to do. */
export class NotUnderstood extends Error {
  constructor(readonly answer: Answer) {
    super(answer.text);
  }
}

/** Stop here with a sentence that says what to type instead. */
export function unclear(text: string): never {
  throw new NotUnderstood(answer(text));
}
