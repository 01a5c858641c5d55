// Learning from one's mistakes: which decisions are tried again, and a game that stands still while one tries.
import {
  MAX_EXERCISES,
  type Action,
  type AdvisedMove,
  type FromClient,
  type FromServer,
  type GameInfo,
  type GameReview,
  type JudgedDecision,
  type Update,
} from "../protocol";
import type { Connect, GameSocket } from "../game/game.svelte";
import { plainGame } from "../game/plain-game";
import { RefusedByServer } from "../net/api";

/** The decisions of a seat that cost it most, in the order of the game. */
export function worthTrying(review: GameReview, seat: number): JudgedDecision[] {
  const missed = review.judgements.filter((it) => it.seat === seat && it.verdict !== "fine");
  const costliest = missed.sort((a, b) => b.loss - a.loss).slice(0, MAX_EXERCISES);
  return costliest.sort((a, b) => a.step - b.step);
}

/** Routes among the coach's moves, with the numbers these have. A route stands for the first of its moves. */
export function numberedOnMap(moves: AdvisedMove[]): { route: string; sign: number }[] {
  const routes = moves.map(({ action }) => (action.type === "claim-route" ? action.route : null));
  return routes.flatMap((route, at) =>
    route !== null && routes.indexOf(route) === at ? [{ route, sign: at + 1 }] : [],
  );
}

/** Leads to a position that never changes: what is sent there is tried, and the answer is only that it was heard. */
export function standsStill(update: Update, tryMove: (action: Action) => Promise<void>): Connect {
  return (_, onmessage): GameSocket => ({
    state: "open",
    close: () => undefined,
    send: (message) => {
      queueMicrotask(() => void answer(message, update, tryMove, onmessage));
      return true;
    },
  });
}

async function answer(
  message: FromClient,
  update: Update,
  tryMove: (action: Action) => Promise<void>,
  onmessage: (message: FromServer) => void,
): Promise<void> {
  const { game, seat, seq, view, progress, closed } = update;
  if (message.type === "watch") onmessage(update);
  if (message.type === "look")
    onmessage({
      type: "looked",
      game,
      seat,
      at: message.at ?? 0,
      view,
      progress: progress ?? [],
      closed: closed ?? [],
      hands: [],
    });
  if (message.type !== "command" || typeof message.action === "string" || seat === null) return;
  try {
    await tryMove(message.action);
    onmessage({ type: "accepted", game, seat, id: message.id, seq });
  } catch (error) {
    if (!(error instanceof RefusedByServer)) throw error;
    onmessage({ type: "refused", ...error.refused, game, seat, id: message.id, update: null });
  }
}

/** The table of an exercise: that of the game as it was played, or of a record that is no game of this server. */
export function tableOf(update: Update, seat: number, players: string[], info: GameInfo | null): GameInfo {
  const { game: id, seq, acting, view } = update;
  const { board, rules } = view.table;
  const table = info ?? { ...plainGame(players), id, board, agreement: { rules } };
  return {
    ...table,
    status: "playing",
    seq,
    acting: [...acting],
    yours: [seat],
    may_ask_advice: false,
    deadline: null,
    tutorial: null,
    played_on: null,
    deal: null,
    seats: table.seats.map((it) => ({
      ...it,
      present: true,
      wants_end: false,
      late: false,
      replaceable_from: null,
    })),
  };
}
