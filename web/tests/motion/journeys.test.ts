import { describe, expect, it } from "vitest";
import { firstDeal, journeys } from "../../src/motion/journeys";
import type { Event } from "../../src/protocol";

const ROUTE = "cape-town--port-elizabeth--a";
const ME = 0;
const YOU = 1;
/** What moves, as "back/front from → to", with ↻ for what turns over on the way; the places that are best. */
const described = (events: Event[], reader: number | null = ME): string[] =>
  journeys(events, reader).map(
    ({ deck, face, turns, from, to }) =>
      `${deck}/${face ?? "?"} ${name(from[0])} ${turns ? "↻" : "→"} ${name(to[0])}`,
  );
const name = (selector = ""): string => selector.replace(/\[data-(\w+)="([^"]+)"\]/g, "$1:$2");

describe("what moves", () => {
  it("comes from where it lay and goes to where its owner keeps it", () => {
    const cases: [Event, string[]][] = [
      [{ type: "train-card-taken", seat: ME, card: "red", slot: 2 }, ["train/red slot:train-2 → hand:red"]],
      [{ type: "train-card-taken", seat: YOU, card: "red", slot: 2 }, ["train/red slot:train-2 → seat:1"]],
      [{ type: "train-card-dealt", seat: ME, card: "blue" }, ["train/blue slot:train-deck ↻ hand:blue"]],
      [{ type: "train-card-laid", slot: 4, card: "black" }, ["train/black slot:train-deck ↻ slot:train-4"]],
      [
        { type: "terrain-card-taken", seat: ME, terrain: "desert", slot: 1 },
        ["terrain/desert slot:terrain-1 → hand:desert"],
      ],
      [
        { type: "terrain-card-dealt", seat: YOU, terrain: "desert" }, // laid open
        ["terrain/desert slot:terrain-deck ↻ seat:1"],
      ],
      [
        { type: "terrain-card-laid", slot: 0, terrain: "jungle" },
        ["terrain/jungle slot:terrain-deck ↻ slot:terrain-0"],
      ],
      [
        { type: "ticket-dealt", seat: ME, ticket: "t" },
        ["ticket/? slot:ticket-deck → thing:ticket-choice ticket:t"],
      ],
      [
        { type: "tickets-kept", seat: ME, kept: ["t"], returned: ["u"] },
        ["ticket/? slot:ticket-deck → part:tickets ticket:t"],
      ],
      [
        { type: "tickets-kept", seat: YOU, kept: [null], returned: [null, null] },
        ["ticket/? seat:1 → slot:ticket-deck", "ticket/? seat:1 → slot:ticket-deck"],
      ],
      [
        { type: "starting-tickets-chosen", seat: ME, tickets: ["t"] },
        ["ticket/? slot:ticket-deck → part:tickets ticket:t"],
      ],
      [{ type: "starting-tickets-chosen", seat: YOU, tickets: null }, []],
      [{ type: "turn-ended", seat: YOU }, []],
    ];
    for (const [event, expected] of cases) expect(described([event])).toEqual(expected);
  });

  it("pays for a route with every card, terrain as well", () => {
    const claim = (seat: number): Event => ({
      type: "route-claimed",
      seat,
      route: ROUTE,
      payment: { black: 2, locomotive: 1 },
      doubling: { locomotives: 0 },
      discarded: { mountain: 1 },
      points: 8,
    });
    expect(described([claim(ME)])).toEqual([
      `train/black hand:black → route:${ROUTE}`,
      `train/black hand:black → route:${ROUTE}`,
      `train/locomotive hand:locomotive → route:${ROUTE}`,
      `terrain/mountain hand:mountain → route:${ROUTE}`,
    ]);
    expect(described([claim(YOU)])).toContain(`train/locomotive seat:1 → route:${ROUTE}`);
  });

  it("has no face that its reader may not know", () => {
    const blind: Event[] = [
      { type: "deck-drawn", seat: YOU, deck: "train" },
      { type: "train-card-dealt", seat: YOU, card: null },
      { type: "ticket-dealt", seat: YOU, ticket: null },
    ];
    const faceDown = ["train/? slot:train-deck → seat:1", "ticket/? slot:ticket-deck → seat:1"];
    expect(described(blind)).toEqual(faceDown);
    expect(described(blind, null)).toEqual(faceDown); // a spectator
  });

  it("is nobody's own to a spectator", () => {
    const taken: Event = { type: "train-card-taken", seat: ME, card: "red", slot: 2 };
    expect(described([taken], null)).toEqual(["train/red slot:train-2 → seat:0"]);
  });

  it("does not come to a place where by now something else lies", () => {
    expect(
      described([
        { type: "train-card-laid", slot: 2, card: "red" },
        { type: "train-card-taken", seat: YOU, card: "red", slot: 2 },
        { type: "train-card-laid", slot: 2, card: "blue" },
        { type: "terrain-card-laid", slot: 2, terrain: "jungle" },
      ]),
    ).toEqual([
      "train/red slot:train-2 → seat:1",
      "train/blue slot:train-deck ↻ slot:train-2",
      "terrain/jungle slot:terrain-deck ↻ slot:terrain-2",
    ]);
  });

  it("is nothing at the end of the game", () => {
    const drawn: Event = { type: "train-card-dealt", seat: ME, card: "red" };
    expect(described([drawn])).toHaveLength(1);
    expect(
      described([drawn, { type: "game-ended", reason: "last-round-played", revealed: [] } as never]),
    ).toEqual([]);
  });

  it("is in the first deal all of one's own and some of the others'", () => {
    const deal = (seat: number): Event[] =>
      Array.from({ length: 4 }, () => ({ type: "train-card-dealt", seat, card: seat === ME ? "red" : null }));
    const { own, others } = firstDeal([...deal(ME), ...deal(YOU)], ME);
    expect(own).toHaveLength(4);
    expect(others).toHaveLength(2);
    expect(others.every(({ face }) => face === null)).toBe(true);
  });
});
