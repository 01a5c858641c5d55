import { describe, expect, it } from "vitest";
import { fromLink, read, toLink, write } from "../../src/keeper/file";
import {
  closedRoutes,
  majorities,
  newGame,
  objectionsTo,
  rivalCards,
  scoreOf,
  standingOf,
  type KeeperGame,
  type KeeperLine,
} from "../../src/keeper/game";
import { terrainCost, wildLocomotives } from "../../src/keeper/doubling";
import { materialOf } from "../../src/keeper/board";
import { findRoutes, readClaim } from "../../src/keeper/search";

const material = materialOf(null);
const { board, numbers, routes, finder } = material;

const CAPE = "cape-town--port-elizabeth--a";
const TWIN = routes.get(CAPE)!.twin!;
const NAMES = ["John", "Peter", "Ada", "Bello", "Cem"];

const gameOf = (players: number, lines: KeeperLine[] = [], followsTerrain = false): KeeperGame => ({
  ...newGame(
    NAMES.slice(0, players).map((name, colour) => ({ name, colour })),
    "play",
    followsTerrain,
    1,
    "game",
  ),
  lines,
});
const claim = (player: number, route: string, more: Partial<KeeperLine> = {}): KeeperLine =>
  ({ type: "claim", player, route, doubled: false, locomotives: 0, overruled: false, ...more }) as KeeperLine;
const cards = (player: number, terrain: "desert" | "mountain", count: number): KeeperLine[] =>
  Array.from({ length: count }, () => ({ type: "terrain", player, terrain, count: 1 }));
const reasons = (game: KeeperGame, player: number, route: string): string[] =>
  objectionsTo(game, standingOf(game), player, route).map(({ reason }) => reason);
const single = (length: number): string[] =>
  board.routes.filter((route) => route.length === length && !route.twin).map(({ id }) => id);
const [FIVE, FOURS] = [single(5)[0]!, single(4)];
/** Routes that leave three trains. */
const many = (player: number): KeeperLine[] =>
  [...FOURS.slice(0, 10), single(2)[0]!].map((route) => claim(player, route));

describe("the rulebooks’ worked example", () => {
  // 5.10: John has one mountain, Peter two; three black cards and a locomotive as terrain make 4 × 2
  const before = gameOf(2, [...cards(0, "mountain", 1), ...cards(1, "mountain", 2)], true);

  it("offers John one way to double Cape Town – Port Elizabeth: a locomotive", () => {
    const standing = standingOf(before);
    const { length } = routes.get(CAPE)!;
    expect(board.terrain[CAPE]).toBe("mountain");
    const own = standing.players[0]!.terrain.mountain;
    const rival = rivalCards(standing, 0, "mountain");
    expect(wildLocomotives(own, rival, terrainCost(numbers, length))).toEqual([1]);
  });

  it("scores eight points, and John keeps his mountain card", () => {
    const lines = [...before.lines, claim(0, CAPE, { doubled: true, locomotives: 1 })];
    const [john, peter] = standingOf({ ...before, lines }).players;
    expect(john).toEqual({ points: 8, trains: 42, terrain: { desert: 0, jungle: 0, mountain: 1 } });
    expect(peter!.points).toBe(0);
  });
});

describe("points and trains", () => {
  it("follow from the lines, doubled or not", () => {
    const [john] = standingOf(gameOf(2, [claim(0, FIVE), claim(0, CAPE, { doubled: true })])).players;
    expect(john).toMatchObject({ points: 10 + 8, trains: 45 - 5 - 3 });
  });

  it("come back when a line is taken back, and change when it is changed", () => {
    const game = gameOf(2, [claim(0, CAPE), claim(1, FIVE)]);
    expect(standingOf({ ...game, lines: game.lines.slice(1) }).players[0]).toMatchObject({
      points: 0,
      trains: 45,
    });
    const changed = [claim(1, CAPE, { doubled: true }), ...game.lines.slice(1)];
    expect(standingOf({ ...game, lines: changed }).players[1]).toMatchObject({ points: 8 + 10 });
  });
});

