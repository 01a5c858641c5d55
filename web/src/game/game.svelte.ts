// One game as this browser follows it. The server's view is the only truth: nothing here knows a rule.
import type {
  Action,
  CardCost,
  ClosedRoutes,
  Command,
  Event,
  FromServer,
  Looked,
  RefusedMessage,
  Offer,
  OpenHand,
  Phrase,
  Refused,
  Remark,
  Say,
  TicketProgress,
  GameInfo,
  Update,
  View,
  WholeBoard,
  Write,
} from "../protocol";
import { api, RefusedByServer } from "../net/api";
import { recognise } from "../net/me.svelte";
import { Socket } from "../net/socket.svelte";
import { muted, takeMuted } from "../settings/muted.svelte";
import { boardOf } from "./boards";
import { newId } from "./new-id";
import { SeatFeed } from "./seat-feed.svelte";

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 8_000;
/** Refusals that leave open what was asked: it is asked again. A command is carried out once at most. */
const ASK_AGAIN = ["server.not-ready", "server.outcome-unknown", "rate.too-many-requests"];

/** What leads to where the game is played. */
export type GameSocket = Pick<Socket, "state" | "send" | "close">;
export type Connect = (onopen: () => void, onmessage: (message: FromServer) => void) => GameSocket;

export class Game {
  info = $state.raw<GameInfo | null>(null);
  board = $state.raw<WholeBoard | null>(null);
  /** Why the game cannot be shown at all. */
  failure = $state.raw<Refused | null>(null);
  /** Why the last command or remark was refused. */
  refusal = $state.raw<Refused | null>(null);
  /** The seat whose cards are shown; null for a spectator. */
  seat = $state<number | null>(null);
  /** The moment of the past that is shown; null for now. */
  at = $state<number | null>(null);
  pending = $state.raw<Command | null>(null);
  /** Everything that was said, also by people who are muted. */
  everyRemark = $state.raw<Remark[]>([]);
  /** The last remark that was made before this browser came. */
  firstRemark = 0;

  private feeds = $state.raw<SeatFeed[]>([]);
  private looked = $state.raw<Looked | null>(null);
  private looks: { seat: number | null; at: number; resolve: (looked: Looked) => void }[] = [];
  private acceptedAt = $state<number | null>(null);
  /** What one wrote and the server refused: it is not lost. */
  unsaid = $state<string | null>(null);
  private readonly said = new Map<string, string | null>();
  private readonly socket: GameSocket;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A game that is not played on the server has a line of its own, and somebody else who knows its table. */
  constructor(
    readonly id: string,
    connect: Connect = (onopen, onmessage) => new Socket(onopen, onmessage, id),
    private readonly ask: () => Promise<GameInfo> = () => api.info(id),
  ) {
    this.socket = connect(
      () => this.catchUp(),
      (message) => this.receive(message),
    );
    void this.open();
  }

