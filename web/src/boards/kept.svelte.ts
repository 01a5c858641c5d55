// The boards of one's own that this browser keeps, each under a key of its own. Whatever changes is stored at once; the
// server gets it when it can be reached and knows who this is, and brings what other devices have changed.
import type { BoardContent, CheckedBoard } from "../protocol";
import { RefusedByServer } from "../net/api";
import { workshop } from "./server";
import { identity } from "../net/me.svelte";
import { say } from "../i18n/texts.svelte";
import { HISTORY, KEY } from "../settings/own-boards";
import { read, write, type OwnBoard } from "./file";

function all(): OwnBoard[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .flatMap((key) => read(localStorage.getItem(key) ?? "") ?? [])
    .sort((one, other) => other.changed - one.changed);
}

const ID = 40; // letters of an id, to which some are added

let boards = $state.raw<OwnBoard[]>(all());
let isFull = $state(false);
let refused = $state.raw<RefusedByServer["refused"] | null>(null);
let chosen = $state("");

export const kept = {
  /** All boards, the one changed last first. */
  get boards(): OwnBoard[] {
    return boards.filter(({ isGone }) => !isGone);
  },
  /** Those that can be played on. */
  get playable(): OwnBoard[] {
    return this.boards.filter(({ players }) => players > 1);
  },
  board(id: string): OwnBoard | undefined {
    return this.boards.find((one) => one.id === id);
  },
  /** Whether the browser has refused to store the last change. */
  get isFull(): boolean {
    return isFull;
  },
  /** Why the server has not taken the last change; null: it has, or could not be reached. */
  get refused(): RefusedByServer["refused"] | null {
    return refused;
  },
  /** The board of one's own that the next game is to be played on; none: one that everyone has. */
  get chosen(): OwnBoard | undefined {
    return this.playable.find(({ id }) => id === chosen);
  },
  /** The hash of that one; none: the first. */
  get offered(): string | null {
    return chosen.startsWith(OFFERED) ? chosen.slice(OFFERED.length) : null;
  },
};

/** Choose one of one's own boards, or one that everyone has (`OFFERED` and its hash); none: the first of those. */
export function choose(id: string): void {
  chosen = id;
}
export const OFFERED = "=";

function put(board: OwnBoard): void {
  boards = [board, ...boards.filter(({ id }) => id !== board.id)].sort((one, other) => other.changed - one.changed); // prettier-ignore
  try {
    localStorage.setItem(KEY + board.id, write(board));
    isFull = false;
  } catch {
    isFull = true;
  }
}

function drop(id: string): void {
  localStorage.removeItem(KEY + id);
  for (const key of Object.keys(localStorage))
    if (key === HISTORY + id || key.startsWith(`${HISTORY}${id}.`)) localStorage.removeItem(key);
  boards = boards.filter((board) => board.id !== id);
}

/** Keep a board, new or changed. */
export function keep(id: string, content: BoardContent): void {
  const before = boards.find((board) => board.id === id);
  put({
    id,
    content,
    version: before?.version ?? 0,
    owner: before?.owner ?? null,
    isSent: false,
    isGone: false,
    players: 0,
    hasOwnMap: before?.hasOwnMap ?? false,
    changed: Date.now(),
  });
}

/** What the checker said of a board, as it is now. */
export function noteChecked({ id, content }: OwnBoard, checked: CheckedBoard): void {
  const now = boards.find((board) => board.id === id);
  if (now?.content === content)
    put({
      ...now,
      players: checked.hash === null ? 0 : checked.players,
      hasOwnMap: checked.difference.map > 0,
    });
}

/** Forget a board for good, here and on the server. */
export function forget(id: string): void {
  const board = boards.find((one) => one.id === id);
  if (!board) return;
  if (!board.version) drop(id);
  else put({ ...board, isGone: true });
  void bringUpToDate().catch(() => undefined); // without a connection, the next time
}

/** Another tab may change a board too: the last word counts. */
window.addEventListener("storage", ({ key }) => {
  if (key === null || key.startsWith(KEY)) boards = all();
});

// The server.

const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof RefusedByServer && error.refused.reason === "board.changed-elsewhere";

let last: Promise<unknown> = Promise.resolve();

/** One thing at a time: a board that is sent twice at once would be another device's to the server. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

/** Send a board to the server; what the checker says of it. Another device's version is kept beside one's own. */
export const send = (id: string): Promise<CheckedBoard | null> => inTurn(() => sendNow(id));

async function sendNow(id: string): Promise<CheckedBoard | null> {
  const board = boards.find((one) => one.id === id);
  const me = identity.me;
  if (!board || !me) return null;
  if (board.isSent && board.owner === me.id) return workshop.checkBoard(board.content);
  const version = board.owner === me.id ? board.version : 0;
  try {
    const answer = await workshop.keepBoard(id, { content: board.content, version });
    refused = null;
    const now = boards.find((one) => one.id === id);
    if (!now) return null;
    const isSent = now.content === board.content;
    const players = answer.checked.hash === null ? 0 : answer.checked.players;
    const hasOwnMap = answer.checked.difference.map > 0;
    put({ ...now, version: answer.version, owner: me.id, isSent, players: isSent ? players : 0, hasOwnMap });
    return isSent ? answer.checked : null;
  } catch (error) {
    if (!isChangedElsewhere(error)) {
      if (error instanceof RefusedByServer && error.status) refused = error.refused;
      throw error;
    }
    const theirs = await fetchBoard(id).catch(() => null);
    if (theirs)
      keep(`${id.slice(0, ID)}-${Date.now()}`, {
        ...board.content,
        name: say("board-copy", { name: board.content.name }),
      });
    else put({ ...board, version: 0, owner: null }); // forgotten there, and changed here: it is new once more
    return null;
  }
}

async function fetchBoard(id: string): Promise<OwnBoard> {
  const { content, version, changed, players, has_own_map: hasOwnMap } = await workshop.ownBoard(id);
  const owner = identity.me?.id ?? null;
  const board = { id, content, version, changed, owner, isSent: true, isGone: false, players, hasOwnMap };
  put(board);
  return board;
}

/** The hash of the board that a new game is to be played on; null: the server's own. The server must know it first. */
export async function boardToPlay(): Promise<string | null> {
  const board = kept.chosen;
  if (!board) return kept.offered;
  await send(board.id);
  return (await workshop.ownBoard(board.id)).hash;
}

/** Take over what other devices have changed, and tell the server what was forgotten here. */
export const bringUpToDate = (): Promise<void> => inTurn(takeOver);

async function takeOver(): Promise<void> {
  const me = identity.me;
  if (!me) return;
  for (const { id, isGone } of boards)
    if (isGone) {
      await workshop.forgetBoard(id);
      drop(id);
    }
  const lines = (await workshop.ownBoards()).boards;
  for (const { id, version, players, has_own_map: hasOwnMap } of lines) {
    const own = boards.find((board) => board.id === id);
    const mine = own?.owner === me.id ? own : undefined;
    if (!own || (mine?.isSent && mine.version < version)) await fetchBoard(id);
    else if (mine?.isSent) put({ ...mine, players, hasOwnMap });
  }
  for (const { id, owner, isSent } of boards)
    if (owner === me.id && isSent && !lines.some((line) => line.id === id)) drop(id); // forgotten elsewhere
  for (const { id, owner, isSent } of boards)
    if (!isSent && (owner === null || owner === me.id)) await sendNow(id); // made without a connection
}
