// The check of the shuffle: every card and ticket of a record is dealt again from the dealer's secret.
// The scheme is described in docs/record.md; nothing here asks the server.
import type { Event, Terrain, TerrainCards, TrainCard, TrainCards, WholeBoard } from "../protocol";
import { TERRAINS, TRAIN_CARDS } from "../game/cards";

export type ShuffleVerdict =
  | { fair: true; draws: number }
  | {
      fair: false;
      fault: "edited" | "no-secret" | "wrong-secret" | "not-dealt" | "not-fair-luck";
      line: number;
    };

/** What a game begins with: the full decks. */
export interface Decks {
  train: TrainCards;
  terrain: TerrainCards;
}

interface Header {
  players: string[];
  luck?: { kind: string; commitment?: string; words?: string[] };
}

const text = new TextEncoder();

/** Whether a record was dealt as promised before the game. */
export async function checkShuffle(record: string, board: WholeBoard, decks: Decks): Promise<ShuffleVerdict> {
  const lines = record.trimEnd().split("\n");
  const edited = await firstEdited(lines);
  if (edited) return { fair: false, fault: "edited", line: edited };
  const header = JSON.parse(lines[0] ?? "{}") as Header;
  const { secret } = JSON.parse(lines.at(-1) ?? "{}") as { secret?: string | null };
  const { luck } = header;
  if (luck?.kind !== "fair" && luck?.kind !== "duplicate")
    return { fair: false, fault: "not-fair-luck", line: 1 };
  if (!secret) return { fair: false, fault: "no-secret", line: lines.length };
  const key = fromHex(secret);
  if (toHex(await crypto.subtle.digest("SHA-256", key)) !== luck.commitment) {
    return { fair: false, fault: "wrong-secret", line: lines.length };
  }
  const dealer: Dealer =
    luck.kind === "fair"
      ? await FairDealer.from(key, luck.words ?? [])
      : new DuplicateDealer(await hmacKey(key));
  const table = new Piles(board, decks, header.players.length);
  for (const [index, line] of lines.slice(1, -1).entries()) {
    const { event } = JSON.parse(line) as { event: Event };
    const chance = table.chanceBehind(event);
    if (chance && (await dealer.deal(chance)) !== chance.outcome) {
      return { fair: false, fault: "not-dealt", line: index + 2 };
    }
    table.take(event);
  }
  return { fair: true, draws: dealer.draws };
}

/** Each line carries a check over itself and all before it. The number of the first one that fails. */
async function firstEdited(lines: string[]): Promise<number | null> {
  let before = "";
  for (const [index, line] of lines.entries()) {
    const check = /"check":"([0-9a-f]*)"\}$/.exec(line)?.[1];
    const content = before + line.replace(/"check":"[0-9a-f]*"\}$/, '"check":""}');
    before = toHex(await crypto.subtle.digest("SHA-256", text.encode(content))).slice(0, 16);
    if (check !== before) return index + 1;
  }
  return null;
}

interface Dealer {
  readonly draws: number;
  deal(chance: Chance): Promise<number>;
}

/** HMAC-SHA256 in counter mode: draw n takes "n.0", or the next attempt should it fall into the last stretch. */
class FairDealer implements Dealer {
  draws = 0;

  private constructor(private readonly seed: CryptoKey) {}

  static async from(secret: Uint8Array<ArrayBuffer>, words: string[]): Promise<FairDealer> {
    const message = JSON.stringify(words.map((word) => word.normalize("NFC")));
    const seed = await crypto.subtle.sign("HMAC", await hmacKey(secret), text.encode(message));
    return new FairDealer(await hmacKey(new Uint8Array(seed)));
  }

  async deal({ weights }: Chance): Promise<number> {
    const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
    const all = 1n << 256n;
    const wholeStretches = all - (all % total);
    let attempt = 0;
    let number = await this.number(attempt);
    while (number >= wholeStretches) number = await this.number((attempt += 1));
    this.draws += 1;
    let position = Number(number % total);
    return weights.findIndex((weight) => (position -= weight) < 0);
  }

  private async number(attempt: number): Promise<bigint> {
    const digest = await crypto.subtle.sign("HMAC", this.seed, text.encode(`${this.draws}.${attempt}`));
    return BigInt(`0x${toHex(digest)}`);
  }
}

/** The luck of a deal that many play: each shuffle of a deck is an order, the smallest HMAC-SHA256 on top. */
class DuplicateDealer implements Dealer {
  draws = 0;
  private readonly shuffles: Record<string, number> = {};
  private readonly orders: Record<string, string[]> = {};

  constructor(private readonly secret: CryptoKey) {}

  async deal({ deck, things, weights }: Chance): Promise<number> {
    let order = this.orders[deck];
    if (!order?.length) order = this.orders[deck] = await this.shuffled(deck, things, weights);
    this.draws += 1;
    return things.indexOf(order.shift() ?? "");
  }

