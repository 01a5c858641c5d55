// The end of a game at its table: whether it is shown, how far the count is, and the table with what is counted so far.
import type { View } from "../protocol";
import type { TableState } from "../table/table-state.svelte";
import type { Scores } from "./count";
import type { EndStage } from "./stage";

export class EndingState {
  isCounting = $state(false);
  /** Steps of the final count: it goes on where it was when a device is turned. */
  counted = $state(0);
  /** What the count, or a ticket of the score sheet, shows on the map. */
  stage = $state.raw<EndStage | null>(null);

  /** Only a game that ends before one's eyes is counted: opening a finished one shows the score sheet. */
  constructor(
    private readonly table: Pick<TableState, "game" | "isOver" | "isPast">,
    isStillPlayed: boolean,
  ) {
    this.isCounting = isStillPlayed;
  }

  get isShown(): boolean {
    return this.table.isOver && !this.table.isPast;
  }

  get shownStage(): EndStage | null {
    return this.isShown ? this.stage : null;
  }

  readonly view = $derived.by(() => {
    const { view } = this.table.game;
    return view && this.shownStage ? withScores(view, this.shownStage.scores) : view;
  });
}

/** The table while points are counted that nobody scored on a turn. */
function withScores(view: View, scores: Scores): View {
  const players = view.table.players.map((player, seat) => ({
    ...player,
    score: scores.get(seat) ?? player.score,
  }));
  return { ...view, table: { ...view.table, players } };
}
