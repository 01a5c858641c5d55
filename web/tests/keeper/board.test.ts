// Other boards in the keeper: those that everyone has, and one's own.
import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { materialOf, otherBoards, type GameBoard } from "../../src/keeper/board";
import { contentFrom } from "../../src/keeper/board-file";
import { fromLink, read, toLink, write } from "../../src/keeper/file";
import { newGame, scoreOf, standingOf, type KeeperGame } from "../../src/keeper/game";
import { findRoutes } from "../../src/keeper/search";
import { builtIn } from "../../src/workshop/board";
import { changeRoute, removeRoute } from "../../src/workshop/editing";
import type { BoardContent } from "../../src/protocol";

const [ceylon, australia] = (await otherBoards()) as [GameBoard, GameBoard];
const own = (content: BoardContent): GameBoard => ({ content: contentFrom(content), hash: "" });
const box = own({ ...builtIn, name: "My box", tickets: [{ between: ["luanda", "sudan"], points: 12 }] });
const changed = own({ ...changeRoute(builtIn, "bangui--bondo", { length: 5 }), name: "Mine" });

const players = ["Ada", "Ben"].map((name, colour) => ({ name, colour }));
const gameOn = (board: GameBoard | null, ...claimed: string[]): KeeperGame => ({
  ...newGame(players, "play", true, 1, "id", board),
  lines: claimed.map((route) => ({
    type: "claim",
    player: 0,
    route,
    doubled: true,
    locomotives: 0,
    overruled: false,
  })),
});

describe("a game on another board", () => {
  it("counts by its routes, their terrain, and as many trains as it is meant for", () => {
    const before = standingOf(gameOn(ceylon)).players[0]!;
    expect(before.trains).toBe(30);
    const route = ceylon.content.routes.find(({ length }) => length === 4)!;
    const after = standingOf(gameOn(ceylon, route.id)).players[0]!;
    expect(after).toMatchObject({ trains: 26, points: 14 });
    expect(standingOf(gameOn(changed, "bangui--bondo")).players[0]).toMatchObject({ trains: 40, points: 20 });
    expect(standingOf(gameOn(null, "bangui--bondo")).players[0]).toMatchObject({ trains: 43, points: 4 });
    expect(materialOf(changed).terrainOf("bangui--bondo")).toBe(materialOf(null).terrainOf("bangui--bondo"));
  });

  it("knows the points of its tickets, whose ends belong together, and which are completed", () => {
    const material = materialOf(box);
    expect(material.pointsOf("sudan", "luanda")).toBe(12);
    expect(material.pointsOf("sudan", "cape-town")).toBeUndefined();
    expect(material.partnersOf("luanda")).toEqual(["sudan"]);
    expect(material.finder.complete("s", ["sudan"])[0]).toBe("sudan");
    const [ticket] = ceylon.content.tickets.filter(({ between: [one, other] }) =>
      ceylon.content.routes.some(({ between }) => between.includes(one) && between.includes(other)),
    );
    const joining = ceylon.content.routes.find(({ between }) =>
      ticket!.between.every((end) => between.includes(end)),
    );
    const held = { player: 0, ...ticket! };
    const [ada] = scoreOf({ ...gameOn(ceylon, joining!.id), tickets: [held] }).scores;
    expect(ada).toMatchObject({ completed: [held], tickets: ticket!.points, globetrotter: 10 });
  });

  it("is written down in words, in any language", () => {
    expect(findRoutes(materialOf(ceylon), "Джафна").length).toBeGreaterThan(0);
    expect(findRoutes(materialOf(ceylon), "bangui bondo")).toEqual([]);
    expect(findRoutes(materialOf(changed), "bangui bondo")[0]!.length).toBe(5);
  });

  it.each([ceylon, australia, box, changed])("is read as it was written", (board) => {
    const game = gameOn(board, board.content.routes[0]!.id);
    expect(read(write(game))).toEqual(game);
  });

  it("keeps the board it began with, whatever becomes of that board", () => {
    const game = gameOn(changed, "bangui--bondo");
    const later = read(write(game))!;
    expect(later.board!.content).not.toBe(changed.content);
    expect(standingOf(later)).toEqual(standingOf(game));
  });

  it("that was kept when it had no more than its own tickets has them still", () => {
    const { board, ...before } = JSON.parse(write(gameOn(box))) as KeeperGame & { version: number };
    const found = read(JSON.stringify({ ...before, deck: board!.content.tickets }))!;
    expect(found.board!.content.tickets).toEqual(box.content.tickets);
    expect(read(JSON.stringify({ ...before, deck: [] }))!.board).toBeNull();
  });
});

