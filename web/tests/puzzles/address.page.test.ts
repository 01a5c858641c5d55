// Where one goes on from a puzzle, and what addresses stand for.
import { beforeEach, expect, test, vi } from "vitest";
import { go, route } from "../../src/router.svelte";
import { addressOf, nextPath, puzzlePath, whereTo, type PuzzleAddress } from "../../src/puzzles/address";
import { puzzles } from "../../src/puzzles/requests";

const at = (given: Partial<PuzzleAddress>): PuzzleAddress => ({
  id: "next",
  isToday: false,
  theme: null,
  after: null,
  ...given,
});
const line = (id: string, found: boolean | null) => ({ id, found, rating: 600, theme: null });

beforeEach(() => vi.restoreAllMocks());

test("an address is read as it was written", () => {
  for (const [path, expected] of [
    [puzzlePath("7kq2mx", { isToday: true }), at({ id: "7kq2mx", isToday: true })],
    [puzzlePath("next", { theme: "doubling", after: "7kq2mx" }), at({ theme: "doubling", after: "7kq2mx" })],
    [puzzlePath("today", { after: "7kq2mx" }), at({ id: "today", isToday: true, after: "7kq2mx" })],
  ] as const) {
    go(path);
    const { screen, id, search } = route.address as { screen: string; id: string; search: string };
    expect(screen).toBe("puzzle");
    expect(addressOf(id, search)).toEqual(expected);
  }
  go("/puzzles");
  expect(route.address).toMatchObject({ screen: "puzzles" });
  go("/puzzles/7kq2mx/more");
  expect(route.address).toEqual({ screen: "lost" });
});

test("after one of today's three comes the next that was not tried, and then the page", async () => {
  const page = vi.spyOn(puzzles, "page");
  const today = [line("a", true), line("b", null), line("c", null)];
  page.mockResolvedValue({ today } as never);
  expect(nextPath(at({ id: "b", isToday: true }))).toBe("/puzzles/today?after=b");
  expect(await whereTo(at({ id: "today", after: "b" }))).toBe("/puzzles/c?today");
  expect(await whereTo(at({ id: "today" }))).toBe("/puzzles/b?today");
  page.mockResolvedValue({ today: [line("a", true), line("b", false)] } as never);
  expect(await whereTo(at({ id: "today", after: "b" }))).toBe("/puzzles");
});

test("the trainer keeps to its theme", async () => {
  const next = vi.spyOn(puzzles, "next").mockResolvedValue({ id: "x" });
  expect(nextPath(at({ id: "w", theme: "drawing" }))).toBe("/puzzles/next?theme=drawing&after=w");
  expect(await whereTo(at({ theme: "drawing", after: "w" }))).toBe("/puzzles/x?theme=drawing");
  expect(next).toHaveBeenCalledWith("drawing", "w");
});
