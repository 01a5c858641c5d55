// Learning from one's mistakes: which ones, and a table that stands still while one tries.
import { expect, test, vi } from "vitest";
import type {
  Action,
  AdvisedMove,
  Command,
  FromClient,
  FromServer,
  GameReview,
  JudgedDecision,
  Update,
} from "../../src/protocol";
import { numberedOnMap, standsStill, worthTrying } from "../../src/coach/exercises";
import { RefusedByServer } from "../../src/net/api";
import { PATIENCE } from "../fixtures/table";

const judged = (step: number, seat: number, loss: number): JudgedDecision =>
  ({ step, seat, loss, verdict: loss ? "mistake" : "fine" }) as JudgedDecision;

test("the costliest decisions of a seat are tried again, in the order of the game", () => {
  const many = Array.from({ length: 12 }, (_, at) => judged(at, 0, at === 3 ? 0.9 : (at + 1) / 100));
  const review = { judgements: [...many, judged(50, 0, 0), judged(51, 1, 0.5)] } as GameReview;
  expect(worthTrying(review, 0).map(({ step }) => step)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(worthTrying(review, 1).map(({ step }) => step)).toEqual([51]);
});

const update = { type: "update", game: "g", seat: 0, seq: 40, events: [] } as unknown as Update;
const pass: Action = { type: "pass" };
const command = { type: "command", game: "g", seat: 0, seq: 40, id: "c", action: pass } as Command;

async function heardOf(tryMove: (action: Action) => Promise<void>, message: FromClient): Promise<FromServer> {
  const heard: FromServer[] = [];
  const line = standsStill(update, tryMove)(
    () => undefined,
    (each) => heard.push(each),
  );
  line.send(message);
  await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENCE);
  return heard[0]!;
}

test("a move is tried, and the position stays as it is", async () => {
  const tried: Action[] = [];
  const heard = await heardOf(async (action) => void tried.push(action), command);
  expect(tried).toEqual([pass]);
  expect(heard).toMatchObject({ type: "accepted", id: "c", seq: 40 });
});

test("a spectator is shown the position", async () => {
  const heard = await heardOf(async () => undefined, { type: "watch", game: "g", seat: 0, after: 0 });
  expect(heard).toBe(update);
});

test("what the server refuses is said at the table", async () => {
  const refused = { reason: "rate.too-much-advice", details: {} };
  const heard = await heardOf(() => Promise.reject(new RefusedByServer(429, refused)), command);
  expect(heard).toMatchObject({ type: "refused", reason: "rate.too-much-advice", id: "c" });
});

const claim = (route: string): AdvisedMove =>
  ({ action: { type: "claim-route", route } as unknown as Action }) as AdvisedMove;

test("a route that two of the moves claim stands on the map once, with the number of the first", () => {
  const draw = { action: { type: "draw-tickets" } } as AdvisedMove;
  expect(numberedOnMap([claim("a"), draw, claim("b"), claim("a")])).toEqual([
    { route: "a", sign: 1 },
    { route: "b", sign: 3 },
  ]);
});
