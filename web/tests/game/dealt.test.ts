// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { rememberDeal, wasDealt } from "../../src/game/dealt";

beforeEach(() => localStorage.clear());

it("a game that was seen dealt stays so, and only that one", () => {
  expect(wasDealt("ada")).toBe(false);
  rememberDeal("ada");
  expect([wasDealt("ada"), wasDealt("bo")]).toEqual([true, false]);
});

it("old games are forgotten, and nonsense is none", () => {
  for (let number = 0; number < 40; number += 1) rememberDeal(`game ${number}`);
  expect([wasDealt("game 5"), wasDealt("game 39")]).toEqual([false, true]);
  localStorage.setItem("okapi.dealt", "{");
  expect(wasDealt("game 39")).toBe(false);
});
