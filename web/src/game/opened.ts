// The game at the page's address. Asked for at once, it comes while its screen is still on the way.
import type { Game } from "./game.svelte";
import { isWaitedFor, stopWaiting, waiting } from "./waiting.svelte";

let opened: { id: string; game: Promise<Game> } | null = null;

/** The game of this id: the same one until it is left. */
export function openGame(id: string): Promise<Game> {
  if (opened?.id !== id) opened = { id, game: begin(id) };
  return opened.game;
}

async function begin(id: string): Promise<Game> {
  await null; // a page that is being drawn may ask for it, and changes nothing while it is
  const kept = waiting.id === id ? stopWaiting() : null;
  return kept ?? newGame(id);
}

/** A connection to a game that no screen shows yet. */
export async function newGame(id: string): Promise<Game> {
  const { Game } = await import("./game.svelte");
  return new Game(id);
}

/** No longer follow a game, unless somebody waits for its start. */
export function leaveGame(game: Game): void {
  if (!isWaitedFor(game)) game.close();
  if (opened?.id === game.id) opened = null;
}
