import { describe, expect, it } from "vitest";
import { partings } from "../../src/deals/parting";
import type { ComparedGame, ComparedTurn, Event } from "../../src/protocol";

const draws = (deck: "train" | "terrain"): Event => ({ type: "deck-drawn", seat: 0, deck });
const passes: Event = { type: "passed", seat: 0 };
const turn = (total: number, ...events: Event[]): ComparedTurn => ({ seq: 1, total, events });
const game = (...turns: ComparedTurn[]): ComparedGame =>
  ({ person: "ada", name: "Ada", game: "one", turns }) as unknown as ComparedGame;

describe("where two games of a deal parted", () => {
  it("is nowhere in the same game", () => {
    const same = game(turn(-10, passes), turn(-10, draws("train")));
    expect(partings(same, same)).toEqual([]);
  });

  it("is the first decision that differs, and not what luck gave", () => {
    const dealt = (card: "red" | "blue"): Event => ({ type: "train-card-dealt", seat: 0, card });
    const one = game(turn(0, draws("train"), dealt("red")), turn(0, draws("train")));
    const other = game(turn(0, draws("train"), dealt("blue")), turn(0, draws("terrain")));
    expect(partings(one, other).map(({ turn, isFirst }) => [turn, isFirst])).toEqual([[1, true]]);
  });

  it("and the turns after it by which the points moved apart most, in order", () => {
    const totals = [0, 0, 4, 4, 19, 19, 21, 28, 28];
    const one = game(turn(0, draws("train")), ...totals.map((total) => turn(total, passes)));
    const other = game(turn(0, passes), ...totals.map(() => turn(0, passes)));
    const found = partings(one, other);
    expect(found.map(({ turn }) => turn)).toEqual([0, 3, 5, 8]);
    expect(found[2]?.gained).toEqual([15, 0]);
  });

  it("also where one game was longer", () => {
    const found = partings(game(turn(0, passes), turn(9, passes)), game(turn(0, passes)));
    expect(found).toMatchObject([{ turn: 1, isFirst: true, gained: [9, 0] }]);
    expect(found[0]?.done[1]).toBeNull();
  });
});
