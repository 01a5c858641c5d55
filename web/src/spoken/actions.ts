// The actions that are no claims, in words: as a choice, and as the question before it is made.
import type { Action } from "../protocol";
import { total } from "../game/cards";
import { say } from "../i18n/texts.svelte";
import { ticketsToDraw } from "../wording/figures.svelte";
import { answer, type Answer, type CommandContext } from "./context";

/** Whether an action takes a card. */
export function isDraw({ type }: Action): boolean {
  return ["take-train-card", "take-terrain-card", "draw-blind"].includes(type);
}

/** An action of the offer in words, as on a button. */
export function label(action: Action, { view: { table } }: CommandContext): string {
  switch (action.type) {
    case "take-train-card":
      return say("market-take", { card: say(`one-card-${action.card}`) });
    case "take-terrain-card":
      return say("market-take", { card: say(`one-terrain-${action.terrain}`) });
    case "draw-blind":
      return action.deck === "train"
        ? say("market-draw-train", { count: table.train_deck })
        : say("market-draw-terrain", { count: total(table.terrain_deck) });
    case "draw-tickets":
      return say("market-draw-tickets", { count: table.ticket_deck });
    default:
      return say("market-pass");
  }
}

/** What an action would do. */
export function sure(action: Action, { words, view }: CommandContext): Answer {
  switch (action.type) {
    case "take-train-card":
      return answer(say("spoken-sure-take", { card: say(`one-card-${action.card}`) }));
    case "take-terrain-card":
      return answer(say("spoken-sure-take", { card: say(`one-terrain-${action.terrain}`) }));
    case "draw-blind":
      return answer(say("spoken-sure-draw", { deck: action.deck }));
    case "draw-tickets":
      return answer(say("tickets-sure", { count: ticketsToDraw(view) }));
    case "keep-tickets":
      return answer(
        say("spoken-sure-keep", { count: action.tickets.length, tickets: words.ticketList(action.tickets) }),
      );
    default:
      return answer(say("spoken-sure-pass"));
  }
}
