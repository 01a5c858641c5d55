// Key moments in words and on the map, and the positions they are about.
import { beforeAll, describe, expect, test } from "vitest";
import type { Event, JudgedDecision, KeyMoment } from "../../src/protocol";
import { claimsAt, lastDecision, readRecord } from "../../src/coach/positions";
import { momentInWords, movesOf, onTheMap } from "../../src/coach/moments";
import { loadCoachTexts } from "../../src/i18n/coaching";
import { Wording } from "../../src/wording/wording";
import { board } from "../fixtures/table";

const ROUTE = "cape-town--port-elizabeth--a";
const words = new Wording(board, ["Anna", "Boris"], null);
const claim = { type: "claim-route", route: ROUTE, payment: { black: 3 } } as const;
const moment = (changes: Partial<KeyMoment>): KeyMoment => ({
  kind: "better-move",
  step: 3,
  turn: 12,
  seat: 0,
  share: 0.07,
  ...changes,
});
const judged = {
  step: 3,
  action: { type: "pass" },
  after: 0.4,
  better: [{ action: claim, share: 0.47 }],
} as unknown as JudgedDecision;

beforeAll(loadCoachTexts);

describe("a moment", () => {
  test("is said with the move that was played and the better one", () => {
    const text = momentInWords(moment({ played: { type: "pass" }, better: claim }), words);
    expect(text).toMatch(/^Turn 12, Anna: pass\. Better by 7%: claim Cape Town\s–\sPort Elizabeth\.$/);
  });

  test("names a card or a terrain by its kind", () => {
    expect(momentInWords(moment({ kind: "lucky-card", card: "locomotive" }), words)).toContain("locomotive");
    expect(momentInWords(moment({ kind: "unlucky-card", card: "jungle" }), words)).toContain("jungle");
  });

  test("tells the chances of both moves, where it was a decision", () => {
    const moves = movesOf(moment({ played: { type: "pass" }, better: claim }), [judged]);
    expect(moves?.played.percent).toBe(40);
    expect(moves?.better?.percent).toBe(47);
    expect(movesOf(moment({ kind: "lucky-card", card: "red", step: 9 }), [judged])).toBeNull();
  });

  test("marks routes on the map: what was played, what was better", () => {
    const taken = { ...claim, route: "cape-town--port-elizabeth--b" };
    const { marks } = onTheMap(moment({ played: taken, better: claim }), [judged], words);
    expect(marks).toEqual([
      { route: taken.route, sign: "played" },
      { route: ROUTE, sign: "better" },
    ]);
  });

  test("marks a route once that was claimed and could have been doubled", () => {
    const doubled = { ...claim, doubling: {} };
    const { marks } = onTheMap(moment({ kind: "not-doubled", route: ROUTE, played: claim, better: doubled }), [], words); // prettier-ignore
    expect(marks).toEqual([{ route: ROUTE, sign: "played" }]);
  });
});

describe("a position", () => {
  const events = [
    { type: "setup-completed" },
    { type: "deck-drawn", seat: 1, deck: "train" },
    { type: "train-card-dealt", seat: 1, card: "red" },
    { type: "route-claimed", seat: 0, route: ROUTE, payment: {}, doubling: {}, discarded: {}, points: 8 },
    { type: "turn-ended" },
  ] as unknown as Event[];

  test("has the routes that were claimed before it", () => {
    expect(claimsAt(events, 3)).toEqual({});
    expect(claimsAt(events, 4)).toEqual({ [ROUTE]: { seat: 0, doubled: true } });
  });

  test("to play on from is the last in which a player was to decide", () => {
    expect(lastDecision(events, 0)).toBeNull();
    expect(lastDecision(events, 2)).toEqual({ step: 1, seat: 1 });
    expect(lastDecision(events, 3)).toEqual({ step: 3, seat: 0 });
    expect(lastDecision(events, 99)).toEqual({ step: 3, seat: 0 });
  });

  test("is read from a record, whose last line may be the dealer’s secret", () => {
    const lines = [
      { okapi: "game", board: { hash: "h" }, players: ["A", "B"] },
      { seq: 1, event: events[0] },
      { secret: "s" },
    ];
    const record = lines.map((line) => JSON.stringify(line)).join("\n") + "\n";
    expect(readRecord(record)).toEqual({ board: "h", players: ["A", "B"], events: [events[0]] });
  });
});