describe("a link", () => {
  it("names a board that everyone has", async () => {
    const game = gameOn(ceylon, ceylon.content.routes[0]!.id);
    const link = await toLink(game);
    expect(link.length).toBeLessThan(600);
    expect(await fromLink(link)).toEqual({ game });
  });
  it("brings the map of one's own along, and not its tickets", async () => {
    const game = gameOn(changed, "bangui--bondo");
    const link = await toLink(game);
    expect(link.length).toBeLessThan(6_000);
    expect(await fromLink(link)).toEqual({
      game: { ...game, board: { content: { ...changed.content, tickets: [] }, hash: "" } },
    });
    expect(await fromLink(await toLink(gameOn(box)))).toEqual({ game: gameOn(null) }); // it has nothing else of its own
  });
  it("to a board that is not here says which", async () => {
    const old = { content: { ...ceylon.content }, hash: "0".repeat(64) };
    const link = await toLink(gameOn(old));
    expect((await fromLink(link)).game!.board!.hash).toBe(""); // not everyone's any more: it goes along
    const named = packed({
      version: 1,
      ...gameOn(null),
      board: { hash: "0".repeat(64), name: "Ceylon" },
    });
    expect(await fromLink(named)).toEqual({ game: null, missing: "Ceylon" });
  });
  it("does not pass a map off as one that everyone has", async () => {
    const forged = packed({ version: 1, ...gameOn({ ...changed, hash: ceylon.hash }) });
    expect((await fromLink(forged)).game!.board!.hash).toBe("");
  });
});

const packed = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString("base64url");

describe("a board that somebody made up", () => {
  const { places, routes } = builtIn;
  const huge = (count: number): unknown[] => Array.from({ length: count }, (_, number) => ({ ...routes[0], id: `r${number}` })); // prettier-ignore
  it.each<[string, object]>([
    ["without routes", { routes: [] }],
    ["with a thousand routes", { routes: huge(1_000) }],
    ["with routes of one id", { routes: [...routes, routes[0]] }],
    ["with a route to nowhere", { routes: [{ ...routes[0], between: ["bangui", "atlantis"] }] }],
    ["with a route to itself", { routes: [{ ...routes[0], between: ["bangui", "bangui"] }] }],
    ["with a route longer than any", { routes: [{ ...routes[0], length: 7 }] }],
    ["with a twin that knows nothing of it", { routes: [{ ...routes[0], twin: routes[1]!.id }] }],
    ["with a route that breaks out of its quotes", { routes: [{ ...routes[0], id: '"]x' }] }],
    ["with a route that every object has", { routes: [{ ...routes[0], id: "constructor" }] }],
    ["with a colour of its own", { routes: [{ ...routes[0], colour: "url(x)" }] }],
    ["with a place off the map", { places: [{ ...places[0], at: [2, 0] }, ...places.slice(1)] }],
    ["with a place at no number", { places: [{ ...places[0], at: [null, 0] }, ...places.slice(1)] }],
    ["with a name without end", { places: [{ ...places[0], name: "x".repeat(61) }, ...places.slice(1)] }],
    ["with names that are none", { places: [{ ...places[0], names: { de: 7 } }, ...places.slice(1)] }],
    ["of no size", { size: [0, 0] }],
    ["with a ticket to a way station", { tickets: [{ between: ["bangui", "ndele"], points: 3 }] }],
  ])("%s is refused", (_, wrong) => {
    const board = { content: { ...builtIn, ...wrong } as BoardContent, hash: "" };
    expect(read(JSON.stringify({ version: 1, ...gameOn(null), board }))).toBeNull();
  });
  it("is not read on when it is huge", () => {
    expect(read(JSON.stringify({ version: 1, ...gameOn(null), padding: "x".repeat(1 << 20) }))).toBeNull();
  });
  it("may lack what nobody needs", () => {
    const fewer = removeRoute({ ...builtIn, tickets: [] }, "bangui--bondo");
    expect(contentFrom(fewer).routes).toHaveLength(routes.length - 1);
  });
});
