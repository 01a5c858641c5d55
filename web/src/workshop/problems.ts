// What is wrong with a board, in words, and which entry it is about.
import { has, say, type Params } from "../i18n/texts.svelte";
import type { BoardContent, Problem } from "../protocol";
import type { Section } from "./board";

/** The flaws of a ticket that are said without the words of a board file. */
const OF_TICKETS: Record<string, string> = {
  "same-ticket": "workshop-line-double",
  "no-path": "workshop-flaw-no-path",
  "both-ends-the-same": "keeper-ticket-same",
  "unknown-end": "workshop-flaw-ticket",
  "end-is-a-way-station": "workshop-flaw-ticket",
  "end-is-in-a-country": "workshop-flaw-ticket",
};

/** The entry that a problem is about, counted from 0; null: it is about the board as a whole. */
export function entryOf({ entry }: Problem): { section: Section; number: number } | null {
  const [, section, number] = /^(places|routes|tickets)\[(\d+)\]/.exec(entry) ?? [];
  return section === undefined ? null : { section: section as Section, number: Number(number) };
}

/** What is wrong with each place or route, by its id. */
export function wrongIn(
  content: BoardContent,
  section: "places" | "routes",
  problems: readonly Problem[],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const problem of problems) {
    const at = entryOf(problem);
    const id = at?.section === section ? content[section][at.number]?.id : undefined;
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), flawText(problem)]);
  }
  return found;
}

/** What is wrong with a ticket, shown beside it. */
export function ticketProblem({ flaw, details }: Problem): string {
  if (flaw === "out-of-range") return say("workshop-line-points", { min: Number(details["min"]), max: Number(details["max"]) }); // prettier-ignore
  return say(OF_TICKETS[flaw] ?? `flaw-${flaw}`, details as Params);
}

/** The flaw alone, shown beside what has it. */
function flawText({ flaw, details }: Problem): string {
  const mapped = `workshop-flaw-${flaw}`;
  if (has(mapped)) return say(mapped, details as Params);
  return has(`flaw-${flaw}`) ? say(`flaw-${flaw}`, details as Params) : flaw;
}

/** A problem in a list of them, with the entry of the board it is in. */
export function problemText({ entry, flaw, details }: Problem): string {
  if (flaw === "too-few-tickets") return say("workshop-flaw-too-few-tickets", details as Params);
  if (entry === "tickets" && flaw === "section-empty") return say("workshop-flaw-no-tickets");
  const said = has(`flaw-${flaw}`) ? say(`flaw-${flaw}`, details as Params) : flaw;
  return say("board-problem", { entry, flaw: said });
}
