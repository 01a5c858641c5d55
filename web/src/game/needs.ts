// How far a hand goes towards what tickets cost. The server says what they cost; this counts.
import type { CardChoice, CardCost, TrainCard, TrainCards } from "../protocol";
import { TRAIN_CARDS } from "./cards";

/** Cards of one kind that are needed, and how many of them are in the hand. */
export interface CardNeed {
  /** Of a choice, what the hand has most to spare of; null: nothing. */
  card: TrainCard | null;
  cards: number;
  held: number;
  choice?: CardChoice;
}

export interface CardNeeds {
  cards: CardNeed[];
  /** Locomotives in the hand that no ferry asks for: each can stand for a card that is missing. */
  wild: number;
}

const COLOURS = TRAIN_CARDS.filter((card) => card !== "locomotive");

/** A card of the hand counts once: for its colour first, then for a choice, the narrowest first. */
export function cardNeeds({ cards = {}, choices = [] }: CardCost, hand: TrainCards): CardNeeds {
  const spare = { ...hand };
  const take = (card: TrainCard | null, count: number): CardNeed => {
    const held = card ? Math.min(count, spare[card] ?? 0) : 0;
    if (card) spare[card] = (spare[card] ?? 0) - held;
    return { card, cards: count, held };
  };
  const of = (kinds: TrainCard[]): CardNeed[] =>
    kinds.filter((card) => cards[card]).map((card) => take(card, cards[card] ?? 0));
  const coloured = of(COLOURS);
  const chosen = choices.map((choice) => {
    const most = (choice.colours ?? COLOURS).reduce((a, b) => ((spare[b] ?? 0) > (spare[a] ?? 0) ? b : a));
    return { ...take(spare[most] ? most : null, choice.cards), choice };
  });
  const ferries = of(["locomotive"]);
  const wild = Math.min(missing([...coloured, ...chosen]), spare.locomotive ?? 0);
  return { cards: [...coloured, ...chosen, ...ferries], wild };
}

export function missing(needs: CardNeed[]): number {
  return needs.reduce((sum, { cards, held }) => sum + cards - held, 0);
}

/** The cards worth taking: not every colour, though any would do for a grey route that is not begun. */
export function helpful(cost: CardCost, hand: TrainCards): Set<TrainCard> {
  const wanted = cardNeeds(cost, hand).cards.filter(({ cards, held }) => held < cards);
  return new Set(wanted.flatMap(({ card, choice }) => card ?? choice?.colours ?? []));
}
