import { expect, it } from "vitest";
import { nearestPath, pathOf } from "../../src/keeper/scoring";
import { board } from "../fixtures/table";

const joining = (one: string, other: string): string[] =>
  board.routes.filter(({ between }) => between.includes(one) && between.includes(other)).map(({ id }) => id);
const everything = new Set(board.routes.map(({ id }) => id));
const [cape = "", besideIt = ""] = joining("cape-town", "port-elizabeth");
const [next = "", besideNext = ""] = joining("port-elizabeth", "east-london");

it("a failed ticket shows what there is of its path and what is missing", () => {
  const own = new Set([cape]);
  expect(pathOf(board, [{ route: cape }], ["cape-town", "east-london"])).toBeNull();
  expect(nearestPath(board, own, everything, ["cape-town", "east-london"])).toEqual({
    path: [cape],
    gap: [next],
  });
});

it("what others have is no way, and a detour by one's own routes beats a new one", () => {
  const taken = new Set([next, besideNext]);
  const open = new Set([...everything].filter((route) => !taken.has(route)));
  const around = nearestPath(board, new Set([cape]), open, ["cape-town", "east-london"]);
  expect(around.gap.length).toBeGreaterThan(0);
  expect(around.gap.filter((route) => taken.has(route))).toEqual([]);
  const own = new Set([...around.path, ...around.gap]);
  expect(nearestPath(board, own, everything, ["cape-town", "east-london"]).gap).toEqual([]);
});

it("where all is closed, nothing is missing that could be shown", () => {
  const none = nearestPath(board, new Set([besideIt]), new Set(), ["cape-town", "east-london"]);
  expect(none).toEqual({ path: [], gap: [] });
});
