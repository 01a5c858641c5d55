import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Game } from "../../src/game/game.svelte";
import { TableState } from "../../src/table/table-state.svelte";
import { Wording } from "../../src/wording/wording";
import { board, info, view } from "../fixtures/table";

const words = new Wording(board, ["Anna", "Boris"], 0);
const draw = { type: "draw-tickets" } as const;
const advised = [{ sign: 1, route: "bangui--bondo" }];

function tableOf(changes = {}) {
  const game = $state({ id: "game", at: null, isYourTurn: true, view: view(), act: vi.fn() });
  const given = $state({
    game: game as unknown as Game,
    info: info({ may_ask_advice: true }),
    board,
    words,
    at: null,
    since: null,
    ...changes,
  });
  return { game, given, table: new TableState(() => given) };
}

beforeEach(() => history.replaceState(null, "", "/game/game?since=7"));

describe("a move", () => {
  it("gives up what was picked out for it, and leaves what a notification was about", () => {
    const { game, table } = tableOf({ since: 7 });
    table.selection.route = "bangui--bondo";
    table.act(draw);
    expect(game.act).toHaveBeenCalledWith(draw);
    expect(table.selection.route).toBeNull();
    expect(location.search).toBe("");
  });

  it("of a guided game may be refused, and keeps what was picked out", () => {
    const { table } = tableOf({ info: info({ tutorial: "first-game" }) });
    table.selection.route = "bangui--bondo";
    table.act(draw);
    expect(table.selection.route).toBe("bangui--bondo");
    expect(location.search).toBe("?since=7");
  });
});

describe("advice", () => {
  it("is wanted until the turn is over", () => {
    const { game, table } = tableOf();
    table.wantsAdvice = true;
    expect(table.wantsAdvice).toBe(true);
    game.isYourTurn = false;
    expect(table.wantsAdvice).toBe(false);
    game.isYourTurn = true;
    expect(table.wantsAdvice).toBe(false);
  });

  it("can be asked for on one's turn, and not of the past", () => {
    const { given, table } = tableOf();
    expect(table.canAsk).toBe(true);
    Object.assign(given, { at: 3 });
    expect(table.canAsk).toBe(false);
  });

  it("marks the map, unless an exercise does", () => {
    const { given, table } = tableOf();
    table.advised = advised;
    expect(table.marks).toEqual(advised);
    Object.assign(given, { exercise: { marks: [] } });
    expect(table.marks).toEqual([]);
  });
});
