// Key moments in words and on the map, and the positions they are about.
import { beforeAll, describe, expect, test } from "vitest";
import type { Event, GameReview, JudgedDecision, KeyMoment } from "../../src/protocol";
import { claimsAt, lastDecision, readRecord } from "../../src/coach/positions";
import { momentInWords } from "../../src/coach/moments";
import { stopsOf, type Stop } from "../../src/coach/stops";
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
  turn: 12,
  seat: 0,
  action: { type: "pass" },
  after: 0.4,
  loss: 0.07,
  verdict: "mistake",
  better: [{ action: claim, share: 0.47 }],
} as unknown as JudgedDecision;

/** The one stop of a review with this moment or these decisions. */
function onlyStop(moments: KeyMoment[], judgements: JudgedDecision[], seat: number | null = null): Stop {
  const stops = stopsOf({ moments, judgements } as unknown as GameReview, seat, words);
  expect(stops).toHaveLength(1);
  return stops[0]!;
}

beforeAll(loadCoachTexts);

describe("a moment", () => {
  test("is said with the move that was played and the better one", () => {
    const text = momentInWords(moment({ played: { type: "pass" }, better: claim }), words);
    expect(text).toMatch(
      /^Turn 12, Anna: pass\. Better by 7 percentage points: claim Cape Town\s–\sPort Elizabeth\.$/,
    );
  });

  test("names a card or a terrain by its kind", () => {
    expect(momentInWords(moment({ kind: "lucky-card", card: "locomotive" }), words)).toContain("locomotive");
    expect(momentInWords(moment({ kind: "unlucky-card", card: "jungle" }), words)).toContain("jungle");
  });

  test("is shown with the facts that go with it", () => {
    const facts: KeyMoment["facts"] = [
      { about: "taken-later", rival: 1, turn: 15 },
      { about: "behind", rival: 1, points: 7 },
    ];
    const text = momentInWords(moment({ played: { type: "pass" }, better: claim, facts }), words);
    expect(text).toMatch(
      /Boris claims it on turn 15\. Not counting tickets, Anna is 7 points behind Boris\.$/,
    );
  });

  test("before the first turn is not called turn 0", () => {
    const text = momentInWords(moment({ turn: 0, played: { type: "pass" }, better: claim }), words);
    expect(text).toMatch(/^Before the first turn, Anna: /);
  });

  test("shows the chances of both moves, where it was a decision", () => {
    const stop = onlyStop([moment({ played: { type: "pass" }, better: claim })], [judged]);
    expect(stop.played?.percent).toBe(40);
    expect(stop.better.map(({ percent }) => percent)).toEqual([47]);
    expect(onlyStop([moment({ kind: "lucky-card", card: "red", step: 9 })], [judged]).played).toBeNull();
  });

  test("that swings has the chances of the curve, and no others", () => {
    const swing = moment({ kind: "downswing", rival: 1, before: 0.44, share: 0.11 });
    const stop = onlyStop([swing], [judged]);
    expect(stop.sentence).toContain("from 44% to 33%");
    expect([stop.played, ...stop.better].map((it) => it?.percent)).toEqual([null, null]);
  });

  test("marks routes on the map: what was played, what was better", () => {
    const taken = { ...claim, route: "cape-town--port-elizabeth--b" };
    const { marks } = onlyStop([moment({ played: taken, better: claim })], [judged]);
    expect(marks).toEqual([
      { route: taken.route, sign: "played" },
      { route: ROUTE, sign: "better" },
    ]);
  });

  test("marks a route once that was claimed and could have been doubled", () => {
    const doubled = { ...claim, doubling: {} };
    const { marks } = onlyStop([moment({ kind: "not-doubled", route: ROUTE, played: claim, better: doubled })], []); // prettier-ignore
    expect(marks).toEqual([{ route: ROUTE, sign: "played" }]);
  });

  test("shows the route that a colour was for, which nobody played, and the ends of its ticket", () => {
    const waited = moment({ kind: "colour-never-came", route: ROUTE, ticket: "cape-town--sudan", card: "black", cards: 2, draws: 6 }); // prettier-ignore
    const { marks, wanted, places, sentence } = onlyStop([waited], []);
    expect(marks).toEqual([]);
    expect(wanted).toBe(ROUTE);
    expect([...places]).toContain("cape-town");
    expect(sentence).toMatch(/^From turn 12 on, Anna is 2 cards short .+ In 6 draws, /);
  });
});

describe("a decision", () => {
  test("is named, with what it cost and what was better", () => {
    const stop = onlyStop([], [judged, { ...judged, seat: 1, step: 9 }], 0);
    expect(stop.sentence).toBe(
      "Turn 12, Anna: pass. A mistake; it lowers the chance of winning by 7 percentage points.",
    );
    expect(stop.better).toEqual([{ action: claim, percent: 47 }]);
    expect(stop.marks).toEqual([{ route: ROUTE, sign: "better" }]);
  });

  test("that was fine says no more than that", () => {
    const stop = onlyStop([], [{ ...judged, verdict: "fine", better: [] }], 0);
    expect(stop.sentence).toBe("Turn 12, Anna: pass. Fine.");
    expect(stop.better).toEqual([]);
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

test("the reader is you, and a swing says from where to where", () => {
  const you = new Wording(board, ["Anna", "Boris"], 0);
  const swing = moment({ kind: "downswing", seat: 1, rival: 0, played: claim, before: 0.44, share: 0.21 });
  expect(momentInWords(swing, you)).toMatch(
    /^Turn 12, Boris: claim Cape Town\s–\sPort Elizabeth\. Your chance of winning falls from 44% to 23%\.$/,
  );
  expect(momentInWords(moment({ kind: "lucky-card", card: "red" }), you)).toContain(
    "a lucky card (red) for you",
  );
});

test("tickets that were kept are drawn, and better ones apart from them", () => {
  const [first, second, third] = board.tickets.map(({ id }) => id);
  const keep = (...tickets: string[]) => ({ type: "keep-tickets", tickets }) as const;
  const kept = {
    ...judged,
    action: keep(first!, second!),
    better: [{ action: keep(second!, third!), share: 0.5 }],
  };
  const stop = onlyStop([], [kept as unknown as JudgedDecision], 0);
  expect(stop.marks).toEqual([
    { ticket: first, sign: "played" },
    { ticket: second, sign: "played" },
    { ticket: third, sign: "better" },
  ]);
  expect(stop.places.size).toBeGreaterThanOrEqual(4);
});
