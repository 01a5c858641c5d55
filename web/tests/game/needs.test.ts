import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cuts } from "../../src/game/cuts";
import { lastDecision } from "../../src/game/decisions";
import { cardNeeds, helpful } from "../../src/game/needs";
import type { CardCost, Event, Route, TicketProgress, TrainCard, TrainCards } from "../../src/protocol";
import { needsInWords } from "../../src/wording/needs";

interface Case {
  says: string;
  cost: CardCost;
  hand: TrainCards;
  cards: [TrainCard | null, number, number][];
  wild: number;
}
const CASES = JSON.parse(readFileSync("../tests/game/card_needs.json", "utf-8")) as Case[];

describe("what tickets need", () => {
  it("is counted as at the terminal", () => {
    for (const { says, cost, hand, cards, wild } of CASES) {
      const needs = cardNeeds(cost, hand);
      expect(
        needs.cards.map((need) => [need.card, need.cards, need.held]),
        says,
      ).toEqual(cards);
      expect(needs.wild, says).toBe(wild);
    }
  });

  it("is what is worth taking", () => {
    const cost: CardCost = { cards: { green: 4, red: 1 }, choices: [{ cards: 3 }] };
    expect([...helpful(cost, { green: 2, red: 1 })]).toEqual(["green"]); // any colour for the grey route: none
    expect([...helpful(cost, { green: 4, red: 1, blue: 1 })]).toEqual(["blue"]);
    const either: CardCost = { choices: [{ cards: 2, colours: ["white", "black"] }] };
    expect([...helpful(either, {})]).toEqual(["white", "black"]);
    expect([...helpful(either, { white: 1 })]).toEqual(["white"]);
  });

  it("is said in a sentence", () => {
    for (const [cost, hand, sentence] of [
      [{ cards: { green: 4, purple: 3 } }, { green: 2, purple: 3 }, "Still needed: 2 green."],
      [{ choices: [{ cards: 3 }] }, {}, "Still needed: 3 of any one colour."],
      [{ choices: [{ cards: 3 }] }, { red: 1 }, "Still needed: 2 red for a grey route."],
      [{ choices: [{ cards: 2, colours: ["white", "black"] }] }, {}, "Still needed: 2 white or 2 black."],
      [
        { cards: { blue: 4, locomotive: 1 } },
        { locomotive: 2 },
        "Still needed: 4 blue. A locomotive in your hand can stand in for one of these.",
      ],
      [{ cards: { blue: 2 } }, { locomotive: 2 }, "You have every card you need."],
    ] as [CardCost, TrainCards, string][])
      expect(needsInWords(cost, hand)).toBe(sentence);
    expect(needsInWords({ cards: { blue: 2 } }, {}, true)).toBe(
      "For all your tickets together, you still need 2 blue.",
    );
  });
});

describe("a path that was cut", () => {
  const far = (changes: Partial<TicketProgress>): TicketProgress => ({
    ticket: "one--two",
    state: "open",
    trains: 4,
    missing: ["a", "b"],
    owned: [],
    cost: {},
    ...changes,
  });
  const routes = new Map([["a", { id: "a", twin: "a2" } as Route]]);
  const by = (seat: number) => ({ seat, doubled: false });

  it("names who took which route, and how much longer the next path is", () => {
    expect(cuts([far({})], [far({ trains: 6, missing: ["c"] })], { a: by(1) }, routes, 0)).toEqual([
      { ticket: "one--two", route: "a", seat: 1, more: 2 },
    ]);
    expect(
      cuts([far({})], [far({ state: "closed", missing: [] })], { a: by(1) }, routes, 0)[0]?.more,
    ).toBeNull();
  });

  it("is cut by the track beside it too, and not by anyone's other routes", () => {
    const now = [far({ missing: ["c", "b"] })];
    expect(cuts([far({})], now, { a2: by(1) }, routes, 0)).toMatchObject([{ route: "a2", more: 0 }]);
    expect(cuts([far({})], now, { z: by(1) }, routes, 0)).toEqual([]);
    expect(cuts([far({})], [far({ missing: ["b"], owned: ["a"] })], { a: by(0) }, routes, 0)).toEqual([]);
  });

  it("is compared with what one knew at one's own last decision", () => {
    const events: Event[] = [
      { type: "deck-drawn", seat: 0, deck: "train" },
      { type: "train-card-dealt", seat: 0, card: "red" },
      { type: "turn-ended", seat: 0 },
      { type: "passed", seat: 1 },
    ];
    expect(lastDecision(events, 0)).toBe(1);
    expect(lastDecision(events, 2)).toBe(0);
  });
});
