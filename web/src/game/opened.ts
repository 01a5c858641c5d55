// The game at the page's address. Asked for at once, it comes while its screen is still on the way.
import type { Game } from "./game.svelte";

let opened: { id: string; game: Promise<Game> } | null = null;

/** The game of this id: the same one until it is left. */
export function openGame(id: string): Promise<Game> {
  if (opened?.id !== id) opened = { id, game: import("./game.svelte").then(({ Game }) => new Game(id)) };
  return opened.game;
}

/** Follow a game no more. */
export function leaveGame(game: Game): void {
  game.close();
  if (opened?.id === game.id) opened = null;
}
