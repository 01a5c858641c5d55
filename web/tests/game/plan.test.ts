// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { Plan, planOf } from "../../src/game/plan.svelte";

const NONE = new Set<string>();

describe("a plan", () => {
  beforeEach(() => localStorage.clear());

  it("is kept for the game and the seat, in this browser", () => {
    new Plan("game", 0).toggle("a", NONE);
    expect(new Plan("game", 0).without(NONE)).toEqual(["a"]);
    expect(new Plan("game", 1).without(NONE)).toEqual([]);
    expect(new Plan("other", 0).without(NONE)).toEqual([]);
    expect(planOf("game", null)).toBeNull();
  });

  it("loses what is dropped, and what somebody took", () => {
    const plan = new Plan("game", 0);
    for (const route of ["a", "b", "c"]) plan.toggle(route, NONE);
    plan.toggle("b", NONE);
    expect(plan.without(new Set(["a"]))).toEqual(["c"]);
    plan.toggle("d", new Set(["a"]));
    expect(new Plan("game", 0).without(NONE)).toEqual(["c", "d"]);
    plan.toggle("c", NONE);
    plan.toggle("d", NONE);
    expect(localStorage).toHaveLength(0);
  });

  it("does without what cannot be read, and forgets old games", () => {
    localStorage.setItem("okapi.plan.game.0", "{");
    expect(new Plan("game", 0).without(NONE)).toEqual([]);
    for (let game = 0; game < 40; game += 1) new Plan(`game${game}`, 0).toggle("a", NONE);
    expect(localStorage.length).toBeLessThanOrEqual(30);
  });
});
