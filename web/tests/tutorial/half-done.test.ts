import { expect, it } from "vitest";
import type { Action } from "../../src/protocol";
import { nextDeed } from "../../src/tutorial/half-done";

const nothing = { route: null, kept: [], payment: null };
const keep: Action = { type: "keep-tickets", tickets: ["a", "b"] };
const claim = (doubling: { locomotives: number } | null): Action => ({
  type: "claim-route",
  route: "here",
  payment: { black: 3 },
  doubling,
});

it("a choice of tickets is half done when it holds just those that are waited for", () => {
  expect(nextDeed(keep, nothing)).toBeNull();
  expect(nextDeed(keep, { ...nothing, kept: ["b"] })).toBeNull();
  expect(nextDeed(keep, { ...nothing, kept: ["b", "c"] })).toBeNull();
  expect(nextDeed(keep, { ...nothing, kept: ["a", "b", "c"] })).toBeNull();
  expect(nextDeed(keep, { ...nothing, kept: ["b", "a"] })).toBe("keep");
});

it("a claim is half done once its route is chosen, and more so once its payment is", () => {
  const there = { ...nothing, route: "here" };
  expect(nextDeed(claim(null), nothing)).toBeNull();
  expect(nextDeed(claim(null), { ...nothing, route: "elsewhere" })).toBeNull();
  expect(nextDeed(claim(null), there)).toBe("claim-plain");
  expect(nextDeed(claim({ locomotives: 0 }), there)).toBe("claim-doubled");
  expect(nextDeed(claim({ locomotives: 0 }), { ...there, payment: claim(null) })).toBe("claim-doubled");
  expect(nextDeed(claim(null), { ...there, payment: claim(null) })).toBe("claim-confirm");
});

it("a card is taken at once, and reading waits for nothing", () => {
  expect(nextDeed({ type: "draw-blind", deck: "train" }, { ...nothing, route: "here" })).toBeNull();
  expect(nextDeed(null, { ...nothing, route: "here", kept: ["a", "b"] })).toBeNull();
});
