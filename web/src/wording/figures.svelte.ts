// The numbers in the rules' texts, by the names that the catalogs have for them (src/okapi/game/figures.py). Those of
// the published game come with the client; a game that has agreed on others, or has another board, brings its own.
import { listed, say, type Params } from "../i18n/texts.svelte";
import type { Rules, View, WholeBoard } from "../protocol";
import published from "./published.json";

export type Figures = Record<keyof typeof published.figures, number>;

/** Those of the published game. */
export const USUAL: Figures = published.figures;
export const POINTS: readonly number[] = published.route_points;

let figures = $state.raw(USUAL);

/** The numbers of the rules that are shown now. */
export function currentFigures(): Figures {
  return figures;
}

/** How many tickets a draw would bring now (6.1). */
export function ticketsToDraw({ table }: View): number {
  return Math.min(table.rules.tickets_drawn ?? figures.tickets_drawn, table.ticket_deck);
}

/** Show the rules with the numbers of this game; what it returns goes back to those of the published game. */
export function showFiguresOf(rules: Rules, board: WholeBoard): () => void {
  figures = figuresOf(rules, board);
  return () => (figures = USUAL);
}

/** A game can agree on the numbers of `Rules` that follow from no other; the rest depends on the board. */
export function figuresOf({ route_points: _, ...agreed }: Rules, board: WholeBoard): Figures {
  const connections = new Set(board.routes.map(({ between }) => [...between].sort().join(" "))).size;
  const places = (wanted: string): number => board.places.filter(({ kind }) => kind === wanted).length;
  return {
    ...USUAL,
    ...agreed,
    tickets: board.tickets.length,
    connections,
    double_routes: board.routes.length - connections,
    tracks: board.routes.length,
    cities: places("city"),
    way_stations: places("waystation"),
  };
}

/** A message of the rules, the tutorial or a hint, with all the numbers it may give. */
export function sayRule(id: string, params: Params = {}): string {
  return say(id, {
    ...figures,
    get points_by_length() {
      const points = POINTS.flatMap((points, spaces) =>
        spaces ? [say("rules-points-of-length", { points, spaces })] : [],
      );
      return listed(points); // one rule has it; the others need not wait for it
    },
    ...params,
  });
}
