// What the keeper counts is what the game counts, on every board: thousands of finished games, made by
// tests/keeper/finished_games.py.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { wildLocomotives } from "../../src/keeper/doubling";
import { Material, otherBoards } from "../../src/keeper/board";
import { contentFrom } from "../../src/keeper/board-file";
import { builtIn } from "../../src/keeper/material";
import { pathOf, scoreSheet, type HeldTicket, type Owned } from "../../src/keeper/scoring";

interface Finished {
  routes: string;
  trains: number[];
  tickets: [number, number, number][][];
  completed: number[][];
  scores: [number, number, number, number, number][];
  winners: number[];
}
const file = gunzipSync(readFileSync("tests/keeper/finished-games.json.gz")).toString();
const { games, changed, doubling } = JSON.parse(file) as {
  games: Record<string, Finished[]>;
  changed: unknown;
  doubling: [number, number, number, number[]][];
};
const others = (await otherBoards()).map(({ content }) => content);
const contents = [builtIn, ...others, contentFrom(changed)];
const played = contents.map((content) => ({
  id: content.id,
  material: new Material(content),
  games: games[content.id] ?? [],
}));

const ownedIn = ({ board }: Material, { routes }: Finished): Owned[] =>
  board.routes.flatMap((route, index) => {
    const letter = routes[index] ?? ".";
    const doubled = letter >= "a";
    return letter === "." ? [] : [{ route: route.id, player: parseInt(letter, 36) % 10, doubled }];
  });
function ticketsIn({ board }: Material, game: Finished): HeldTicket[] {
  const ends = [...board.places, ...board.countries].map(({ id }) => id);
  return game.tickets.flatMap((held, player) =>
    held.map(([one, other, points]) => ({ player, between: [ends[one]!, ends[other]!] as const, points })),
  );
}

it("there are games on every board that everyone has, and on one with changed routes", () => {
  expect(played.map(({ id }) => id)).toEqual(["africa", "ceylon", "australia", "changed"]);
  expect(played.map((one) => one.games.length)).toEqual([2_400, 240, 240, 240]);
  const [ours, , , theirs] = played;
  expect(theirs!.material.routes.size).not.toBe(ours!.material.routes.size);
});

describe.each(played)("the score of finished games on $id", ({ material, games }) => {
  const { board, numbers } = material;

  it("is the game's, line by line, with every ticket, Globetrotter and winner", () => {
    for (const game of games) {
      const tickets = ticketsIn(material, game);
      const owned = ownedIn(material, game);
      const { scores, winners } = scoreSheet(board, numbers, game.scores.length, owned, tickets);
      const done = new Set(scores.flatMap(({ completed }) => completed));
      expect(tickets.map((ticket) => Number(done.has(ticket)))).toEqual(game.completed.flat());
      expect(
        scores.map((one) => [one.routes, one.doubling, one.tickets, one.globetrotter, one.total]),
      ).toEqual(game.scores);
      expect(winners).toEqual(game.winners);
    }
  });

  it("leaves as many trains as the game does", () => {
    const lengths = new Map(board.routes.map(({ id, length }) => [id, length]));
    for (const game of games) {
      const left = game.trains.map(() => numbers.trains);
      for (const { route, player } of ownedIn(material, game)) left[player]! -= lengths.get(route)!;
      expect(left).toEqual(game.trains);
    }
  });

  it("shows a path for a completed ticket that is the player's own and unbroken", () => {
    for (const game of games.slice(0, 300))
      for (const { player, between } of ticketsIn(material, game)) {
        const own = ownedIn(material, game).filter((one) => one.player === player);
        const path = pathOf(board, own, between);
        if (!path) continue;
        expect(own.map(({ route }) => route)).toEqual(expect.arrayContaining(path));
        const stops = path.map((id) => board.routes.find((route) => route.id === id)!.between);
        stops
          .slice(1)
          .forEach((stop, index) => expect(stop.some((end) => stops[index]!.includes(end))).toBe(true));
      }
  });
});

describe("the payments for doubling a route", () => {
  it("are the game's for every number of cards", () => {
    for (const [own, rival, cost, payments] of doubling)
      expect(wildLocomotives(own, rival, cost)).toEqual(payments);
  });
});
