// The games kept in this browser, each under a key of its own. Whatever changes is stored at once.
import { read, write } from "./file";
import type { KeeperGame } from "./game";

const KEY = "okapi.keeper.";

function stored(id: string): KeeperGame | null {
  const text = localStorage.getItem(KEY + id);
  return text === null ? null : read(text);
}

function all(): KeeperGame[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .flatMap((key) => stored(key.slice(KEY.length)) ?? [])
    .sort((one, other) => other.changed - one.changed);
}

let games = $state.raw<KeeperGame[]>(all());
let isFull = $state(false);

export const kept = {
  /** All games, the one changed last first. */
  get games(): KeeperGame[] {
    return games;
  },
  /** Whether the browser has refused to store the last change. */
  get isFull(): boolean {
    return isFull;
  },
  game(id: string): KeeperGame | undefined {
    return games.find((one) => one.id === id);
  },
};

/** Keep a game, new or changed. */
export function keep(game: KeeperGame): void {
  const changed = { ...game, changed: Date.now() };
  games = [changed, ...games.filter(({ id }) => id !== game.id)];
  try {
    localStorage.setItem(KEY + game.id, write(changed));
    isFull = false;
  } catch {
    isFull = true;
  }
}

/** Forget a game for good. */
export function forget(id: string): void {
  localStorage.removeItem(KEY + id);
  games = games.filter((game) => game.id !== id);
}

/** Another tab may keep score too: the last word counts. */
window.addEventListener("storage", ({ key }) => {
  if (key === null || key.startsWith(KEY)) games = all();
});
