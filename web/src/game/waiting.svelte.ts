// The table where a person waits for the start while this page shows something else. It stays connected, so that they
// count as present there, and they come back when it begins.
import type { Game } from "./game.svelte";

const KEY = "okapi.waiting-at"; // of this tab: a page that is loaded again goes on waiting

let id = $state(sessionStorage.getItem(KEY));
let table = $state.raw<Game | null>(null);
let kept: Game | null = null; // the same: a screen that goes away still sees the state of before

export const waiting = {
  get id(): string | null {
    return id;
  },
  get table(): Game | null {
    return table;
  },
};

/** Whether its connection is still needed, though its screen goes away. */
export const isWaitedFor = (game: Game): boolean => kept === game;

export function waitAt(game: Game): void {
  id = game.id;
  table = kept = game;
  sessionStorage.setItem(KEY, game.id);
}

/** Wait no more; the page that opens the table takes its connection over. */
export function stopWaiting(): Game | null {
  const found = kept;
  id = null;
  table = kept = null;
  sessionStorage.removeItem(KEY);
  return found;
}
