// What is asked of the server about puzzles.
import type { Action, NextPuzzle, PuzzlePage, PuzzleSolution, PuzzleTable, TriedPuzzle } from "../protocol";
import { request } from "../net/api";

const all = "/api/puzzles";

export const puzzles = {
  page: () => request<PuzzlePage>("GET", all),
  /** One that suits, of a theme or of any, other than the one that one comes from. */
  next: (theme: string | null, after: string | null) =>
    request<NextPuzzle>(
      "GET",
      `${all}/next?${new URLSearchParams({ ...(theme && { theme }), ...(after && { after }) })}`,
    ),
  table: (id: string) => request<PuzzleTable>("GET", `${all}/${id}`),
  try: (id: string, action: Action) => request<TriedPuzzle>("POST", `${all}/${id}/try`, { action }),
  solution: (id: string) => request<PuzzleSolution>("POST", `${all}/${id}/solution`),
};