  private async open(): Promise<void> {
    try {
      this.take(await this.ask());
    } catch (error) {
      if (!(error instanceof RefusedByServer)) throw error;
      if (error.status === 0 || error.status >= 500) setTimeout(() => void this.open(), 1_000);
      else this.failure = error.refused;
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }

  get connection() {
    return this.socket.state;
  }

  get isHotSeat(): boolean {
    return (this.info?.yours.length ?? 0) > 1;
  }

  get isHost(): boolean {
    return (
      this.info?.seats.some((seat, number) => this.isMine(number) && seat.player === this.info?.host) ?? false
    );
  }

  isMine(seat: number): boolean {
    return this.info?.yours.includes(seat) ?? false;
  }

  /** Whether somebody has laid trains, as far as this device knows. */
  get hasTrains(): boolean {
    return this.feeds.some(({ events }) => events.some(({ type }) => type === "route-claimed"));
  }

  /** The feed of the seat that is shown. */
  private get feed(): SeatFeed | null {
    return this.feeds.find((feed) => feed.seat === this.seat) ?? null;
  }

  /** The latest update, whatever moment is shown. */
  get update(): Update | null {
    return this.feed?.update ?? null;
  }

  /** Everything that happened, as the seat may know it. */
  get events(): Event[] {
    return this.feed?.events ?? [];
  }

  /** The table at the moment that is shown. */
  get view(): View | null {
    if (this.at === null) return this.update?.view ?? null;
    return this.looked?.at === this.at && this.looked.seat === this.seat ? this.looked.view : this.lastView;
  }

  private lastView: View | null = null;

  /** How far the seat's tickets are at that moment, those it may keep among them. */
  get progress(): TicketProgress[] {
    return (this.at === null ? this.feed?.progress : this.looked?.progress) ?? [];
  }

  /** What the tickets that the seat holds still cost together, now. */
  get cost(): CardCost {
    return this.feed?.cost ?? {};
  }

  /** How far they were when the seat last decided; what others have done since can be seen from it. */
  get progressBefore(): TicketProgress[] {
    return (this.at === null ? this.feed?.before : null) ?? [];
  }

  /** What everyone held at a moment of a finished game. */
  get hands(): OpenHand[] {
    return (this.at === null ? null : this.looked?.hands) ?? [];
  }

  /** The routes that are closed to the seat at that moment. */
  get closed(): ClosedRoutes[] {
    return (this.at === null ? this.feed?.closed : this.looked?.closed) ?? [];
  }

  /** The newest update to any seat of this browser. */
  private get newest(): Update | null {
    const updates = this.feeds.flatMap((feed) => feed.update ?? []);
    return updates.reduce<Update | null>((a, b) => (a && a.seq > b.seq ? a : b), null);
  }

  /** Seats that must decide now. */
  get acting(): number[] {
    if (this.info?.status === "ended") return [];
    return this.newest?.acting ?? this.info?.acting ?? [];
  }

  /** The deadline of the players who must decide. A change of the table may move it between two updates. */
  get deadline(): number | null {
    const { info, update } = this;
    return update && (!info || info.seq < update.seq) ? update.deadline : (info?.deadline ?? null);
  }

  /** People who are there but whose time is up. */
  get late(): number[] {
    const { info } = this;
    if (!info?.deadline || info.deadline !== this.deadline) return [];
    return this.acting.filter((seat) => info.seats[seat]?.late);
  }

  /** Whether the seat that is shown must decide now. */
  get isYourTurn(): boolean {
    return this.seat !== null && this.acting.includes(this.seat);
  }

  /** What the seat can do now. While anything is uncertain, it is nothing. */
  get offer(): Offer | null {
    const isLive = this.at === null && this.connection === "open" && this.pending === null;
    if (this.info?.status === "ended") return null;
    return isLive ? (this.update?.offer ?? null) : null;
  }

  /** The next of several people at this device who must decide, when it is not the one shown. */
  get nextAtThisDevice(): number | null {
    if (!this.isHotSeat || this.isYourTurn) return null;
    return this.acting.find((seat) => this.isMine(seat)) ?? null;
  }

  /** On a shared device: the player to look next, while nobody's cards are shown. */
  get curtainFor(): number | null {
    if (!this.isHotSeat || this.seat !== null || this.info?.status !== "playing") return null;
    return this.nextAtThisDevice ?? this.info.yours[0] ?? null;
  }

  /** Show the table from this seat. */
  sitAt(seat: number | null): void {
    this.seat = seat;
    this.refusal = null;
    this.lookAt(null);
  }

  /** Show a moment of the past, or now. Nothing has happened after the last moment. */
  lookAt(wanted: number | null): void {
    const last = Math.max(this.newest?.seq ?? 0, this.info?.seq ?? 0);
    const at = wanted === null ? null : Math.min(wanted, last);
    this.lastView = this.view;
    this.at = at;
    if (at !== null) void this.look(at).then((looked) => (this.looked = looked));
  }

  /** How the game looked after an event. */
  look(at: number, seat = this.seat): Promise<Looked> {
    return new Promise((resolve) => {
      this.looks.push({ seat, at, resolve });
      this.socket.send({ type: "look", game: this.id, seat, at });
    });
  }

  /** Send an action. It is carried out once, however often the connection breaks. */
  act(action: Action): void {
    const { seat, update } = this;
    if (seat === null || !update || !this.offer) return;
    this.refusal = null;
    this.acceptedAt = null;
    this.pending = { type: "command", game: this.id, seat, seq: update.seq, id: newId(), action };
    this.socket.send(this.pending);
  }

  /** Say something to all who may hear it. */
  say(phrase: Phrase): void {
    this.speak({ type: "say", game: this.id, seat: this.seat, phrase, id: newId() }, null);
  }

  /** Say something in one's own words to those who sit at the table. */
  write(text: string): void {
    this.unsaid = null;
    this.speak({ type: "write", game: this.id, seat: this.seat, text, id: newId() }, text);
  }

  private speak(message: (Say | Write) & { id: string }, text: string | null): void {
    this.said.set(message.id, text);
    const isSent = this.socket.send(message);
    this.refusal = isSent ? null : { reason: "server.unreachable", details: {} };
    if (!isSent) this.unsaid = text;
  }

  /** What was said, without the people who are muted here. */
  get remarks(): Remark[] {
    return this.everyRemark.filter(({ player }) => player === null || !muted.has(player));
  }

  private takeRemarks(remarks: Remark[]): void {
    const known = new Set(this.everyRemark.map(({ id }) => id));
    const fresh = remarks.filter(({ id }) => !known.has(id));
    const isStory = !known.size && remarks.length > 1;
    if (isStory) this.firstRemark = remarks.at(-1)?.id ?? 0;
    this.everyRemark = [...this.everyRemark, ...fresh].sort((a, b) => a.id - b.id);
  }

  /** Let the bots move faster or slower from now on. */
  async setBotDelay(milliseconds: number): Promise<void> {
    try {
      this.take(await api.setBotDelay(this.id, milliseconds));
    } catch (error) {
      if (!(error instanceof RefusedByServer)) throw error;
      this.refusal = error.refused;
    }
  }

  /** Take in what the server says of the table. */
  take(info: GameInfo): void {
    if (this.info && info.version < this.info.version) return;
    const isNew = info.yours.join() !== this.info?.yours.join();
    this.info = info;
    if (isNew) this.takeSeats(info.yours);
    if (!this.board) void boardOf(info.board.hash).then((board) => (this.board = board));
  }

  private takeSeats(yours: number[]): void {
    const seats: (number | null)[] = yours.length ? yours : [null];
    for (const gone of this.feeds.filter((feed) => !seats.includes(feed.seat))) {
      this.socket.send({ type: "unwatch", game: this.id, seat: gone.seat });
    }
    this.feeds = seats.map((seat) => this.feeds.find((feed) => feed.seat === seat) ?? new SeatFeed(seat));
    // After leaving the table, its chat is no longer shown.
    if (!yours.length) this.everyRemark = this.everyRemark.filter(({ text }) => text === null);
    if (!seats.includes(this.seat)) this.seat = yours.length === 1 ? (yours[0] ?? null) : null;
    for (const feed of this.feeds) this.follow(feed);
  }

  private follow(feed: SeatFeed): void {
    this.socket.send({ type: "watch", game: this.id, seat: feed.seat, after: feed.known });
  }

  /** After every connection: what was missed, and the command that may not have arrived. */
  private catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const feed of this.feeds) {
      feed.expectAnswer();
      this.follow(feed);
    }
    if (this.pending) this.socket.send(this.pending);
    for (const { seat, at } of this.looks) this.socket.send({ type: "look", game: this.id, seat, at });
  }

  /** Catch up once more, in a while that grows until an update comes. */
  private catchUpLater(): void {
    if (this.timer !== undefined) return;
    this.timer = setTimeout(() => this.catchUp(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "game":
        if (message.game.id === this.id) this.take(message.game);
        break;
      case "update":
        this.takeUpdate(message);
        break;
      case "remarks":
        if (message.game === this.id) this.takeRemarks(message.remarks);
        break;
      case "muted":
        takeMuted(message);
        break;
      case "looked":
        this.answerLooks(message);
        break;
      case "accepted":
        if (message.id === this.pending?.id) this.acceptedAt = message.seq;
        this.settle();
        break;
      case "closing":
        if (message.reason === "identity.signed-out") this.signOut(message.reason);
        break;
      case "refused":
        if (message.update) this.takeUpdate(message.update);
        this.takeRefusal(message);
        break;
    }
  }

  private takeRefusal({ reason, details, id }: RefusedMessage): void {
    const isOfCommand = id !== null && id === this.pending?.id;
    if (isOfCommand && reason !== "server.outcome-unknown") {
      this.pending = null;
      this.refusal = { reason, details };
    } else {
      if (id !== null && this.said.has(id)) {
        this.refusal = { reason, details };
        this.unsaid = this.said.get(id) ?? null;
        this.said.delete(id);
      }
      if (ASK_AGAIN.includes(reason)) this.catchUpLater();
    }
  }

  /** Another device of this person has signed this one out. */
  private signOut(reason: string): void {
    this.failure = { reason, details: {} };
    this.socket.close();
    void recognise();
  }

  private takeUpdate(update: Update): void {
    const feed = this.feeds.find((each) => each.seat === update.seat);
    if (update.game !== this.id || !feed) return;
    this.wait = FIRST_WAIT;
    if (feed.take(update)) this.follow(feed);
    this.recall(feed);
    if (feed.seat === this.seat && update.events.length) this.refusal = null;
    this.settle();
  }

  /** Ask how far the tickets were when the seat last decided, where that was before this page was opened. */
  private recall(feed: SeatFeed): void {
    const { seat, decided } = feed;
    if (feed.before || seat === null) return;
    feed.before = []; // once
    void this.look(decided, seat).then(({ progress }) => {
      if (feed.decided === decided) feed.before = progress;
    });
  }

  private answerLooks(looked: Looked): void {
    const answers = ({ seat, at }: { seat: number | null; at: number }): boolean =>
      seat === looked.seat && at === looked.at;
    const answered = this.looks.filter(answers);
    this.looks = this.looks.filter((look) => !answers(look));
    for (const { resolve } of answered) resolve(looked);
  }

  /** A command is done when its outcome is known to its seat, no matter who has the device by then. */
  private settle(): void {
    const known = this.feeds.find((feed) => feed.seat === this.pending?.seat)?.update?.seq ?? 0;
    if (this.acceptedAt !== null && known >= this.acceptedAt) this.pending = null;
  }
}