describe("the keeper objects", () => {
  it("to a route that has an owner", () => {
    expect(reasons(gameOf(2, [claim(0, CAPE)]), 1, CAPE)).toEqual(["taken"]);
  });
  it.each([2, 3])("to the other track of a double route with %i players", (players) => {
    const game = gameOf(players, [claim(0, CAPE)]);
    expect(reasons(game, 1, TWIN)).toEqual(["twin-taken"]);
    expect(closedRoutes(game, standingOf(game))).toEqual(new Set([TWIN]));
  });
  it.each([4, 5])("only to its owner with %i players", (players) => {
    const game = gameOf(players, [claim(0, CAPE)]);
    expect(reasons(game, 1, TWIN)).toEqual([]);
    expect(reasons(game, 0, TWIN)).toEqual(["twin-own"]);
    expect(closedRoutes(game, standingOf(game))).toEqual(new Set());
  });
  it("to a route longer than the trains left", () => {
    const game = gameOf(2, many(0));
    expect(standingOf(game).players[0]!.trains).toBe(3);
    expect(objectionsTo(game, standingOf(game), 0, FOURS.at(-1)!)).toEqual([
      { reason: "too-few-trains", needed: 4, have: 3 },
    ]);
  });
  it("to a line that a change before it has made wrong", () => {
    const game = gameOf(4, [claim(1, CAPE), claim(0, TWIN)]);
    expect(standingOf(game).objections).toEqual([[], []]);
    const changed = { ...game, lines: [claim(0, CAPE), claim(0, TWIN)] };
    expect(standingOf(changed).objections[1]).toEqual([{ reason: "twin-own" }]);
  });
});

describe("the last round", () => {
  const short = single(1);
  const nearly = [...many(1), claim(1, short[0]!)];

  it("begins with two trains left, and everyone has one more turn, that player last", () => {
    expect(standingOf(gameOf(3, nearly.slice(0, -1))).lastRound).toBeNull();
    expect(standingOf(gameOf(3, nearly)).lastRound).toEqual({ by: 1, left: [2, 0, 1] });
  });
  it("counts turns with and without a route", () => {
    const lines: KeeperLine[] = [...nearly, { type: "turn", player: 2 }, claim(0, CAPE)];
    expect(standingOf(gameOf(3, lines)).lastRound!.left).toEqual([1]);
    expect(reasons(gameOf(3, lines), 0, short[1]!)).toEqual(["no-turn-left"]);
  });
  it("is no business of a count at the end", () => {
    expect(standingOf({ ...gameOf(3, nearly), kind: "count" }).lastRound).toBeNull();
  });
});

describe("terrain cards", () => {
  it("are discarded when a route is doubled, and having the most may be shared", () => {
    const game = gameOf(2, [...cards(0, "mountain", 2), ...cards(1, "mountain", 2)], true);
    expect([...majorities(standingOf(game), 0)]).toEqual(["mountain"]);
    expect([...majorities(standingOf(game), 1)]).toEqual(["mountain"]);
    const after = standingOf({ ...game, lines: [...game.lines, claim(0, CAPE, { doubled: true })] });
    expect(after.players[0]!.terrain.mountain).toBe(1);
    expect([...majorities(after, 0)]).toEqual([]);
  });
});

