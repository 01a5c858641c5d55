// The curve of winning chances as lines on a sheet, and as facts for a sentence.
import type { CurvePoint } from "../protocol";

/** The sheet that a curve is drawn on, in pixels. */
export interface CurveSheet {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far to the right a step of the game lies. */
export function across(curve: CurvePoint[], step: number, sheet: CurveSheet): number {
  const [first, last] = [curve[0]?.step ?? 0, curve.at(-1)?.step ?? 1];
  const share = last > first ? (step - first) / (last - first) : 0;
  return sheet.left + Math.min(1, Math.max(0, share)) * (sheet.width - sheet.left - sheet.right);
}

/** How far down a share of the win lies: all of it is at the top. */
export function down(share: number, sheet: CurveSheet): number {
  return sheet.top + (1 - share) * (sheet.height - sheet.top - sheet.bottom);
}

/** A player's curve as the data of a path. */
export function pathOf(curve: CurvePoint[], seat: number, sheet: CurveSheet): string {
  return curve
    .map(({ step, shares }, at) => {
      const [x, y] = [across(curve, step, sheet), down(shares[seat] ?? 0, sheet)];
      return `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** The chances after an event of the record, which are counted from 0. */
export function pointAfter(curve: CurvePoint[], event: number): CurvePoint | undefined {
  return curve.find(({ step }) => step > event) ?? curve.at(-1);
}

/**
 * Where things of one size stand that are wanted at these places, in order, none over another: each as near to its place
 * as those before it leave room for. Where there is too little room for all, they share it evenly.
 */
export function sideBySide(wanted: number[], size: number, from: number, to: number): number[] {
  const spacing = wanted.length > 1 ? Math.min(size, (to - from) / (wanted.length - 1)) : size;
  const places: number[] = [];
  for (const [at, place] of wanted.entries()) {
    places.push(Math.max(place, from, at ? places[at - 1]! + spacing : from));
  }
  for (let at = places.length - 1, highest = to; at >= 0; at -= 1, highest = places[at + 1]! - spacing) {
    places[at] = Math.min(places[at]!, highest);
  }
  return places;
}

/** The ends and extremes of a player's curve. */
export interface Course {
  start: number;
  end: number;
  high: CurvePoint;
  low: CurvePoint;
}

export function courseOf(curve: CurvePoint[], seat: number): Course {
  const of = ({ shares }: CurvePoint): number => shares[seat] ?? 0;
  const before = curve.slice(0, -1); // the result is no chance any more
  const played = before.length ? before : curve;
  return {
    start: of(curve[0]!),
    end: of(curve.at(-1)!),
    high: played.reduce((a, b) => (of(b) > of(a) ? b : a)),
    low: played.reduce((a, b) => (of(b) < of(a) ? b : a)),
  };
}

const CLEARLY = 0.1; // of the win: less is no lead worth a sentence

/** Who is ahead from which turn; null: nobody clearly. A lead lasts until another player clearly has it. */
export function leads(curve: CurvePoint[]): { turn: number; seat: number | null }[] {
  const found: { turn: number; seat: number | null }[] = [];
  for (const { turn, shares } of curve.slice(0, -1)) {
    const best = shares.indexOf(Math.max(...shares));
    const rest = Math.max(...shares.filter((_, seat) => seat !== best));
    const leader = (shares[best] ?? 0) - rest >= CLEARLY ? best : null;
    if (!found.length) found.push({ turn, seat: leader });
    else if (leader !== null && leader !== found.at(-1)!.seat) found.push({ turn, seat: leader });
  }
  return found;
}
