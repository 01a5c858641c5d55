// A game at a wooden table as the keeper has it: who plays, what was written down, which tickets came out at the end.
// Everything else follows from that, so every line can be changed or taken back at any time.
import type { Terrain } from "../protocol";
import { materialOf, type GameBoard } from "./board";
import { discarded, terrainCost } from "./doubling";
import { TERRAINS } from "./material";
import { routePoints, scoreSheet, type HeldTicket, type Owned, type Score } from "./scoring";

export interface KeptPlayer {
  name: string;
  /** Which of the five colours of trains. */
  colour: number;
}

/** A claim as far as somebody has said it. */
export interface Begun {
  player: number;
  doubled: boolean;
}

/** A route claimed. `locomotives` were played as terrain; `overruled` is a claim that the table let stand. */
export interface ClaimLine {
  type: "claim";
  player: number;
  route: string;
  doubled: boolean;
  locomotives: number;
  overruled: boolean;
}
/** Face-up terrain cards that came or, to correct a mistake, went. */
export interface TerrainLine {
  type: "terrain";
  player: number;
  terrain: Terrain;
  count: number;
}
/** A turn of the last round in which no route was claimed. */
export interface TurnLine {
  type: "turn";
  player: number;
}
export type KeeperLine = ClaimLine | TerrainLine | TurnLine;

export interface KeeperGame {
  id: string;
  began: number;
  changed: number;
  /** Kept while playing, or counted at the end. */
  kind: "play" | "count";
  players: KeptPlayer[];
  /** Whether the keeper follows the face-up terrain cards. */
  followsTerrain: boolean;
  lines: KeeperLine[];
  tickets: HeldTicket[];
  /** What it is played on; none: the built-in board. */
  board: GameBoard | null;
  /** Whether the score sheet was asked for. */
  isOver: boolean;
}

/** Why the rules say no, or would. */
export type Objection =
  | { reason: "taken"; owner: number }
  | { reason: "twin-taken"; owner: number; players: number }
  | { reason: "twin-own" }
  | { reason: "too-few-trains"; needed: number; have: number }
  | { reason: "no-turn-left" };

export interface Standing {
  claims: Map<string, { player: number; doubled: boolean; line: number }>;
  players: { points: number; trains: number; terrain: Record<Terrain, number> }[];
  /** The seats with a turn left in the last round (7.1). */
  lastRound: { by: number; left: number[] } | null;
  /** What the rules say against each line. */
  objections: Objection[][];
}

/** What is written down, added up line by line. */
export function standingOf(game: KeeperGame): Standing {
  const { numbers } = materialOf(game.board);
  const standing: Standing = {
    claims: new Map(),
    players: game.players.map(() => ({
      points: 0,
      trains: numbers.trains,
      terrain: { desert: 0, jungle: 0, mountain: 0 },
    })),
    lastRound: null,
    objections: [],
  };
  game.lines.forEach((line, index) => {
    standing.objections.push(
      line.type === "claim" ? objectionsTo(game, standing, line.player, line.route) : [],
    );
    writeDown(game, standing, line, index);
  });
  return standing;
}

function writeDown(game: KeeperGame, standing: Standing, line: KeeperLine, index: number): void {
  const player = standing.players[line.player];
  if (!player) return;
  if (line.type === "terrain")
    player.terrain[line.terrain] = Math.max(0, player.terrain[line.terrain] + line.count);
  if (line.type === "claim") {
    const material = materialOf(game.board);
    const { numbers, routes } = material;
    const length = routes.get(line.route)?.length ?? 0;
    standing.claims.set(line.route, { player: line.player, doubled: line.doubled, line: index });
    player.points += routePoints(numbers, length, line.doubled);
    player.trains -= length;
    if (line.doubled && game.followsTerrain) {
      const terrain = material.terrainOf(line.route);
      const gone = discarded(terrainCost(numbers, length), line.locomotives);
      player.terrain[terrain] = Math.max(0, player.terrain[terrain] - gone);
    }
  }
  if (line.type !== "terrain" && game.kind === "play") countTurn(game, standing, line.player);
}