describe("a game as text", () => {
  const game: KeeperGame = {
    ...gameOf(
      3,
      [claim(0, CAPE, { overruled: true }), { type: "turn", player: 1 }, ...cards(2, "desert", 1)],
      true,
    ),
    tickets: [{ player: 2, between: ["cape-town", "sudan"], points: 22 }],
    isOver: true,
  };

  it("is read as it was written", () => {
    expect(read(write(game))).toEqual(game);
  });
  it("travels in a link", async () => {
    const link = await toLink(game);
    expect(link).toMatch(/^[\w-]+$/);
    expect(await fromLink(link)).toEqual({ game });
  });
  it("holds a whole long game in a link that can be sent", async () => {
    const lines = board.routes.map(({ id }, index) => claim(index % 5, id, { doubled: index % 3 === 0 }));
    expect((await toLink(gameOf(5, lines))).length).toBeLessThan(4_000);
  });
  it.each([
    ["", "{}", "null", "[]", "not json"],
    [write({ ...game, players: game.players.slice(0, 1) })],
    [write({ ...game, players: game.players.map(({ name }) => ({ name, colour: 0 })) })],
    [write({ ...game, lines: [claim(0, "nowhere")] })],
    [write({ ...game, lines: [claim(7, CAPE)] })],
    [write({ ...game, lines: [claim(0, CAPE), claim(1, CAPE)] })],
    [write({ ...game, tickets: [{ player: 0, between: ["cape-town", "cape-town"], points: 3 }] })],
    [write({ ...game, tickets: [{ player: 0, between: ["cape-town", "durban"], points: 1e9 }] })],
    [write(game).replace('"version":1', '"version":2')],
  ])("is refused when it is damaged", (...texts) => {
    for (const text of texts) expect(read(text)).toBeNull();
  });
  it("is refused when the link is damaged", async () => {
    const link = await toLink(game);
    for (const damaged of ["", "%%%", "abc", link.slice(0, -9), `A${link}`])
      expect(await fromLink(damaged)).toEqual({ game: null });
  });
});

describe("the score of a kept game", () => {
  it("takes its tickets from the map", () => {
    const game = gameOf(2, [claim(0, CAPE)]);
    const tickets = [
      { player: 0, between: ["cape-town", "port-elizabeth"] as const, points: 5 },
      { player: 1, between: ["cape-town", "port-elizabeth"] as const, points: 5 },
    ];
    const { scores, winners } = scoreOf({ ...game, tickets });
    expect(scores.map(({ total }) => total)).toEqual([4 + 5 + 10, -5]);
    expect(winners).toEqual([0]);
  });
});

describe("search", () => {
  it.each([
    ["kapstadt", "cape-town"],
    ["Le Cap", "cape-town"],
    ["Кейптаун", "cape-town"],
    ["kinshasa", "leopoldville"],
    ["Léopold", "leopoldville"],
    ["mocamedes", "mocamedes"],
    ["harare", "salisbury"],
    ["soudan", "sudan"],
    ["Elisabethvile", "elizabethville"],
    ["ciudad del", "cape-town"],
  ])("finds %s", (typed, place) => {
    expect(finder.complete(typed)[0]).toBe(place);
  });
  it("finds nothing where there is nothing", () => {
    expect(finder.complete("")).toEqual([]);
    expect(finder.complete("zzzzqq")).toEqual([]);
  });
  it("finds routes by their two places, in either order and any language", () => {
    const both = [CAPE, TWIN].sort();
    expect(findRoutes(material, "port elizabeth kapstadt").map(({ id }) => id).sort()).toEqual(both); // prettier-ignore
    expect(findRoutes(material, "cape p e")).toEqual([]);
    expect(findRoutes(material, "nowhere at all")).toEqual([]);
  });
  it("reads a whole claim", () => {
    const read = (typed: string) => readClaim(material, typed, ["Ada", "Bello"], ["double", "doppelt"]);
    expect(read("Cape Town – Port Elizabeth, Ada ×2")).toMatchObject({ player: 0, doubled: true });
    expect(read("bello cape town port elizabeth")).toMatchObject({ player: 1, doubled: false });
    expect(read("cape town port elizabeth doppelt")).toMatchObject({ player: null, doubled: true });
    expect(read("cape town port elizabeth").routes).toHaveLength(2);
    expect(read("ada").routes).toEqual([]);
  });
});
