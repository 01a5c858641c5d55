// Undo and redo without end, also after the page was closed: every step is stored in this browser.
import { HISTORY } from "../settings/own-boards";
import type { BoardContent } from "../protocol";
import { stepBetween, taken, type Step } from "./steps";

/** Steps are numbered: those from `first` to before `at` can be taken back, those from there to before `end` again. */
interface Range {
  first: number;
  at: number;
  end: number;
}

const NOTHING: Range = { first: 0, at: 0, end: 0 };
const TOGETHER = 1_500; // milliseconds: changes of one kind that follow each other as fast are one

export class History {
  private readonly key: string;
  private range = $state.raw<Range>(NOTHING);
  private noted = 0;

  constructor(id: string) {
    this.key = `${HISTORY}${id}`;
    this.range = this.stored<Range>(this.key) ?? NOTHING;
  }

  get canUndo(): boolean {
    return this.range.at > this.range.first;
  }
  get canRedo(): boolean {
    return this.range.at < this.range.end;
  }

  /** Remember a change. Of those of one kind in quick succession, such as moving a place by keys, one step is kept. */
  note(before: BoardContent, after: BoardContent, kind?: string): void {
    const { first, at, end } = this.range;
    const last = kind && !this.canRedo && Date.now() - this.noted < TOGETHER ? this.step(at - 1) : undefined;
    const earlier = last?.kind === kind && last ? taken(before, last, "back") : undefined;
    const number = earlier ? at - 1 : at;
    for (let old = number; old < end; old += 1) localStorage.removeItem(this.keyOf(old));
    this.noted = Date.now();
    this.put(number, stepBetween(earlier ?? before, after, kind), first);
  }

  private put(number: number, step: Step, first: number): void {
    try {
      localStorage.setItem(this.keyOf(number), JSON.stringify(step));
      this.move({ first, at: number + 1, end: number + 1 });
    } catch {
      // This browser has no room left: the older half of what can be taken back makes some.
      const middle = first + Math.ceil((number - first) / 2);
      for (let old = first; old < middle; old += 1) localStorage.removeItem(this.keyOf(old));
      if (middle > first) this.put(number, step, middle);
      else this.move({ first: number, at: number, end: number });
    }
  }

  /** What was there before the last change that was not taken back; none if there is none. */
  undo(now: BoardContent): BoardContent | undefined {
    return this.travel(now, "back");
  }

  redo(now: BoardContent): BoardContent | undefined {
    return this.travel(now, "on");
  }

  private travel(now: BoardContent, direction: "on" | "back"): BoardContent | undefined {
    if (!(direction === "on" ? this.canRedo : this.canUndo)) return undefined;
    const { first, at, end } = this.range;
    const step = this.step(direction === "on" ? at : at - 1);
    const then = step && taken(now, step, direction);
    if (then) this.move({ first, at: direction === "on" ? at + 1 : at - 1, end });
    else this.forget(); // another device or tab has changed the board, so that no step fits it
    return then;
  }

  private forget(): void {
    for (let old = this.range.first; old < this.range.end; old += 1) localStorage.removeItem(this.keyOf(old));
    this.move(NOTHING);
  }

  private move(range: Range): void {
    this.range = range;
    try {
      localStorage.setItem(this.key, JSON.stringify(range));
    } catch {
      // then it is known for as long as the page is open
    }
  }

  private keyOf(number: number): string {
    return `${this.key}.${number}`;
  }

  private step(number: number): Step | undefined {
    return this.stored<Step>(this.keyOf(number));
  }

  private stored<Value>(key: string): Value | undefined {
    try {
      return (JSON.parse(localStorage.getItem(key) ?? "null") as Value | null) ?? undefined;
    } catch {
      return undefined;
    }
  }
}

const histories = new Map<string, History>();

/** The history of a board, which outlives its page. */
export function historyOf(id: string): History {
  const found = histories.get(id) ?? new History(id);
  histories.set(id, found);
  return found;
}
