// The addresses of puzzles, and where one goes on from one.
import { puzzles } from "./requests";

/** A puzzle by its id, or "today" or "next": where one goes on. */
export interface PuzzleAddress {
  id: string;
  /** Whether one is at the three of today. */
  isToday: boolean;
  /** Of what the next ones are, and which one it comes after. */
  theme: string | null;
  after: string | null;
}

export function addressOf(id: string, search: string): PuzzleAddress {
  const given = new URLSearchParams(search);
  const isToday = id === "today" || given.has("today");
  return { id, isToday, theme: given.get("theme"), after: given.get("after") };
}

export function puzzlePath(id: string, { isToday, theme, after }: Partial<PuzzleAddress> = {}): string {
  const given = {
    ...(isToday && id !== "today" && { today: "" }),
    ...(theme && { theme }),
    ...(after && { after }),
  };
  const search = new URLSearchParams(given).toString().replace("today=", "today");
  return `/puzzles/${id}${search && "?"}${search}`;
}

/** The address that "today" or "next" stands for: of today's three the first that was not tried, or the page. */
export async function whereTo({ id, theme, after }: PuzzleAddress): Promise<string> {
  if (id === "next") return puzzlePath((await puzzles.next(theme, after)).id, { theme });
  const { today } = await puzzles.page();
  const left = today.find((each) => each.found === null && each.id !== after);
  return left ? puzzlePath(left.id, { isToday: true }) : "/puzzles";
}

/** To the next puzzle: of today, or for the trainer, of the same theme if one was chosen. */
export const nextPath = ({ id, isToday, theme }: PuzzleAddress): string =>
  isToday ? puzzlePath("today", { after: id }) : puzzlePath("next", { theme, after: id });
