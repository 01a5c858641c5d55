// What changed from one content of a board to the next, small enough to keep thousands of them: the entries that went and
// those that came, by section.
import type { BoardContent } from "../protocol";
import { SECTIONS, type Section } from "./board";

interface Splice {
  /** How many entries there were before. */
  length: number;
  at: number;
  gone: unknown[];
  come: unknown[];
}
type Head = Omit<BoardContent, Section>;

export interface Step extends Partial<Record<Section, Splice>> {
  head?: [before: Head, after: Head];
  /** What kind of change it is, if the next one of its kind is to be taken back with it. */
  kind?: string | undefined;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function headOf({ places: _, routes: __, tickets: ___, ...head }: BoardContent): Head {
  return head;
}

export function stepBetween(before: BoardContent, after: BoardContent, kind?: string): Step {
  const step: Step = kind === undefined ? {} : { kind };
  for (const section of SECTIONS) {
    const splice = spliceBetween(before[section], after[section]);
    if (splice) step[section] = splice;
  }
  const heads: [Head, Head] = [headOf(before), headOf(after)];
  if (!same(...heads)) step.head = heads;
  return step;
}

function spliceBetween(before: readonly unknown[], after: readonly unknown[]): Splice | undefined {
  const shorter = Math.min(before.length, after.length);
  let [start, end] = [0, 0];
  while (start < shorter && same(before[start], after[start])) start += 1;
  while (end < shorter - start && same(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [gone, come] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  return gone.length || come.length ? { length: before.length, at: start, gone, come } : undefined;
}

/** The content after a step, or before it; none if it is not that of the step, because something else has changed it. */
export function taken(content: BoardContent, step: Step, direction: "on" | "back"): BoardContent | undefined {
  const next = { ...content };
  for (const section of SECTIONS) {
    const splice = step[section];
    if (!splice) continue;
    const { at } = splice;
    const [out, into] = direction === "on" ? [splice.gone, splice.come] : [splice.come, splice.gone];
    const entries = content[section] as unknown[];
    const length = splice.length + (direction === "on" ? 0 : splice.come.length - splice.gone.length);
    if (entries.length !== length || !same(entries.slice(at, at + out.length), out)) return undefined;
    Object.assign(next, { [section]: entries.toSpliced(at, out.length, ...into) });
  }
  if (!step.head) return next;
  const [now, then] = direction === "on" ? step.head : step.head.toReversed();
  if (!same(headOf(content), now)) return undefined;
  const { places, routes, tickets } = next;
  return { ...(then as Head), places, routes, tickets };
}
