// Key moments: in words, and on the map.
import type { Action, JudgedDecision, KeyMoment } from "../protocol";
import { TERRAINS } from "../game/cards";
import { placesOf } from "../game/places";
import { say, type Params } from "../i18n/texts.svelte";
import { moveInWords } from "./moves";
import type { Wording } from "../wording/wording";
import type { Mark } from "../map/Marks.svelte";

/** A moment in a sentence. */
export function momentInWords(moment: KeyMoment, words: Wording): string {
  const { rival, route, ticket, trains, card, played, better } = moment;
  const params: Params = {
    turn: moment.turn,
    player: words.player(moment.seat),
    percent: Math.round(100 * moment.share),
    points: Math.round(moment.points ?? 0),
  };
  if (rival != null) params.rival = words.player(rival);
  if (route != null) params.route = words.route(route);
  if (ticket != null) params.ticket = words.ticket(ticket);
  if (trains != null) params.trains = trains;
  if (card != null) params.card = cardInWords(card);
  if (played && better) {
    params.played = moveInWords(played, words);
    params.better = moveInWords(better, words);
  }
  return say(`moment-${moment.kind}`, params);
}

const cardInWords = (card: string): string =>
  say((TERRAINS as string[]).includes(card) ? `terrain-${card}` : `card-${card}`);

/** A move with the chance to win that came of it, in whole percents. */
export interface Tried {
  action: Action;
  percent: number | null;
}

/** What was played at a moment, and what would have been better, where it was somebody's decision. */
export function movesOf(
  moment: KeyMoment,
  judgements: JudgedDecision[],
): { played: Tried; better: Tried | null } | null {
  const judged = judgements.find(({ step }) => step === moment.step);
  const action = moment.played ?? judged?.action;
  if (!action) return null;
  const best = moment.better ?? null;
  const found = judged?.better.find((other) => JSON.stringify(other.action) === JSON.stringify(best));
  const percent = (share: number | undefined): number | null =>
    share === undefined ? null : Math.round(100 * share);
  return {
    played: { action, percent: percent(judged?.after) },
    better: best && { action: best, percent: percent(found?.share) },
  };
}

const routeOf = (action: Action | undefined): string | null =>
  action?.type === "claim-route" ? action.route : null;

/** What the map shows of a moment: the move that was played, the better one, and the ends of a ticket. */
export function onTheMap(
  moment: KeyMoment,
  judgements: JudgedDecision[],
  words: Wording,
): { marks: Mark[]; places: Set<string> } {
  const moves = movesOf(moment, judgements);
  const played = moment.route ?? routeOf(moves?.played.action);
  const better = routeOf(moves?.better?.action);
  const marks: Mark[] = [];
  if (played) marks.push({ route: played, sign: "played" });
  if (better && better !== played) marks.push({ route: better, sign: "better" });
  const ends = moment.ticket ? (words.tickets.get(moment.ticket)?.between ?? []) : [];
  return { marks, places: new Set(ends.flatMap((end) => placesOf(words.board, end))) };
}
