// What the almanac keeps of a game on a real board: everyone's points, and their best route and ticket.
import type { NewKeptLine } from "../protocol";
import { scoreOf, standingOf, type KeeperGame } from "./game";
import { materialOf } from "./board";
import { routePoints } from "./scoring";

type Best = NonNullable<NewKeptLine["best_route"]>;

export function linesOf(game: KeeperGame): Omit<NewKeptLine, "person">[] {
  const { numbers, routes } = materialOf(game.board);
  const claims = [...standingOf(game).claims];
  return scoreOf(game).scores.map((score) => {
    const own = claims.filter(([, { player }]) => player === score.player);
    return {
      name: game.players[score.player]?.name || "–",
      routes: score.routes,
      doubling: score.doubling,
      tickets: score.tickets,
      globetrotter: score.globetrotter,
      claimed: own.length,
      doubled: own.filter(([, { doubled }]) => doubled).length,
      completed: score.completed.length,
      failed: score.failed.length,
      best_route: best(
        own.flatMap(([id, { doubled }]) => {
          const route = routes.get(id);
          return route ? [{ ends: route.between, points: routePoints(numbers, route.length, doubled) }] : [];
        }),
      ),
      best_ticket: best(score.completed.map(({ between, points }) => ({ ends: between, points }))),
    };
  });
}

function best(found: { ends: readonly [string, string]; points: number }[]): Best | null {
  const [first] = found.toSorted((one, other) => other.points - one.points);
  return first ? { ends: [...first.ends], points: first.points } : null;
}
