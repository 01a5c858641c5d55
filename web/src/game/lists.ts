// The lists of the home page, and how they follow what happens.
import type { GameInfo, Lists } from "../protocol";

export interface GameLists {
  mine: GameInfo[];
  open: GameInfo[];
  watch: GameInfo[];
}

export const waitsForYou = (info: GameInfo): boolean =>
  info.status === "playing" && info.acting.some((seat) => info.yours.includes(seat));

/** Whether a rematch keeps a seat for someone. */
export const keepsSeatFor = (info: GameInfo, me: string | null): boolean =>
  me !== null && info.seats.some(({ kind, player }) => kind === "kept" && player === me);

const isMine = (info: GameInfo, me: string | null): boolean =>
  (info.yours.length > 0 || (me !== null && info.host === me) || keepsSeatFor(info, me)) &&
  ["lobby", "playing", "over"].includes(info.status);
const isOpen = (info: GameInfo): boolean =>
  info.agreement.listed === true &&
  info.status === "lobby" &&
  !info.yours.length &&
  info.seats.some(({ kind }) => kind === "open");
const isPublic = (info: GameInfo): boolean =>
  info.agreement.listed === true && info.status === "playing" && !info.yours.length;

const urgency = (info: GameInfo): number => (waitsForYou(info) ? 0 : info.acting.length ? 1 : 2);
const latest = (info: GameInfo): number => info.moved ?? info.created;

/** The lists after some of their lines have changed. */
export function changed(
  lists: GameLists,
  { games, gone }: Pick<Lists, "games" | "gone">,
  me: string | null,
): GameLists {
  const touched = new Set([...games.map(({ id }) => id), ...gone]);
  const kept = (list: GameInfo[]): GameInfo[] => list.filter(({ id }) => !touched.has(id));
  return sorted({
    mine: [
      ...games.filter((info) => isMine(info, me)),
      ...lists.mine.filter(({ id }) => !games.some((g) => g.id === id)),
    ],
    open: [...games.filter(isOpen), ...kept(lists.open)],
    watch: [...games.filter(isPublic), ...kept(lists.watch)],
  });
}

/** The lists as the server gives them, each game in the lists where it belongs. */
export function arranged(lists: GameLists): GameLists {
  return sorted({ mine: lists.mine, open: lists.open.filter(isOpen), watch: lists.watch.filter(isPublic) });
}

function sorted({ mine, open, watch }: GameLists): GameLists {
  const byTime = (a: GameInfo, b: GameInfo): number => latest(b) - latest(a);
  return {
    mine: mine.toSorted((a, b) => urgency(a) - urgency(b) || byTime(a, b)),
    open: open.toSorted(byTime),
    watch: watch.toSorted(byTime),
  };
}
