import { expect, test } from "vitest";
import { linesOf } from "../../src/keeper/filing";
import { newGame, scoreOf } from "../../src/keeper/game";
import { materialOf } from "../../src/keeper/board";
import { pathOf } from "../../src/keeper/scoring";

const { board, routes } = materialOf(null);

test("the almanac gets everyone's points, and their best route and ticket", () => {
  const [first, second] = board.routes.filter(({ length, twin }) => length === 4 && !twin);
  const [short] = board.routes.filter(({ length }) => length === 1);
  if (!first || !second || !short) throw new Error("the board has no such routes");
  const players = ["Ada", "Ben"].map((name, colour) => ({ name, colour }));
  const claim = (player: number, route: string, doubled = false) =>
    ({ type: "claim", player, route, doubled, locomotives: 0, overruled: false }) as const;
  const game = {
    ...newGame(players, "count", false, 1, "kept"),
    lines: [claim(0, short.id), claim(0, first.id), claim(0, second.id, true), claim(1, first.id)],
    tickets: [
      { player: 0, between: second.between, points: 9 },
      { player: 0, between: ["cairo", "cape-town"] as const, points: 30 },
    ],
  };
  expect(pathOf(board, [{ route: second.id }], second.between)).not.toBeNull();
  const [ada, ben] = linesOf(game);
  expect(ada).toMatchObject({ name: "Ada", claimed: 2, doubled: 1, completed: 1, failed: 1 });
  expect(ada?.best_route).toEqual({
    ends: [...(routes.get(second.id)?.between ?? [])],
    points: 2 * (ada?.doubling ?? 0),
  });
  expect(ada?.best_ticket).toEqual({ ends: [...second.between], points: 9 });
  expect(ben).toMatchObject({ name: "Ben", claimed: 1, best_ticket: null });
  const sums = linesOf(game).map((line) => line.routes + line.doubling + line.tickets + line.globetrotter);
  expect(sums).toEqual(scoreOf(game).scores.map(({ total }) => total));
});
