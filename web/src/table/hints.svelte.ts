// What the first games explain: each thing once, when it is met. This browser remembers what was said.
import type { ClaimOption } from "../game/claims";
import type { Route } from "../protocol";

export type Hint = "ferry" | "grey" | "twin" | "wild";

const KEY = "okapi.hints";

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

let known = $state.raw(stored());

/** A hint was read. */
export function putAway(hint: Hint): void {
  known = [...known, hint];
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Then it is given again after the next visit.
  }
}

/** What is new about claiming this route, if anything is. */
export function hintFor(route: Route, options: ClaimOption[]): Hint | null {
  const met: [Hint, boolean][] = [
    ["ferry", Boolean(route.locomotives)],
    ["grey", route.colour === "grey"],
    ["wild", options.some(({ doubling }) => doubling?.locomotives)],
    ["twin", route.twin != null],
  ];
  return met.find(([hint, isMet]) => isMet && !known.includes(hint))?.[0] ?? null;
}
