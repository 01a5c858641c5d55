// @vitest-environment jsdom
// Tickets of one's own box in the keeper.
import { expect, it } from "vitest";
import { isCounted, partnersIn, pointsIn } from "../../src/keeper/deck";
import { fromLink, read, toLink, write } from "../../src/keeper/file";
import { newGame } from "../../src/keeper/game";
import { builtIn } from "../../src/workshop/board";
import { changeRoute } from "../../src/workshop/editing";

const deck = [
  { between: ["luanda", "sudan"] as const, points: 12 },
  { between: ["cape-town", "luanda"] as const, points: 9 },
];
const players = ["Ada", "Ben"].map((name, colour) => ({ name, colour }));
const game = newGame(players, "play", false, 1, "id", deck);

it("know their points and each other's ends", () => {
  expect(pointsIn(deck, "sudan", "luanda")).toBe(12);
  expect(pointsIn(deck, "sudan", "cape-town")).toBeUndefined();
  expect(partnersIn(deck, "luanda")).toEqual(["sudan", "cape-town"]);
});

it("stay with the game in this browser, and in no link", async () => {
  expect(read(write(game))).toEqual(game);
  expect(await fromLink(await toLink(game))).toEqual({ ...game, deck: [] });
});

it("are not in games that were kept before there were any", () => {
  const { deck: _, ...before } = JSON.parse(write(game)) as Record<string, unknown>;
  expect(read(JSON.stringify(before))).toEqual({ ...game, deck: [] });
});

it("are taken from boards with the keeper's routes, and from no others", () => {
  expect(isCounted(builtIn)).toBe(true);
  expect(isCounted({ ...builtIn, name: "Mine", places: builtIn.places.toReversed() })).toBe(true);
  expect(isCounted(changeRoute(builtIn, "bangui--bondo", { length: 3 }))).toBe(false);
  expect(isCounted({ ...builtIn, tickets: [{ between: ["luanda", "elsewhere"], points: 3 }] })).toBe(false);
});
