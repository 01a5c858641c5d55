import { describe, expect, it } from "vitest";
import type { Event, TrainCard } from "../../src/protocol";
import { eventLog, moveLog } from "../../src/wording/event-log";
import { Wording } from "../../src/wording/wording";
import { board } from "../fixtures/table";

const words = new Wording(board, ["Anna", "Boris"], 0);
const said = (...events: Event[]): string[] => eventLog(events, words).map((line) => line.text);

describe("the log", () => {
  it("speaks to the reader as you, and of others by name", () => {
    const claim = (seat: number): Event => ({
      type: "route-claimed",
      seat,
      route: "cape-town--port-elizabeth--a",
      payment: { black: 2, locomotive: 1 },
      doubling: null,
      discarded: {},
      points: 4,
    });
    expect(said(claim(0))).toEqual([
      "You claim Cape Town – Port Elizabeth with 2 black and 1 locomotive, for 4 points.",
    ]);
    expect(said(claim(1))[0]).toMatch(/^Boris claims/);
  });

  it("says what doubling cost", () => {
    const doubled: Event = {
      type: "route-claimed",
      seat: 1,
      route: "cape-town--port-elizabeth--a",
      payment: { black: 3 },
      doubling: { locomotives: 1 },
      discarded: {},
      points: 8,
    };
    expect(said(doubled)[0]).toContain("doubled with 1 locomotive, for 8 points");
  });

  it("leads a claim to its route on the map", () => {
    const [line] = eventLog(
      [
        {
          type: "route-claimed",
          seat: 1,
          route: "cape-town--port-elizabeth--a",
          payment: { black: 3 },
          doubling: null,
          discarded: {},
          points: 4,
        },
      ],
      words,
    );
    expect(line).toMatchObject({ seq: 1, seat: 1, route: "cape-town--port-elizabeth--a" });
  });

  it("says cards dealt one after the other in one line, and hides what is hidden", () => {
    const dealt = (seat: number, card: "red" | "blue" | null): Event => ({
      type: "train-card-dealt",
      seat,
      card,
    });
    expect(said(dealt(0, "red"), dealt(0, "red"), dealt(0, "blue"), dealt(1, null))).toEqual([
      "You get 1 blue and 2 red.",
    ]);
  });

  it("numbers lines by the last event they report", () => {
    const lines = eventLog(
      [
        { type: "starting-player-drawn", seat: 1 },
        { type: "train-card-dealt", seat: 0, card: "red" },
        { type: "train-card-dealt", seat: 0, card: "red" },
        { type: "setup-completed" },
      ],
      words,
    );
    expect(lines.map((line) => line.seq)).toEqual([1, 3, 4]);
  });

  describe("of a turn", () => {
    const taken = (seat: number, card: TrainCard): Event => ({
      type: "train-card-taken",
      seat,
      card,
      slot: 0,
    });
    const laid: Event = { type: "train-card-laid", slot: 0, card: "green" };
    const drawn = (seat: number, card: TrainCard | null): Event[] => [
      { type: "deck-drawn", seat, deck: "train" },
      { type: "train-card-dealt", seat, card },
    ];
    const terrain = (seat: number): Event[] => [
      { type: "deck-drawn", seat, deck: "terrain" },
      { type: "terrain-card-dealt", seat, terrain: "jungle" },
    ];
    const over = (seat: number): Event => ({ type: "turn-ended", seat });

    it("is one line, whatever was drawn", () => {
      for (const [events, sentence] of [
        [[...drawn(0, "red"), ...drawn(0, "blue")], "You draw a red card and a blue card from the deck."],
        [[...drawn(0, "red"), ...drawn(0, "red")], "You draw 2 red from the deck."],
        [[...drawn(1, null), ...drawn(1, null)], "Boris draws 2 train car cards from the deck."],
        [[taken(1, "red"), laid, taken(1, "blue"), laid], "Boris takes a red card and a blue card."],
        [[taken(0, "locomotive"), laid], "You take a locomotive."],
        [
          [taken(1, "red"), laid, ...drawn(1, null)],
          "Boris takes a red card and draws a train car card from the deck.",
        ],
        [
          [...terrain(1), ...drawn(1, null)],
          "Boris draws a jungle card and a train car card from the decks.",
        ],
      ] as [Event[], string][])
        expect(said(...events, over(0))).toEqual([sentence]);
    });

    it("also says what came of it, and stays one line while it goes on", () => {
      const swept: Event = { type: "display-swept" };
      const begun = [taken(0, "red"), laid, swept, laid];
      expect(said(...begun)).toEqual([
        "You take a red card. Too many face-up locomotives: all the face-up train car cards are discarded.",
      ]);
      expect(said(...begun, taken(0, "blue"), laid)[0]).toMatch(/^You take a red card and a blue card\. Too/);
    });

    it("is one line for tickets: which are on offer, then which are kept", () => {
      const offered = (seat: number, known: boolean): Event[] => [
        { type: "tickets-drawn", seat, count: 2 },
        { type: "ticket-dealt", seat, ticket: known ? "bangui--chad" : null },
        { type: "ticket-dealt", seat, ticket: known ? "chad--douala" : null },
      ];
      expect(said(...offered(0, true))).toEqual([
        "You draw 2 destination tickets. You choose from Bangui – Chad (4) and Chad – Douala (7).",
      ]);
      expect(
        said(...offered(0, true), {
          type: "tickets-kept",
          seat: 0,
          kept: ["chad--douala"],
          returned: ["bangui--chad"],
        }),
      ).toEqual(["You draw destination tickets and keep Chad – Douala (7)."]);
      expect(
        said(...offered(1, false), { type: "tickets-kept", seat: 1, kept: [null], returned: [null] }),
      ).toEqual(["Boris draws tickets and keeps 1."]);
    });

    it("does not run into the next one, and can be looked back at move by move", () => {
      const events = [
        ...drawn(0, "red"),
        taken(0, "blue"),
        laid,
        over(0),
        ...drawn(1, null),
        ...drawn(1, null),
        over(1),
      ];
      const turns = eventLog(events, words);
      expect(turns.map(({ first, seq, seat, opensTurn }) => [first, seq, seat, opensTurn])).toEqual([
        [1, 5, 0, false],
        [6, 10, 1, true],
      ]);
      expect(moveLog(events, words).map(({ seq, text }) => [seq, text])).toEqual([
        [2, "You draw a red card from the deck."],
        [5, "You take a blue card."],
        [7, "Boris draws a train car card from the deck."],
        [10, "Boris draws a train car card from the deck."],
      ]);
    });

    it("is strong for a claim and soft for a draw", () => {
      const claim: Event = {
        type: "route-claimed",
        seat: 0,
        route: "cape-town--port-elizabeth--a",
        payment: { black: 3 },
        doubling: null,
        discarded: {},
        points: 4,
      };
      const weights = eventLog([claim, over(0), ...drawn(1, null), over(1)], words).map(
        ({ weight }) => weight,
      );
      expect(weights).toEqual(["strong", "soft"]);
    });

    it("is put into words when it is shown, and is the same line until something is added", () => {
      const before = [...drawn(0, "red"), ...drawn(0, "blue"), over(0), ...drawn(1, null)];
      const [first, second] = eventLog(before, words);
      const now = eventLog([...before, ...drawn(1, null)], words);
      expect(now[0]).toBe(first);
      expect(now[1]).not.toBe(second);
      expect(Object.getOwnPropertyDescriptor(first, "text")).toBeUndefined();
    });
  });
});
