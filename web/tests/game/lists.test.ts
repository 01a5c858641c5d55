import { describe, expect, test } from "vitest";
import type { GameInfo, SeatInfo } from "../../src/protocol";
import { arranged, changed, type GameLists } from "../../src/game/lists";

const info = (id: string, more: Partial<GameInfo>): GameInfo =>
  ({
    id,
    status: "lobby",
    agreement: { listed: true },
    yours: [],
    acting: [],
    seats: [],
    host: "ben",
    created: 0,
    moved: null,
    ...more,
  }) as GameInfo;
const open = { kind: "open" } as SeatInfo;
const none: GameLists = { mine: [], open: [], watch: [] };
const ids = (lists: GameLists): string[] =>
  Object.entries(lists).map(
    ([name, games]: [string, GameInfo[]]) => `${name} ${games.map(({ id }) => id).join()}`,
  );

describe("lists that follow what happens", () => {
  test("a table goes from the open ones to those that are watched, and away", () => {
    let lists = changed(none, { games: [info("a", { seats: [open] })], gone: [] }, null);
    expect(ids(lists)).toEqual(["mine ", "open a", "watch "]);
    lists = changed(lists, { games: [info("a", { status: "playing" })], gone: [] }, null);
    expect(ids(lists)).toEqual(["mine ", "open ", "watch a"]);
    lists = changed(lists, { games: [], gone: ["a"] }, null);
    expect(ids(lists)).toEqual(["mine ", "open ", "watch "]);
  });

  test("games that wait for one come first, and one's own are not to be watched", () => {
    const mine = (id: string, acting: number[]): GameInfo =>
      info(id, { status: "playing", yours: [0], acting });
    let lists = changed(none, { games: [mine("a", [1]), mine("b", [0])], gone: [] }, "ada");
    expect(ids(lists)).toEqual(["mine b,a", "open ", "watch "]);
    lists = changed(lists, { games: [mine("b", [1]), mine("a", [0])], gone: [] }, "ada");
    expect(ids(lists)).toEqual(["mine a,b", "open ", "watch "]);
    lists = changed(lists, { games: [], gone: ["a"] }, "ada");
    expect(ids(lists)).toEqual(["mine a,b", "open ", "watch "]);
    lists = changed(lists, { games: [info("a", { status: "ended", yours: [0] })], gone: [] }, "ada");
    expect(ids(lists)).toEqual(["mine b", "open ", "watch "]);
  });

  test("what the server lists is arranged the same way", () => {
    const own = info("a", { seats: [open], yours: [0] });
    expect(ids(arranged({ mine: [own], open: [own], watch: [] }))).toEqual(["mine a", "open ", "watch "]);
  });
});
