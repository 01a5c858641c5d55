// The cards that tickets still need, in words.
import type { CardCost, TrainCards } from "../protocol";
import { cardNeeds, missing, type CardNeed } from "../game/needs";
import { either, listed, say } from "../i18n/texts.svelte";

/** For one ticket, or for all of them together. */
export function needsInWords(cost: CardCost, hand: TrainCards, isTogether = false): string {
  const { cards, wild } = cardNeeds(cost, hand);
  const message = isTogether ? "needs-together" : "needs-cards";
  if (missing(cards) === wild) return say(isTogether ? "needs-together-none" : "needs-none");
  const open = cards.filter((need) => need.held < need.cards);
  const sentence = say(message, { cards: listed(open.map(inWords)) });
  return wild ? `${sentence} ${say("needs-wild", { count: wild })}` : sentence;
}

function inWords({ card, cards, held, choice }: CardNeed): string {
  if (!card)
    return choice?.colours
      ? either(choice.colours.map((colour) => say(`cards-${colour}`, { count: cards })))
      : say("price-grey", { count: cards });
  const left = say(`cards-${card}`, { count: cards - held });
  return choice && !choice.colours ? say("needs-grey", { cards: left }) : left;
}
