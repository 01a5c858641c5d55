// The tickets of one's own box, for the keeper: made in the workshop, on the built-in map.
import type { KeptBoard } from "../boards/file";
import { kept } from "../boards/kept.svelte";
import type { DeckTicket } from "./game";
import type { BoardContent, Route } from "../protocol";
import { ends, routes } from "./material";

/** The boards with the keeper's own routes, whose tickets name only what is on its map: others it would count wrongly. */
export function decks(): KeptBoard[] {
  return kept.playable.filter(({ content }) => isCounted(content));
}

export function isCounted({ routes: own, tickets }: BoardContent): boolean {
  const isOurs = (route: Route): boolean => {
    const known = routes.get(route.id);
    return known !== undefined && said(known) === said(route);
  };
  return (
    own.length === routes.size &&
    own.every(isOurs) &&
    tickets.every(({ between }) => between.every((end) => ends.includes(end)))
  );
}

const said = ({ between, colour, length, locomotives = 0, twin = null }: Route): string =>
  JSON.stringify([between, colour, length, locomotives, twin]);

/** The points of a ticket that is in a deck; none if it is not. */
export function pointsIn(deck: readonly DeckTicket[], one: string, other: string): number | undefined {
  return deck.find(({ between }) => between.includes(one) && between.includes(other))?.points;
}

/** The ends that a deck joins with this one. */
export function partnersIn(deck: readonly DeckTicket[], end: string): string[] {
  return deck.flatMap(({ between: [one, other] }) => (one === end ? [other] : other === end ? [one] : []));
}
