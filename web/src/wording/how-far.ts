// How far a ticket is from being completed, in words.
import type { TicketProgress } from "../protocol";
import type { Cut } from "../game/cuts";
import { say } from "../i18n/texts.svelte";
import type { Wording } from "./wording";

/** In a few words, beside the ticket. */
export function howFar({ state, trains }: TicketProgress): string {
  switch (state) {
    case "completed":
      return say("ticket-is-done");
    case "open":
      return say("ticket-trains-missing", { trains });
    case "too-few-trains":
      return say("ticket-trains-beyond", { trains });
    case "closed":
      return say("ticket-impossible");
  }
}

/** In a sentence that names the ticket. */
export function howFarIs(ticket: string, { state, trains }: TicketProgress, isOver = false): string {
  if (isOver && state !== "completed") return say("ticket-not-done", { ticket });
  switch (state) {
    case "completed":
      return say("ticket-done", { ticket });
    case "open":
      return say("ticket-missing", { ticket, spaces: trains });
    case "too-few-trains":
      return say("ticket-too-few-trains", { ticket, spaces: trains });
    case "closed":
      return say("ticket-closed", { ticket });
  }
}

/** Who cut a ticket's path, and what it costs now. */
export function cutInWords({ route, seat, more }: Cut, words: Wording): string {
  const facts = { player: words.player(seat), route: words.route(route) };
  return more === null ? say("ticket-cut-closed", facts) : say("ticket-cut", { ...facts, more });
}
