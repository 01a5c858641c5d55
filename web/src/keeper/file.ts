// A kept game as text: in this browser's storage, and in a link that holds the whole game.
import { LIVERY_COLOURS } from "../pieces/liveries";
import type { BoardContent, Place, Route, Terrain } from "../protocol";
import { materialOf, otherBoards, type GameBoard, type Material } from "./board";
import { contentFrom, ticketFrom } from "./board-file";
import type { KeeperGame, KeptPlayer, KeeperLine } from "./game";
import { builtIn, published, TERRAINS } from "./material";
import { list, oneOf, record, require, string, whole } from "./reading";

const VERSION = 1;
export const LONGEST_NAME = 24;
const LONGEST_BOARD_NAME = 60;
const MAX_LINES = 1_000;
const MAX_TICKETS = 200;
const LARGEST = 1 << 20; // characters of a game as text

/** A game as text. */
export function write(game: KeeperGame): string {
  return JSON.stringify({ version: VERSION, ...game });
}

/** The game that a text holds; null if it is none. Nothing in it is taken on trust. */
export function read(text: string): KeeperGame | null {
  if (text.length > LARGEST) return null;
  try {
    return gameFrom(JSON.parse(text));
  } catch {
    return null;
  }
}

function gameFrom(value: unknown): KeeperGame {
  const data = record(value);
  require(data["version"] === VERSION);
  const players = list(data["players"], published.max_players).map(playerFrom);
  require(players.length >= published.min_players);
  require(new Set(players.map(({ colour }) => colour)).size === players.length);
  const board = boardFrom(data);
  const material = materialOf(board);
  const lines = list(data["lines"], MAX_LINES).map((line) => lineFrom(line, players.length, material));
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
    tickets: list(data["tickets"], MAX_TICKETS).map((ticket) => ({
      player: whole(record(ticket)["player"], 0, players.length - 1),
      ...ticketFrom(ticket, material.ends),
    })),
    board,
    isOver: data["isOver"] === true,
  };
}

/** The board that came with the game. Games used to have no more of one than its tickets. */
function boardFrom({ board, deck = [] }: Record<string, unknown>): GameBoard | null {
  if (board) {
    const { content, hash } = record(board);
    return { content: contentFrom(content), hash: hash === "" ? "" : string(hash, 64) };
  }
  return Array.isArray(deck) && deck.length > 0
    ? { content: contentFrom({ ...builtIn, tickets: deck }), hash: "" }
    : null;
}

function playerFrom(value: unknown): KeptPlayer {
  const data = record(value);
  return {
    name: string(data["name"], LONGEST_NAME),
    colour: whole(data["colour"], 0, LIVERY_COLOURS.length - 1),
  };
}

function lineFrom(value: unknown, players: number, { routes, numbers }: Material): KeeperLine {
  const data = record(value);
  const player = whole(data["player"], 0, players - 1);
  switch (data["type"]) {
    case "claim":
      return {
        type: "claim",
        player,
        route: oneOf(data["route"], routes.keys()),
        doubled: data["doubled"] === true,
        locomotives: whole(data["locomotives"], 0, LIVERY_COLOURS.length * numbers.trains),
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

// The link.

/** A game in letters that an address may hold. */
export async function toLink(game: KeeperGame): Promise<string> {
  const sent = JSON.stringify({ version: VERSION, ...game, board: await boardToSend(game.board) });
  const packed = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(sent));
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** What everyone has is only named. Of one's own board the map goes along; its tickets are nobody else's business. */
async function boardToSend(board: GameBoard | null): Promise<GameBoard | NamedBoard | null> {
  if (!board || isBuiltInMap(board.content)) return null;
  const { content, hash } = board;
  const isEveryones = (await otherBoards()).some((one) => one.hash === hash);
  return isEveryones ? { hash, name: content.name } : { content: { ...content, tickets: [] }, hash: "" };
}

interface NamedBoard {
  hash: string;
  name: string;
}

function isBuiltInMap({ places, routes }: BoardContent): boolean {
  const said = (entries: (Place | Route)[]): string =>
    JSON.stringify(entries.map((entry) => ({ ...entry, lat: undefined, lon: undefined })));
  return said(places) === said(builtIn.places) && said(routes) === said(builtIn.routes);
}

/** The game in a link; none if the link is damaged, or if this is the name of a board that is not here. */
export async function fromLink(letters: string): Promise<{ game: KeeperGame | null; missing?: string }> {
  try {
    const bytes = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), packed));
    const data = record(JSON.parse(text));
    const named = data["board"] ? record(data["board"]) : null;
    if (!named) return { game: gameFrom(data) };
    if ("content" in named) return { game: gameFrom({ ...data, board: { ...named, hash: "" } }) };
    const board = (await otherBoards()).find(({ hash }) => hash === named["hash"]);
    if (!board) return { game: null, missing: string(named["name"], LONGEST_BOARD_NAME) };
    return { game: gameFrom({ ...data, board }) };
  } catch {
    return { game: null };
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
