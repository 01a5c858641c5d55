// Whether this browser keeps boards of one's own. Most do not, and load nothing of them.

export const KEY = "okapi.board.";
/** What can be undone of each of them. */
export const HISTORY = "okapi.board-history.";

export const hasOwnBoards = (): boolean => Object.keys(localStorage).some((key) => key.startsWith(KEY));
