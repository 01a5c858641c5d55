// Boards, asked for once each.
import type { WholeBoard } from "../protocol";
import { api } from "../net/api";

const boards = new Map<string, Promise<WholeBoard>>();

/** A board never changes under its hash, so it is asked for once. */
export function boardOf(hash: string): Promise<WholeBoard> {
  const board = boards.get(hash) ?? api.board(hash);
  boards.set(hash, board);
  board.catch(() => boards.delete(hash));
  return board;
}
