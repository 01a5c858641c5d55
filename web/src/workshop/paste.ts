// Many tickets at once: lines as people write them, as spreadsheets copy them, or as CSV.
import type { Ticket } from "../protocol";
import { plain, type Finder, type Meant } from "../keeper/finding";

/** Why a line is not a ticket. */
export type Doubt =
  | { why: "nothing" }
  | { why: "one"; end: string }
  | { why: "unknown"; typed: string; near: string | null }
  | { why: "unfit"; place: string }
  | { why: "several"; typed: string; ends: string[] }
  | { why: "same" }
  | { why: "double" }
  | { why: "points" };

export interface Read {
  tickets: Ticket[];
  /** The lines that were not understood, as they were typed. */
  left: { number: number; line: string; doubt: Doubt }[];
}

export const MIN_POINTS = 1;
export const MAX_POINTS = 100;
const LONGEST = 12; // words of a line without a sign between its places
const BETWEEN = /\s*(?:<?[-=]+>|[–—→↔⇄⟷]|\s-\s)\s*/u;
const CELLS = /\s*[\t;|,]\s*/u;
const NUMBER = /(?<![\p{L}\p{N}])[(\[]?(\d{1,6})[)\].]?(?![\p{L}\p{N}])/gu;

/** Read the lines; `proposed` is what a ticket without points is worth, 0 if nobody knows. */
export function readTickets(
  text: string,
  finder: Finder,
  proposed: (one: string, other: string) => number,
  known: readonly Ticket[],
): Read {
  const pairs = new Set(known.map(({ between }) => pairOf(between)));
  const found: Read = { tickets: [], left: [] };
  text.split(/\r?\n/).forEach((line, index) => {
    if (!line.trim()) return;
    const ticket = readLine(line, finder, proposed);
    const isDouble = "between" in ticket && pairs.has(pairOf(ticket.between));
    if (!("between" in ticket) || isDouble) {
      const doubt: Doubt = "between" in ticket ? { why: "double" } : ticket;
      if (!isHeading(line, doubt, index)) found.left.push({ number: index + 1, line: line.trim(), doubt });
    } else {
      pairs.add(pairOf(ticket.between));
      found.tickets.push(ticket);
    }
  });
  return found;
}

export const pairOf = (between: readonly string[]): string => [...between].sort().join("--");

/** The first line of a table names its columns: no number, and no place in it. */
const isHeading = (line: string, { why }: Doubt, index: number): boolean =>
  index === 0 && (why === "unknown" || why === "nothing") && !/\d/.test(line) && CELLS.test(line);

function readLine(
  line: string,
  finder: Finder,
  proposed: (one: string, other: string) => number,
): Ticket | Doubt {
  const numbers = [...line.matchAll(NUMBER)];
  const names = line.replaceAll(NUMBER, " ").replaceAll('"', " ");
  const between = placesIn(names, finder);
  if ("why" in between) return between;
  const [one, other] = between.ends;
  if (one === other) return { why: "same" };
  const points = numbers.length ? Number(numbers.at(-1)?.[1]) : proposed(one, other); // a number before it counts lines
  if (points < MIN_POINTS || points > MAX_POINTS) return { why: "points" };
  return { between: [one, other], points };
}

function placesIn(text: string, finder: Finder): { ends: [string, string] } | Doubt {
  for (const sign of [CELLS, BETWEEN]) {
    const parts = text.split(sign).filter((part) => plain(part));
    const [one, other, ...more] = parts;
    if (one !== undefined && other !== undefined && !more.length) return bothOf(one, other, finder);
  }
  return withoutSign(text, finder);
}

function bothOf(one: string, other: string, finder: Finder): { ends: [string, string] } | Doubt {
  const [first, second] = [finder.meant(one), finder.meant(other)];
  if (first.kind === "found" && second.kind === "found") return { ends: [first.end, second.end] };
  return first.kind === "found" ? doubtOf(other, second) : doubtOf(one, first);
}

function doubtOf(typed: string, meant: Meant): Doubt {
  const name = typed.trim();
  if (meant.kind === "unfit") return { why: "unfit", place: meant.place };
  if (meant.kind === "several") return { why: "several", typed: name, ends: meant.ends };
  return { why: "unknown", typed: name, near: meant.kind === "unknown" ? meant.near : null };
}

/** `Cape Town Bangui`, or with a word between them in whatever language: `Cape Town to Bangui`. */
function withoutSign(text: string, finder: Finder): { ends: [string, string] } | Doubt {
  const words = plain(text).split(" ").filter(Boolean).slice(0, LONGEST);
  if (!words.length) return { why: "nothing" };
  for (const skipped of [0, 1])
    for (let cut = 1; cut + skipped < words.length; cut += 1) {
      const [one, ...ones] = finder.named(words.slice(0, cut).join(" "));
      const [other, ...others] = finder.named(words.slice(cut + skipped).join(" "));
      if (one && other && !ones.length && !others.length) return { ends: [one, other] };
    }
  const alone = finder.meant(text);
  if (alone.kind === "found") return { why: "one", end: alone.end };
  return { why: "nothing" };
}
