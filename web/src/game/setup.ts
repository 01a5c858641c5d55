// What can be played here. A page that begins at home asks for it before that screen is there.
import { api } from "../net/api";
import type { Setup } from "../protocol";

let early: Promise<Setup> | null = null;

/** Request it now, for the next caller. */
export function expectSetup(): void {
  early = api.setup();
  early.catch(() => undefined); // askForSetup throws it
}

export function askForSetup(): Promise<Setup> {
  const answer = early ?? api.setup();
  early = null;
  return answer;
}
