// The texts of one language. A page says a small part of its catalogs, and to parse them all takes a slow phone a tenth
// of a second: a message is parsed when it is first asked for, and with it those that it refers to.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { counting } from "./counting";

const START = /^-?[a-zA-Z][\w-]*(?= *=)/gm; // of a message or a term: its other lines are indented
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g;

export class Catalog extends FluentBundle {
  private readonly unread = new Map<string, string>();

  constructor(locale: string, ...sources: string[]) {
    const functions = { COUNT: counting(locale, () => this) };
    super(locale, { functions, useIsolating: false });
    sources.forEach((source) => this.add(source));
  }

  /** More texts; what is there already stays. */
  add(source: string): void {
    const starts = [...source.matchAll(START)];
    starts.forEach(({ 0: id, index }, number) => {
      if (!this.unread.has(id)) this.unread.set(id, source.slice(index, starts[number + 1]?.index));
    });
  }

  override hasMessage(id: string): boolean {
    this.read(id);
    return super.hasMessage(id);
  }

  override getMessage(id: string): ReturnType<FluentBundle["getMessage"]> {
    this.read(id);
    return super.getMessage(id);
  }

  private read(id: string): void {
    const source = this.unread.get(id);
    if (!source) return;
    this.unread.set(id, "");
    this.addResource(new FluentResource(source));
    for (const [, other] of source.matchAll(REFERENCE)) if (other) this.read(other);
  }
}
