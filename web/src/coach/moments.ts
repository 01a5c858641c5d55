// Key moments in words.
import type { KeyMoment, MomentFact } from "../protocol";
import { TERRAINS } from "../game/cards";
import { say, type Params } from "../i18n/texts.svelte";
import { moveInWords } from "./moves";
import type { Wording } from "../wording/wording";

/** A moment in a sentence, and how things stood in others. */
export function momentInWords(moment: KeyMoment, words: Wording): string {
  const { kind, share, card, played, better, before, facts = [] } = moment;
  const params = paramsOf(moment, moment.seat, words);
  params.when = say("moment-when", { turn: moment.turn });
  params.percent = Math.round(100 * moment.share);
  if (card != null) params.card = cardInWords(card);
  if (played) params.played = moveInWords(played, words);
  if (better) params.better = moveInWords(better, words);
  if (before != null) {
    params.before = Math.round(100 * before);
    params.after = Math.round(100 * (before + (kind === "upswing" ? share : -share)));
  }
  const sentences = facts.map((fact) => say(`fact-${fact.about}`, paramsOf(fact, moment.seat, words)));
  return [say(`moment-${moment.kind}`, params), ...sentences].join(" ");
}

/** What a sentence may speak of: players, routes and tickets by name, everything counted as it is. */
function paramsOf(it: KeyMoment | MomentFact, seat: number, words: Wording): Params {
  const params: Params = { ...words.who(seat), player: words.named(seat) };
  const { turn, points, trains } = it;
  const { turns, cards, draws, route } = "kind" in it ? it : ({} as Partial<KeyMoment>);
  for (const [name, count] of Object.entries({ turn, points, trains, turns, cards, draws })) {
    if (count != null) params[name] = Math.round(count);
  }
  if (it.rival != null) {
    params.rival = words.named(it.rival);
    params.whom = it.rival === words.you ? "you" : "other";
  }
  if (route != null) params.route = words.route(route);
  if (it.ticket != null) params.ticket = words.ticket(it.ticket);
  return params;
}

export const cardInWords = (card: string): string =>
  say((TERRAINS as string[]).includes(card) ? `terrain-${card}` : `card-${card}`);
