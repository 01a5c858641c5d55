// What was typed and what was said, in order. New entries are read out once; all can be read again.
import type { Action } from "../protocol";
import { say } from "../i18n/texts.svelte";
import type { Answer } from "./context";
import { shown } from "./vocabulary";

export interface Entry {
  id: number;
  /** What was typed, or what was said. */
  kind: "typed" | "said";
  text: string;
  lines: string[];
}

const AT_ONCE = 10;
const MAX_KEPT = 200;

export class Conversation {
  entries = $state.raw<Entry[]>([]);
  /** The action that waits for Enter. */
  pending: Action | null = null;
  /** What was typed, the latest last. */
  readonly typed: string[] = [];

  private unread: string[] = [];
  private count = 0;
  private knowsHow = false;

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

  /** Ask before something is done; how to say yes is explained once. */
  propose(action: Action, { text, lines }: Answer): void {
    this.pending = action;
    this.answer({ text, lines: this.knowsHow ? lines : [...lines, say("spoken-sure-how")] });
    this.knowsHow = true;
  }

  /** Continue a long answer. */
  next(): void {
    const [first, ...others] = this.nextLines();
    this.add("said", first ?? say("spoken-no-more"), others);
  }

  /** Say what happened, in one breath. */
  announce(sentences: string[]): void {
    if (sentences.length) this.add("said", sentences.join(" "), []);
  }

  /** The next part; a single line that would be left over belongs to it. */
  private nextLines(): string[] {
    const end = this.unread.length === AT_ONCE + 1 ? AT_ONCE + 1 : AT_ONCE;
    const lines = this.unread.slice(0, end);
    this.unread = this.unread.slice(end);
    const { length } = this.unread;
    return length ? [...lines, say("spoken-more", { count: length, word: shown("next") })] : lines;
  }

  private add(kind: Entry["kind"], text: string, lines: string[]): void {
    this.count += 1;
    this.entries = [...this.entries, { id: this.count, kind, text, lines }].slice(-MAX_KEPT);
  }
}
