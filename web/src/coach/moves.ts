// Moves by themselves, in words: “claim Durban–Pretoria and double it”. They come from the coach's texts, which a page
// loads before it says them.
import type { Action } from "../protocol";
import { say } from "../i18n/texts.svelte";
import type { Wording } from "../wording/wording";

/** A move as it stands after a colon. */
export function moveInWords(action: Action, words: Wording): string {
  switch (action.type) {
    case "take-train-card":
      return say("move-take", { card: say(`one-card-${action.card}`) });
    case "take-terrain-card":
      return say("move-take", { card: say(`one-terrain-${action.terrain}`) });
    case "draw-blind":
      return say("move-draw", { deck: action.deck });
    case "draw-tickets":
      return say("move-draw-tickets");
    case "keep-tickets":
      return say("move-keep", { tickets: words.ticketList(action.tickets) });
    case "claim-route":
      return say(action.doubling ? "move-claim-doubled" : "move-claim", { route: words.route(action.route) });
    case "pass":
      return say("move-pass");
  }
}
