// Everyone who has finished a deal, as a chart shows them: a curve of points, and our levels by name.
import type { DealField } from "../protocol";

const WIDTH = 9; // points that a score spreads over: a few scores are a hill each, many are one curve

/** Somebody on the scale of points. */
export interface FieldMark {
  /** null: you */
  bot: string | null;
  total: number;
}

/** Our levels and you, the most points first; where points are the same, you come first. */
export function marks(field: DealField, own: number | null): FieldMark[] {
  const levels = field.levels.map(({ player, total }): FieldMark => ({ bot: player, total }));
  const all = own === null ? levels : [{ bot: null, total: own }, ...levels];
  return all.sort((one, other) => other.total - one.total);
}

/** All points of the field: of our levels and of people. */
export function totals({ levels, people }: DealField): number[] {
  return [
    ...levels.map(({ total }) => total),
    ...people.flatMap(({ total, people }) => Array<number>(people).fill(total)),
  ];
}

/** From where to where a chart of these points reaches, in whole tens, with room for the last of its hills. */
export function range(points: number[]): [number, number] {
  const [least, most] = [Math.min(0, ...points), Math.max(10, ...points)];
  return [Math.floor(least / 10) * 10, Math.ceil((most + 2 * WIDTH) / 10) * 10];
}
const STEPS = 80;

/** How dense the field is from the least points to the most, 1 at its highest: the sum of a bell over each score. */
export function density(
  points: number[],
  [least, most]: [number, number],
): { total: number; height: number }[] {
  const at = Array.from({ length: STEPS + 1 }, (_, step) => least + ((most - least) * step) / STEPS);
  const heights = at.map((total) =>
    points.reduce((sum, one) => sum + Math.exp(-(((total - one) / WIDTH) ** 2) / 2), 0),
  );
  const highest = Math.max(...heights, 1e-9);
  return at.map((total, step) => ({ total, height: (heights[step] ?? 0) / highest }));
}
