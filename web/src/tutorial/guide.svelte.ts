// Where a guided game stands: which step is to be said now. The server holds the script; this only follows it.
import { api } from "../net/api";
import type { Game } from "../game/game.svelte";
import type { Action, TutorialStep } from "../protocol";
import { isAnotherMove } from "./another-move";

const KEY = "okapi.tutorial";

interface StoredProgress {
  /** The guided game that was begun last, and the steps of it that were read. */
  game: string;
  read: string[];
  /** Whether a tutorial was finished or left here, so that it is not offered first any more. */
  isDone: boolean;
}

function kept(): StoredProgress {
  try {
    return {
      game: "",
      read: [],
      isDone: false,
      ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as object),
    };
  } catch {
    return { game: "", read: [], isDone: false };
  }
}

function keep(changes: Partial<StoredProgress>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...changes }));
  } catch {
    // Without a place to keep it, the steps are read again after a reload.
  }
}

/** Whether this browser has been through a tutorial, or has left one. */
export function hasHadTutorial(): boolean {
  return kept().isDone;
}

/** From now on, offer the tutorial as a small button only. */
export function leaveTutorial(): void {
  keep({ isDone: true });
}

export class TutorialGuide {
  private steps = $state.raw<TutorialStep[]>([]);
  private read = $state.raw<string[]>([]);

  constructor(
    private readonly game: Game,
    tutorial: string,
  ) {
    const known = kept();
    this.read = known.game === game.id ? known.read : [];
    api.tutorial(tutorial).then(
      ({ steps }) => (this.steps = steps),
      () => undefined, // the game can be played without the words
    );
  }

  /** What is to be said now; null while others move, and after the last word. */
  get step(): TutorialStep | null {
    const { update, at } = this.game;
    if (at !== null || !update) return null;
    return this.steps.find(({ seq, id }) => seq === update.seq && !this.read.includes(id)) ?? null;
  }

  /** The tickets and the routes that come up next, for words that speak of them beforehand. */
  get tickets(): string[] {
    const keep = this.coming.find((action) => action.type === "keep-tickets");
    return keep?.type === "keep-tickets" ? keep.tickets : [];
  }

  get routes(): string[] {
    return this.coming.flatMap((action) => (action.type === "claim-route" ? action.route : []));
  }

  private get coming(): Action[] {
    return this.steps.slice(Math.max(0, this.number - 1)).flatMap(({ waits }) => waits ?? []);
  }

  get number(): number {
    return this.step ? this.steps.indexOf(this.step) + 1 : 0;
  }

  get count(): number {
    return this.steps.length;
  }

  /** The steps whose words keep their room: all of them, or after the game those that are said then. */
  get ids(): string[] {
    const end = this.steps.at(-1)?.seq;
    const isEnd = this.step?.seq === end;
    return this.steps.filter(({ seq }) => !isEnd || seq === end).map(({ id }) => id);
  }

  get isLast(): boolean {
    return this.number === this.count;
  }

  /** The step whose move was not made, though another was tried. */
  get missed(): string | null {
    return isAnotherMove(this.game.refusal) ? (this.step?.id ?? null) : null;
  }

  /** Drop what was said to a wrong move. */
  forgive(): void {
    if (this.missed) this.game.refusal = null;
  }

  /** On to the next step, from one that was only to be read. */
  next(): void {
    const { step } = this;
    if (!step || step.waits) return;
    this.read = [...this.read, step.id];
    keep({ game: this.game.id, read: this.read });
  }
}
