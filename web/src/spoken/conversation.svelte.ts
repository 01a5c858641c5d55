// What was typed and what was said, in order. New entries are read out once; all can be read again.
import { say } from "../text/texts.svelte";
import type { Answer } from "./desk";
import type { Move } from "./moves";
import { shown } from "./vocabulary";

export interface Entry {
  id: number;
  /** What was typed, or what was said. */
  kind: "typed" | "said";
  text: string;
  lines: string[];
}

const AT_ONCE = 10;
const MOST_KEPT = 200;

export class Conversation {
  entries = $state.raw<Entry[]>([]);
  /** The move that waits for Enter. */
  pending = $state.raw<Move | null>(null);
  /** What was typed, the latest last. */
  readonly typed: string[] = [];

  private unread: string[] = [];
  private count = 0;

  /** Remember what was typed. */
  ask(line: string): void {
    if (this.typed.at(-1) !== line) this.typed.push(line);
    this.add("typed", line, []);
  }

  /** Say an answer; a long one in parts. */
  answer({ text, lines }: Answer): void {
    this.unread = lines;
    this.add("said", text, this.nextLines());
  }

  /** Go on with a long answer. */
  next(): void {
    const [first, ...others] = this.nextLines();
    this.add("said", first ?? say("spoken-no-more"), others);
  }

  /** Say what happened, in one breath. */
  announce(sentences: string[]): void {
    if (sentences.length) this.add("said", sentences.join(" "), []);
  }

  private nextLines(): string[] {
    const lines = this.unread.slice(0, AT_ONCE);
    this.unread = this.unread.slice(AT_ONCE);
    const { length } = this.unread;
    return length ? [...lines, say("spoken-more", { count: length, word: shown("next") })] : lines;
  }

  private add(kind: Entry["kind"], text: string, lines: string[]): void {
    this.count += 1;
    this.entries = [...this.entries, { id: this.count, kind, text, lines }].slice(-MOST_KEPT);
  }
}
