// The table as somebody sees it at the moment that is looked at: the news, how far the tickets are, what can be claimed
// and what is planned, what is picked out, and what they do there.
import { claimable } from "../game/claims";
import { cuts } from "../game/cuts";
import type { Game } from "../game/game.svelte";
import { helpful } from "../game/needs";
import { planOf } from "../game/plan.svelte";
import type { Mark } from "../map/Marks.svelte";
import type { Action, GameInfo, TrainCard, WholeBoard } from "../protocol";
import { go, mapPath } from "../router.svelte";
import { eventLog, moveLog, type LogLine } from "../wording/event-log";
import { lineAt, sinceLastTurn, standInsSince } from "../wording/since";
import type { Wording } from "../wording/wording";
import { Laying } from "./laying.svelte";
import { Selection } from "./selection.svelte";
import type TableMap from "./TableMap.svelte";

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
  exercise?: { marks: Mark[] } | undefined;
}

export class TableState {
  readonly selection = new Selection(() => this.map);
  readonly laying = new Laying();
  map = $state.raw<TableMap>();
  /** What the coach's advice marks on the map. */
  advised = $state.raw<Mark[]>([]);

  constructor(private readonly given: () => Given) {}

  readonly game = $derived.by(() => this.given().game);
  readonly info = $derived.by(() => this.given().info);
  readonly board = $derived.by(() => this.given().board);
  readonly words = $derived.by(() => this.given().words);
  readonly at = $derived.by(() => this.given().at);
  readonly since = $derived.by(() => this.given().since);
  private readonly exercise = $derived.by(() => this.given().exercise);

  readonly isOver = $derived.by(() => this.info.status === "over" && this.game.update?.score != null);
  readonly isPast = $derived.by(() => this.at !== null);
  readonly isSeated = $derived.by(() => this.game.view?.seat != null);

  /** Whether the coach can be asked for advice. */
  readonly canAsk = $derived.by(() => this.info.may_ask_advice && !this.isPast && this.game.isYourTurn);
  /** Until the turn is over, then it must be asked for again. */
  wantsAdvice = $derived.by<boolean>(() => this.canAsk && false);
  readonly marks = $derived.by(() => this.exercise?.marks ?? this.advised);

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
    const { game, info, exercise } = this;
    return this.isPast || this.isOver || info.tutorial || exercise ? null : planOf(game.id, game.seat);
  });
  /** The routes that nobody can claim any more. */
  readonly gone = $derived.by(
    () => new Set([...Object.keys(this.claims), ...this.game.closed.flatMap(({ routes }) => routes)]),
  );
  readonly planned = $derived.by(() => new Set(this.plan?.without(this.gone)));

  act(action: Action): void {
    if (!this.info.tutorial) this.selection.clear();
    if (this.since !== null) this.lookAt(null); // what the notification was about is done
    this.game.act(action);
  }

  /** Look at a moment of the past, or at the table as it is. */
  lookAt(moment: number | null): void {
    go(mapPath(this.game.id) + (moment === null ? "" : `?at=${moment}`), { replace: true });
  }

  showLine(line: LogLine): void {
    if (this.game.at !== null) this.lookAt(line.seq);
    this.selection.showLine(line);
  }
}
