// The kept game in words. The map and the pieces know players by the colour of their trains.
import { say } from "../i18n/texts.svelte";
import { Wording } from "../wording/wording";
import { LIVERY_COLOURS } from "../pieces/liveries";
import type { ClaimLine, KeeperGame, KeeperLine, Objection, TerrainLine } from "./game";
import { materialOf } from "./board";
import { routePoints } from "./scoring";

/** The names of things, with every player at the number of their colour. */
export function wordingOf({ players, board }: Pick<KeeperGame, "players" | "board">): Wording {
  const byColour = LIVERY_COLOURS.map(
    (_, colour) => players.find((player) => player.colour === colour)?.name ?? "",
  );
  return new Wording(materialOf(board).board, byColour, null);
}

/** What the rules say against a claim. */
export function objectionText(game: KeeperGame, player: number, objection: Objection): string {
  const name = (index: number): string => game.players[index]?.name ?? "";
  const whose = "owner" in objection ? objection.owner : player;
  return say(`keeper-objection-${objection.reason}`, { ...objection, player: name(whose) });
}

/** The points of a claim. */
export function pointsOf(game: KeeperGame, { route, doubled }: Pick<ClaimLine, "route" | "doubled">): number {
  const { numbers, routes } = materialOf(game.board);
  return routePoints(numbers, routes.get(route)?.length ?? 0, doubled);
}

/** A line in words, for those who hear it. */
export function lineText(game: KeeperGame, words: Wording, line: KeeperLine): string {
  const player = game.players[line.player]?.name ?? "";
  if (line.type === "claim")
    return say("keeper-written", { player, route: words.route(line.route), points: pointsOf(game, line) });
  if (line.type === "turn") return say("labelled", { label: player, text: say("keeper-no-route") });
  return say("labelled", { label: player, text: terrainText(line) });
}

/** Terrain cards that were put down or taken away. */
export function terrainText({ count, terrain }: Pick<TerrainLine, "count" | "terrain">): string {
  return say("keeper-terrain-line", { change: signed(count), terrain: say(`terrain-${terrain}`) });
}

/** A number with its sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
