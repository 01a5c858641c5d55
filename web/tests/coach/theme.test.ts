// Puzzles like a decision.
import { expect, test } from "vitest";
import type { Action } from "../../src/protocol";
import { themeOf } from "../../src/coach/theme";

const claim = (route: string, doubling: object | null = null): Action =>
  ({ type: "claim-route", route, payment: {}, doubling }) as unknown as Action;

test("a move has the theme that it shows by itself", () => {
  expect(themeOf(claim("a", {}))).toBe("doubling");
  expect(themeOf(claim("a"))).toBeNull();
  expect(themeOf({ type: "draw-tickets" })).toBe("tickets");
  expect(themeOf({ type: "draw-blind", deck: "train" })).toBe("drawing");
  expect(themeOf({ type: "pass" })).toBeNull();
});
