// How a route is to be paid, as people type it after the places: `black*3 double loco*1`, `3 black`, or just `black`.
import type { TrainCard, TrainCards } from "../protocol";
import { fitting, fold } from "../i18n/fold";
import { cardWords, spelled } from "./vocabulary";

export interface ClaimRequest {
  /** The cards, if they are counted. */
  payment: TrainCards | null;
  /** The colours, if they are only named. */
  colours: TrainCard[];
  isDoubled: boolean;
  /** The locomotives to play as terrain, if they are counted. */
  wild: number | null;
}

/** The places of a claim, and how it is to be paid; null where the cards cannot be read. */
export function placesAndRequest(typed: string): { places: string; request: ClaimRequest | null } {
  const tokens = typed.trim().split(/\s+/).filter(Boolean);
  let cut = tokens.length;
  while (cut && isAboutCards(tokens[cut - 1] ?? "")) cut -= 1;
  return { places: tokens.slice(0, cut).join(" "), request: readRequest(tokens.slice(cut)) };
}

const isDouble = (token: string): boolean => spelled("double").some((word) => fold(word) === fold(token));

function isAboutCards(token: string): boolean {
  return isDouble(token) || /^\d+$/.test(token) || cardOf(token) !== null;
}

/** A card by its name, `black` or `black*3`; beginnings only where no place could be meant. */
function cardOf(token: string): TrainCard | null {
  const [name = ""] = token.split("*");
  const isCounted = token.includes("*");
  const exact = new Map([...cardWords()].map(([card, words]) => [card, words.map(fold)]));
  const found = isCounted
    ? fitting(name, exact)
    : [...exact].filter(([, words]) => words.includes(fold(name))).map(([card]) => card);
  return found.length === 1 ? (found[0] ?? null) : null;
}

function readRequest(tokens: string[]): ClaimRequest | null {
  const at = tokens.findIndex(isDouble);
  const paid = readCards(at < 0 ? tokens : tokens.slice(0, at));
  const spent = readCards(at < 0 ? [] : tokens.slice(at + 1));
  if (!paid || !spent || Object.keys(spent.counted).some((card) => card !== "locomotive")) return null;
  if (spent.named.some((card) => card !== "locomotive")) return null;
  return {
    payment: Object.keys(paid.counted).length ? withNamed(paid) : null,
    colours: paid.named,
    isDoubled: at >= 0,
    wild: spent.counted.locomotive ?? (spent.named.length || null),
  };
}

interface Cards {
  counted: TrainCards;
  named: TrainCard[];
}

/** Beside counted cards, a card that is only named is one card. */
function withNamed({ counted, named }: Cards): TrainCards {
  return { ...Object.fromEntries(named.map((card) => [card, 1])), ...counted };
}

function readCards(tokens: string[]): Cards | null {
  const cards: Cards = { counted: {}, named: [] };
  let number: number | null = null;
  for (const token of tokens) {
    if (/^\d+$/.test(token)) {
      if (number !== null) return null;
      number = Number(token);
      continue;
    }
    const card = cardOf(token);
    const [, times] = token.split("*");
    if (!card || card in cards.counted || (times !== undefined && !/^\d+$/.test(times))) return null;
    const count: number | null = times === undefined ? number : Number(times);
    if (count === null) cards.named.push(card);
    else cards.counted[card] = count;
    number = null;
  }
  return number === null ? cards : null;
}
