import { describe, expect, it } from "vitest";
import { EndingState } from "../../src/end/ending-state.svelte";
import type { Game } from "../../src/game/game.svelte";
import type { EndStage } from "../../src/end/stage";
import { view } from "../fixtures/table";

const stage: EndStage = {
  highlight: { places: new Set(["bangui"]), routes: new Set() },
  gap: new Set(),
  scores: new Map([[1, 17]]),
};

function atTable(isStillPlayed: boolean, changes = {}) {
  const table = $state({ game: { view: view() } as Game, isOver: true, isPast: false, ...changes });
  return { table, end: new EndingState(table, isStillPlayed) };
}

describe("the end of a game", () => {
  it("is shown when the game is over, and not over a moment of its past", () => {
    const { table, end } = atTable(true, { isOver: false });
    expect(end.isShown).toBe(false);
    table.isOver = true;
    expect(end.isShown).toBe(true);
    table.isPast = true;
    expect(end.isShown).toBe(false);
  });

  it("is counted before those who saw it, and others see the score sheet at once", () => {
    expect(atTable(true).end.isCounting).toBe(true);
    expect(atTable(false).end.isCounting).toBe(false);
  });

  it("shows the points that are counted so far, and the others as they were", () => {
    const { table, end } = atTable(true);
    expect(end.view).toBe(table.game.view);
    end.stage = stage;
    expect(end.view?.table.players.map(({ score }) => score)).toEqual([0, 17]);
    expect(table.game.view?.table.players.map(({ score }) => score)).toEqual([0, 0]);
  });

  it("shows nothing of the count on a moment of the past, and goes on where it was", () => {
    const { table, end } = atTable(true);
    end.stage = stage;
    end.counted = 3;
    table.isPast = true;
    expect(end.shownStage).toBeNull();
    expect(end.view?.table.players.map(({ score }) => score)).toEqual([0, 0]);
    table.isPast = false;
    expect(end.shownStage).toBe(stage);
    expect(end.counted).toBe(3);
  });
});