  private async shuffled(deck: string, things: string[], weights: number[]): Promise<string[]> {
    const number = (this.shuffles[deck] = (this.shuffles[deck] ?? 0) + 1);
    const cards: [string, string][] = [];
    for (const [index, thing] of things.entries()) {
      for (let copy = 1; copy <= (weights[index] ?? 0); copy += 1) {
        const message = text.encode(`${deck}.${number}.${thing}.${copy}`);
        cards.push([toHex(await crypto.subtle.sign("HMAC", this.secret, message)), thing]);
      }
    }
    return cards.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, thing]) => thing);
  }
}

function hmacKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

interface Chance {
  deck: "start" | "train" | "terrain" | "ticket";
  things: string[];
  weights: number[];
  outcome: number;
}

/** What lies in the decks, counted along from the events. */
class Piles {
  private train: TrainCards;
  private terrain: TerrainCards;
  private trainDiscard: TrainCards = {};
  private terrainDiscard: TerrainCards = {};
  private readonly display: (TrainCard | null)[] = [];
  private tickets: string[];
  private readonly returned: string[] = [];
  private offered: string[][];
  private aside: string[][];

  constructor(
    board: WholeBoard,
    decks: Decks,
    private readonly players: number,
  ) {
    this.train = { ...decks.train };
    this.terrain = { ...decks.terrain };
    this.tickets = board.tickets.map((ticket) => ticket.id);
    this.offered = Array.from({ length: players }, () => []);
    this.aside = Array.from({ length: players }, () => []);
  }

  /** What was drawn from when luck decided this event; null if luck did not. */
  chanceBehind(event: Event): Chance | null {
    switch (event.type) {
      case "starting-player-drawn":
        return alike(
          "start",
          Array.from({ length: this.players }, (_, seat) => `${seat}`),
          `${event.seat}`,
        );
      case "train-card-dealt":
      case "train-card-laid":
        return among("train", TRAIN_CARDS, this.train, event.card as TrainCard);
      case "terrain-card-dealt":
      case "terrain-card-laid":
        return among("terrain", TERRAINS, this.terrain, event.terrain);
      case "ticket-dealt": {
        const things = this.tickets.length ? this.tickets : this.returned.slice(0, 1);
        return alike("ticket", things, event.ticket ?? "");
      }
      default:
        return null;
    }
  }

  take(event: Event): void {
    switch (event.type) {
      case "train-card-dealt":
        add(this.train, event.card as TrainCard, -1);
        break;
      case "train-card-laid":
        add(this.train, event.card, -1);
        this.display[event.slot] = event.card;
        break;
      case "train-card-taken":
        this.display[event.slot] = null;
        break;
      case "terrain-card-dealt":
      case "terrain-card-laid":
        add(this.terrain, event.terrain, -1);
        break;
      case "ticket-dealt":
        this.dealTicket(event.seat, event.ticket ?? "");
        break;
      case "starting-tickets-chosen":
        this.aside[event.seat] = (this.offered[event.seat] ?? []).filter(
          (id) => !event.tickets?.includes(id),
        );
        this.offered[event.seat] = [];
        break;
      case "starting-tickets-settled":
        this.returned.push(...this.aside.flat());
        break;
      case "tickets-kept":
        this.returned.push(...event.returned.filter((id) => id !== null));
        this.offered[event.seat] = [];
        break;
      case "route-claimed":
        for (const card of TRAIN_CARDS) add(this.trainDiscard, card, event.payment[card] ?? 0);
        add(this.trainDiscard, "locomotive", event.doubling?.locomotives ?? 0);
        for (const terrain of TERRAINS) add(this.terrainDiscard, terrain, event.discarded[terrain] ?? 0);
        break;
      case "display-swept":
        for (const card of this.display) if (card) add(this.trainDiscard, card, 1);
        this.display.fill(null);
        break;
      case "deck-rebuilt":
        this.rebuild(event.deck);
        break;
    }
  }

  private dealTicket(seat: number, ticket: string): void {
    this.offered[seat]?.push(ticket);
    if (this.tickets.length) this.tickets = this.tickets.filter((id) => id !== ticket);
    else this.returned.shift();
  }

  private rebuild(deck: "train" | "terrain"): void {
    if (deck === "train") [this.train, this.trainDiscard] = [this.trainDiscard, {}];
    else [this.terrain, this.terrainDiscard] = [this.terrainDiscard, {}];
  }
}

/** Things of which there is one each. */
function alike(deck: Chance["deck"], things: string[], drawn: string): Chance {
  return { deck, things, weights: things.map(() => 1), outcome: things.indexOf(drawn) };
}

function among<Kind extends TrainCard | Terrain>(
  deck: Chance["deck"],
  kinds: Kind[],
  pile: Partial<Record<Kind, number>>,
  drawn: Kind,
): Chance {
  const weights = kinds.map((kind) => pile[kind] ?? 0);
  return { deck, things: kinds, weights, outcome: kinds.indexOf(drawn) };
}

function add<Kind extends string>(pile: Partial<Record<Kind, number>>, kind: Kind, count: number): void {
  pile[kind] = (pile[kind] ?? 0) + count;
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
