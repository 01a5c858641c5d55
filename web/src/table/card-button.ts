// The button of the market that stands for a move.
import type { Action } from "../protocol";

/** What the things of the market are called: see `data-thing` there. */
export function thingOf(action: Action): string {
  if (action.type === "take-train-card") return `card-${action.card}`;
  if (action.type === "take-terrain-card") return `terrain-${action.terrain}`;
  return action.type === "draw-blind" ? `deck-${action.deck}` : "deck-ticket";
}

/** The button that takes this card, or draws from this deck; null where it is not on the screen. */
export function cardButton(action: Action): HTMLElement | null {
  return document.querySelector(`button[data-slot][data-thing="${thingOf(action)}"]`);
}
