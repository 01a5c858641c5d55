// Where two games of one deal parted: the first decision that differs, and the turns that mattered most for the points.
import type { ComparedGame, ComparedTurn } from "../protocol";
import { DECISIONS } from "../game/decisions";

/** A turn of two games, counted from 1; 0 is the choice of tickets at the start. */
export interface Parting {
  turn: number;
  /** Whether it is the first that differs. */
  isFirst: boolean;
  /** What each did; null: their game was over. */
  done: [ComparedTurn | null, ComparedTurn | null];
  /** The points that each gained by it. */
  gained: [number, number];
}

const MAX_PARTINGS = 3;

const decided = (turn: ComparedTurn | undefined): string =>
  JSON.stringify(turn?.events.filter(({ type }) => DECISIONS.includes(type)) ?? null);
const gain = ({ turns }: ComparedGame, number: number): number => {
  const [before, after] = [turns[number - 1]?.total ?? 0, turns[number]?.total];
  return after === undefined ? 0 : after - before;
};

/** In the order of the game: the first turn that differs, and those after it by which the points moved apart most. */
export function partings(one: ComparedGame, other: ComparedGame): Parting[] {
  const length = Math.max(one.turns.length, other.turns.length);
  const numbers = Array.from({ length }, (_, number) => number);
  const first = numbers.find((number) => decided(one.turns[number]) !== decided(other.turns[number]));
  if (first === undefined) return [];
  const apart = (number: number): number => Math.abs(gain(one, number) - gain(other, number));
  const largest = numbers
    .filter((number) => number > first && apart(number) > 0)
    .sort((left, right) => apart(right) - apart(left) || left - right)
    .slice(0, MAX_PARTINGS);
  return [first, ...largest]
    .sort((left, right) => left - right)
    .map((turn) => ({
      turn,
      isFirst: turn === first,
      done: [one.turns[turn] ?? null, other.turns[turn] ?? null],
      gained: [gain(one, turn), gain(other, turn)],
    }));
}