/** 7.1: with two trains or fewer at the end of a turn, everyone, that player included, has one more turn. */
function countTurn(game: KeeperGame, standing: Standing, by: number): void {
  const { lastRound } = standing;
  const { numbers } = materialOf(game.board);
  if (lastRound) lastRound.left = lastRound.left.filter((player) => player !== by);
  else if ((standing.players[by]?.trains ?? 0) <= numbers.trains_that_end_the_game)
    standing.lastRound = { by, left: game.players.map((_, step) => (by + 1 + step) % game.players.length) };
}

/** What the rules say against a player's claim of a route, as things stand. */
export function objectionsTo(game: KeeperGame, standing: Standing, player: number, id: string): Objection[] {
  const { numbers, routes } = materialOf(game.board);
  const route = routes.get(id);
  if (!route) return [];
  const found: Objection[] = [];
  const owner = standing.claims.get(id)?.player;
  if (owner !== undefined) found.push({ reason: "taken", owner }); // 5.1
  const beside = route.twin ? standing.claims.get(route.twin)?.player : undefined;
  const isShared = game.players.length >= numbers.players_sharing_doubles; // 5.6
  if (beside !== undefined && beside === player) found.push({ reason: "twin-own" });
  else if (beside !== undefined && !isShared)
    found.push({ reason: "twin-taken", owner: beside, players: game.players.length });
  const have = standing.players[player]?.trains ?? 0;
  if (have < route.length)
    found.push({ reason: "too-few-trains", needed: route.length, have: Math.max(0, have) }); // 5.4
  if (standing.lastRound && !standing.lastRound.left.includes(player)) found.push({ reason: "no-turn-left" });
  return found;
}

/** Routes that nobody can claim any more because of their twin (5.6). */
export function closedRoutes(game: KeeperGame, standing: Standing): Set<string> {
  const { board, numbers } = materialOf(game.board);
  if (game.players.length >= numbers.players_sharing_doubles) return new Set();
  return new Set(
    board.routes
      .filter(({ id, twin }) => twin && standing.claims.has(twin) && !standing.claims.has(id))
      .map(({ id }) => id),
  );
}

/** Most cards of a terrain that another player has open (5.8). */
export function rivalCards(standing: Standing, player: number, terrain: Terrain): number {
  return Math.max(
    0,
    ...standing.players.filter((_, other) => other !== player).map((one) => one.terrain[terrain]),
  );
}

/** The terrains of which nobody has more open cards than this player, who has some. */
export function majorities(standing: Standing, player: number): Set<Terrain> {
  const own = standing.players[player]?.terrain;
  return new Set(
    TERRAINS.filter(
      (terrain) => own && own[terrain] > 0 && own[terrain] >= rivalCards(standing, player, terrain),
    ),
  );
}

/** The claims as they are scored. */
function ownedRoutes(standing: Standing): Owned[] {
  return [...standing.claims].map(([route, { player, doubled }]) => ({ route, player, doubled }));
}

/** The score of a kept game, as if it ended now. */
export function scoreOf(game: KeeperGame): { scores: Score[]; winners: number[] } {
  const { board, numbers } = materialOf(game.board);
  return scoreSheet(board, numbers, game.players.length, ownedRoutes(standingOf(game)), game.tickets);
}

/** Somebody new to keep score for. */
export function newGame(
  players: KeptPlayer[],
  kind: KeeperGame["kind"],
  followsTerrain: boolean,
  now: number,
  id: string,
  board: GameBoard | null = null,
): KeeperGame {
  return {
    id,
    began: now,
    changed: now,
    kind,
    players,
    followsTerrain,
    lines: [],
    tickets: [],
    board,
    isOver: false,
  };
}
