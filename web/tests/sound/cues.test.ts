import { expect, it } from "vitest";
import { cues } from "../../src/sound/cues";
import type { Event } from "../../src/protocol";

const [ME, YOU] = [0, 1];
const heard = (events: Event[], { wanted = [] as string[], hasCompleted = false } = {}): string[] =>
  cues(events, ME, new Set(wanted), hasCompleted).map(({ sound }) => sound);
const claim = (seat: number, doubling: object | null = null): Event => ({
  type: "route-claimed",
  seat,
  route: "a",
  payment: { red: 1 },
  doubling,
  discarded: {},
  points: 1,
});

it("every event has its sound, or none", () => {
  const cases: [Event, string[]][] = [
    [{ type: "train-card-taken", seat: ME, card: "red", slot: 0 }, ["card"]],
    [{ type: "train-card-dealt", seat: ME, card: "red" }, ["turn-over"]],
    [{ type: "train-card-dealt", seat: YOU, card: null }, ["card"]],
    [{ type: "deck-rebuilt", deck: "train" }, ["shuffle"]],
    [claim(ME), ["rails"]],
    [claim(YOU, { locomotives: 0 }), ["doubled"]],
    [{ type: "last-round-began", seat: YOU }, ["last-round"]],
    [{ type: "turn-ended", seat: YOU }, []],
  ];
  for (const [event, sounds] of cases) expect(heard([event])).toEqual(sounds);
});

it("a route that I wanted has a sound of its own when someone else takes it, doubled or not", () => {
  expect(heard([claim(YOU, { locomotives: 0 })], { wanted: ["a"] })).toEqual(["taken"]);
  expect(heard([claim(ME)], { wanted: ["a"] })).toEqual(["rails"]);
});

it("a completed ticket is heard after the rails that completed it", () => {
  const [rails, ticket] = cues([claim(ME)], ME, new Set(), true);
  expect([rails!.sound, ticket!.sound]).toEqual(["rails", "ticket"]);
  expect(ticket!.after).toBeGreaterThan(rails!.after);
});

it("a round of many moves makes each sound once, as loud as the loudest", () => {
  const taken = (seat: number): Event => ({ type: "train-card-taken", seat, card: "red", slot: 0 });
  expect(cues([taken(YOU), taken(ME), taken(YOU)], ME, new Set(), false)).toEqual([
    { sound: "card", after: 0, level: 1 },
  ]);
  expect(cues([taken(YOU)], ME, new Set(), false)[0]!.level).toBeLessThan(1);
});

it("the end itself makes no sound: it is heard when the points are counted", () => {
  const end = { type: "game-ended", reason: "last-round-played", revealed: [] } as never;
  expect(heard([claim(ME), end])).toEqual(["rails"]);
});
