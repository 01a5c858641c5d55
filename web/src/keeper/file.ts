// A kept game as text: in this browser's storage, and in a link that holds the whole game.
import type { Terrain } from "../protocol";
import type { DeckTicket, KeptGame, KeptPlayer, Line } from "./game";
import { ends, numbers, routes, TERRAINS } from "./material";
import type { HeldTicket } from "./scoring";

const VERSION = 1;
export const COLOURS = 5;
export const LONGEST_NAME = 24;
const MAX_LINES = 1_000;
const MAX_TICKETS = 200;
const MAX_DECK = 300; // tickets
export const MAX_POINTS = 100; // of one ticket
const LARGEST = 200_000; // characters of a game as text

/** A game as text. */
export function write(game: KeptGame): string {
  return JSON.stringify({ version: VERSION, ...game });
}

/** The game that a text holds; null if it is none. Nothing in it is taken on trust. */
export function read(text: string): KeptGame | null {
  if (text.length > LARGEST) return null;
  try {
    return gameFrom(JSON.parse(text));
  } catch {
    return null;
  }
}

function gameFrom(value: unknown): KeptGame {
  const data = record(value);
  require(data["version"] === VERSION);
  const players = list(data["players"], numbers.max_players).map(playerFrom);
  require(players.length >= numbers.min_players);
  require(new Set(players.map(({ colour }) => colour)).size === players.length);
  const lines = list(data["lines"], MAX_LINES).map((line) => lineFrom(line, players.length));
  const claimed = lines.flatMap((line) => (line.type === "claim" ? [line.route] : []));
  require(new Set(claimed).size === claimed.length);
  return {
    id: string(data["id"], 40),
    began: whole(data["began"], 0, Number.MAX_SAFE_INTEGER),
    changed: whole(data["changed"], 0, Number.MAX_SAFE_INTEGER),
    kind: oneOf(data["kind"], ["play", "count"]),
    players,
    followsTerrain: data["followsTerrain"] === true,
    lines,
    tickets: list(data["tickets"], MAX_TICKETS).map((ticket) => ticketFrom(ticket, players.length)),
    deck: list(data["deck"] ?? [], MAX_DECK).map(deckTicketFrom),
    isOver: data["isOver"] === true,
  };
}

function playerFrom(value: unknown): KeptPlayer {
  const data = record(value);
  return { name: string(data["name"], LONGEST_NAME), colour: whole(data["colour"], 0, COLOURS - 1) };
}

function lineFrom(value: unknown, players: number): Line {
  const data = record(value);
  const player = whole(data["player"], 0, players - 1);
  switch (data["type"]) {
    case "claim":
      return {
        type: "claim",
        player,
        route: oneOf(data["route"], [...routes.keys()]),
        doubled: data["doubled"] === true,
        locomotives: whole(data["locomotives"], 0, COLOURS * numbers.trains),
        overruled: data["overruled"] === true,
      };
    case "terrain":
      return {
        type: "terrain",
        player,
        terrain: oneOf<Terrain>(data["terrain"], TERRAINS),
        count: whole(data["count"], -1, 1),
      };
    case "turn":
      return { type: "turn", player };
    default:
      throw new TypeError("no such line");
  }
}

function ticketFrom(value: unknown, players: number): HeldTicket {
  return { player: whole(record(value)["player"], 0, players - 1), ...deckTicketFrom(value) };
}

function deckTicketFrom(value: unknown): DeckTicket {
  const data = record(value);
  const [one, other] = list(data["between"], 2);
  const between = [oneOf(one, ends), oneOf(other, ends)] as const;
  require(between[0] !== between[1]);
  return { between, points: whole(data["points"], 1, MAX_POINTS) };
}

function require(isRight: boolean): asserts isRight {
  if (!isRight) throw new TypeError("not a kept game");
}
function record(value: unknown): Record<string, unknown> {
  require(typeof value === "object" && value !== null && !Array.isArray(value));
  return value as Record<string, unknown>;
}
function list(value: unknown, max: number): unknown[] {
  require(Array.isArray(value) && value.length <= max);
  return value;
}
function string(value: unknown, longest: number): string {
  require(typeof value === "string" && value.length > 0 && value.length <= longest);
  return value;
}
function whole(value: unknown, min: number, max: number): number {
  require(typeof value === "number" && Number.isInteger(value) && value >= min && value <= max);
  return value;
}
function oneOf<Word extends string>(value: unknown, words: readonly Word[]): Word {
  const found = words.find((word) => word === value);
  require(found !== undefined);
  return found as Word;
}

// The link.

/** A game in letters that an address may hold. One's own deck stays here: it is nobody else's business. */
export async function toLink(game: KeptGame): Promise<string> {
  const packed = await through(
    new CompressionStream("deflate-raw"),
    new TextEncoder().encode(write({ ...game, deck: [] })),
  );
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The game in a link; null if the link is damaged. */
export async function fromLink(letters: string): Promise<KeptGame | null> {
  try {
    const bytes = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
    return read(new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), packed)));
  } catch {
    return null;
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  writer.write(bytes).catch(() => undefined); // the reader gets the error
  writer.close().catch(() => undefined);
  const reader = stream.readable.getReader();
  const parts: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (parts.length > LARGEST) throw new RangeError("too large for a kept game");
    for (const byte of part.value as Uint8Array) parts.push(byte);
  }
  return Uint8Array.from(parts);
}
