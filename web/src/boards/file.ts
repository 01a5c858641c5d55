// A board of one's own as text in this browser's storage.
import type { BoardContent } from "../protocol";

export interface OwnBoard {
  id: string;
  content: BoardContent;
  /** The version that the server has; 0: none. */
  version: number;
  /** Whose it is on the server; null: nobody's yet. */
  owner: string | null;
  /** Whether the server has it as it is. */
  isSent: boolean;
  /** Whether it was forgotten here, and the server does not know yet. */
  isGone: boolean;
  /** How many can play on it, as the checker said last; 0: nobody, or it has not been asked. */
  players: number;
  /** Whether its map differs from the server's own, not only its tickets: then bots that learned that one do not know it. */
  hasOwnMap: boolean;
  changed: number;
}

const VERSION = 1;

export function write(board: OwnBoard): string {
  return JSON.stringify({ file: VERSION, ...board });
}

/** The board that a text holds; null if it is none. What it says is the checker's business. */
export function read(text: string): OwnBoard | null {
  try {
    const { file, ...board } = JSON.parse(text) as OwnBoard & { file: number };
    return file === VERSION && typeof board.id === "string" && isContent(board.content) ? board : null;
  } catch {
    return null;
  }
}

function isContent({ name, places, routes, tickets }: BoardContent): boolean {
  return typeof name === "string" && [places, routes, tickets].every(Array.isArray);
}
