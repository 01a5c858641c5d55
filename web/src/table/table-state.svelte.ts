// What somebody at the table knows of it, worked out from the game and the moment that is looked at: the news, how far
// the tickets are, what can be claimed and what is planned.
import { claimable } from "../game/claims";
import { cuts } from "../game/cuts";
import type { Game } from "../game/game.svelte";
import { helpful } from "../game/needs";
import { planOf } from "../game/plan.svelte";
import type { GameInfo, TrainCard, WholeBoard } from "../protocol";
import { eventLog, moveLog } from "../wording/event-log";
import { lineAt, sinceLastTurn, standInsSince } from "../wording/since";
import type { Wording } from "../wording/wording";
import type { Selection } from "./selection.svelte";

export interface Given {
  game: Game;
  info: GameInfo;
  board: WholeBoard;
  words: Wording;
  /** The moment that is looked back at. */
  at: number | null;
  /** The moment that a notification was about. */
  since: number | null;
  /** Given where moves are only tried. */
  exercise?: object | undefined;
}

export class TableState {
  constructor(
    private readonly given: () => Given,
    private readonly selection: Selection,
  ) {}

  private readonly game = $derived.by(() => this.given().game);
  private readonly info = $derived.by(() => this.given().info);
  private readonly board = $derived.by(() => this.given().board);
  private readonly words = $derived.by(() => this.given().words);
  private readonly at = $derived.by(() => this.given().at);
  private readonly since = $derived.by(() => this.given().since);
  private readonly isExercise = $derived.by(() => this.given().exercise !== undefined);

  readonly isOver = $derived.by(() => this.info.status === "over" && this.game.update?.score != null);
  readonly isPast = $derived.by(() => this.at !== null);

  // A guided game may refuse a move that the rules allow: what was chosen for it stays as it is.
  readonly offer = $derived.by(() => {
    const { game, info } = this;
    return info.tutorial && game.pending ? (game.update?.offer ?? null) : game.offer;
  });
  readonly acting = $derived.by(() => (this.isPast ? [] : this.game.acting));
  readonly claims = $derived.by(() => this.game.view?.table.claims ?? {});

  readonly claimable = $derived.by(() => claimable(this.offer, this.selection.card));
  /** Where a card was chosen: the routes that it does not pay for. */
  readonly dimmed = $derived.by(() => {
    if (!this.selection.card || !this.offer) return undefined;
    const free = this.board.routes.filter(({ id }) => !this.claimable.has(id) && !this.claims[id]);
    return new Set(free.map(({ id }) => id));
  });

  readonly lines = $derived.by(() => eventLog(this.game.events, this.words));
  readonly moves = $derived.by(() => moveLog(this.game.events, this.words));
  private readonly sinceNotification = $derived.by(() => {
    const { since } = this;
    return since === null ? [] : this.lines.filter((line) => line.seq > since);
  });
  readonly isAfterNotification = $derived.by(() => this.sinceNotification.length > 0);
  readonly news = $derived.by(() => {
    const { at, game } = this;
    if (at !== null) return lineAt(this.lines, this.moves, at);
    return this.isAfterNotification ? this.sinceNotification : sinceLastTurn(this.lines, game.seat);
  });
  readonly hasStandIn = $derived.by(
    () => !this.isPast && standInsSince(this.lines, this.game.seat).length > 0,
  );
  /** The routes of the news. */
  readonly fresh = $derived.by(() => new Set(this.news.flatMap((line) => line.route ?? [])));

  readonly progress = $derived.by(() => {
    const { hands, progress } = this.game;
    return new Map(
      [...hands.flatMap((each) => each.progress), ...progress].map((each) => [each.ticket, each]),
    );
  });
  /** The routes that one's tickets still need. */
  readonly wanted = $derived.by(() => {
    const { progress, view } = this.game;
    return new Set(
      progress.flatMap(({ ticket, missing }) => (view?.tickets.includes(ticket) ? (missing ?? []) : [])),
    );
  });
  /** The cards that they still need. */
  readonly helpful = $derived.by((): ReadonlySet<TrainCard> => {
    const { game, info } = this;
    return this.isPast || info.tutorial || !game.view ? new Set() : helpful(game.cost, game.view.hand);
  });
  /** What others did to them. */
  readonly cuts = $derived.by(() => {
    const { game, words } = this;
    return this.isPast ? [] : cuts(game.progressBefore, game.progress, this.claims, words.routes, game.seat);
  });

  /** What one means to claim: the server knows nothing of it. */
  readonly plan = $derived.by(() => {
    const { game, info, isExercise } = this;
    return this.isPast || this.isOver || info.tutorial || isExercise ? null : planOf(game.id, game.seat);
  });
  /** The routes that nobody can claim any more. */
  readonly gone = $derived.by(
    () => new Set([...Object.keys(this.claims), ...this.game.closed.flatMap(({ routes }) => routes)]),
  );
  readonly planned = $derived.by(() => new Set(this.plan?.without(this.gone)));
}
