// What a route costs that is out of reach, and how much of it is in hand.
import type { Colour, Refused, Route, TrainCard, TrainCards } from "../protocol";
import { TRAIN_CARDS } from "../game/cards";
import { either, listed, say } from "../i18n/texts.svelte";
import type { Wording } from "./wording";

/** The refusals that are about cards: more of them would help. */
const ABOUT_CARDS = ["claim-route.cards-not-in-hand", "claim-route.ferry-needs-locomotives"];

/** Whether a route is refused for want of cards. */
export function isAboutCards({ reason }: Refused): boolean {
  return ABOUT_CARDS.includes(reason);
}

/**
 * The price of a route by either of these tracks, and what of it the hand holds, nought included: “1 green and
 * 0 locomotives”.
 */
export function cannotPay(tracks: readonly [Route, ...Route[]], hand: TrainCards, words: Wording): string {
  const [{ id, locomotives = 0 }] = tracks;
  const cards = new Set([...tracks.map(({ colour }) => mostUseful(colour, hand)), "locomotive" as const]);
  const held = [...cards].map((card) => say(`cards-${card}`, { count: hand[card] ?? 0 }));
  const price = either([...new Set(tracks.map(priceOf))]);
  return say("cannot-pay", { route: words.route(id), price, locomotives, cards: listed(held) });
}

function priceOf({ colour, length }: Route): string {
  return say(colour === "grey" ? "price-grey" : `cards-${colour}`, { count: length });
}

/** The colour that pays for the route; for a grey one, that of which the hand has most. */
function mostUseful(colour: Colour, hand: TrainCards): Exclude<TrainCard, "locomotive"> {
  if (colour !== "grey") return colour;
  const colours = TRAIN_CARDS.filter((card) => card !== "locomotive");
  return colours.reduce((most, card) => ((hand[card] ?? 0) > (hand[most] ?? 0) ? card : most));
}
