// The stops of a review that one steps through: its key moments, or every decision of a player. What is said at each, the
// moves with their chances, and what the map shows.
import type { Action, GameReview, JudgedDecision, KeyMoment } from "../protocol";
import { placesOf } from "../game/places";
import { say } from "../i18n/texts.svelte";
import type { Mark } from "../map/Marks.svelte";
import type { Wording } from "../wording/wording";
import { momentInWords } from "./moments";
import { moveInWords } from "./moves";

/** A move with the chance of winning that came of it, as a whole percentage. */
export interface Tried {
  action: Action;
  percent: number | null;
}

export interface Stop {
  /** How many events lie before it. */
  step: number;
  sentence: string;
  /** What was played, where it was somebody's decision, and what would have been better, the best first. */
  played: Tried | null;
  better: Tried[];
  marks: Mark[];
  /** A route that nobody played: it was waited for. */
  wanted: string | null;
  /** The ends of tickets. */
  places: Set<string>;
}

/** The key moments, or the decisions of a seat, in the order of the game. */
export function stopsOf(review: GameReview, seat: number | null, words: Wording): Stop[] {
  return seat === null
    ? review.moments.map((moment) => ofMoment(moment, review.judgements, words))
    : review.judgements.filter((it) => it.seat === seat).map((judged) => ofDecision(judged, words));
}

function ofMoment(moment: KeyMoment, judgements: JudgedDecision[], words: Wording): Stop {
  const judged = judgements.find(({ step }) => step === moment.step);
  const action = moment.played ?? judged?.action;
  // The sentence about a swing gives the chances of the curve. Others beside them would only confuse.
  const isSwing = moment.before != null;
  const played = action ? { action, percent: isSwing ? null : percentOf(judged?.after) } : null;
  const known = betterThan(judged).map((it) => (isSwing ? { ...it, percent: null } : it));
  const better = known.length || !moment.better ? known : [{ action: moment.better, percent: null }];
  const isWanted = moment.kind === "colour-never-came";
  const route = moment.route ?? null;
  const kept = moment.ticket ? [moment.ticket] : [];
  return {
    step: moment.step,
    sentence: momentInWords(moment, words),
    played,
    better,
    marks: [...marksOf((isWanted ? null : route) ?? routeOf(action), better), ...ticketMarks(action, better)],
    wanted: isWanted ? route : null,
    places: endsOf([...kept, ...ticketsIn(action), ...ticketsIn(better[0]?.action)], words),
  };
}

function ofDecision(judged: JudgedDecision, words: Wording): Stop {
  const better = betterThan(judged);
  return {
    step: judged.step,
    sentence: say(`decision-${judged.verdict}`, {
      when: say("moment-when", { turn: judged.turn }),
      player: words.named(judged.seat),
      played: moveInWords(judged.action, words),
      percent: Math.round(100 * judged.loss),
    }),
    played: { action: judged.action, percent: percentOf(judged.after) },
    better,
    marks: [...marksOf(routeOf(judged.action), better), ...ticketMarks(judged.action, better)],
    wanted: null,
    places: endsOf([...ticketsIn(judged.action), ...ticketsIn(better[0]?.action)], words),
  };
}

const percentOf = (share: number | undefined): number | null =>
  share === undefined ? null : Math.round(100 * share);

const betterThan = (judged: JudgedDecision | undefined): Tried[] =>
  (judged?.better ?? []).map(({ action, share }) => ({ action, percent: percentOf(share) }));

const routeOf = (action: Action | undefined): string | null =>
  action?.type === "claim-route" ? action.route : null;

const ticketsIn = (action: Action | undefined): string[] =>
  action?.type === "keep-tickets" ? action.tickets : [];

/** The tickets that were kept, and those that would have been better to keep; none twice. */
function ticketMarks(played: Action | undefined, better: Tried[]): Mark[] {
  const kept = ticketsIn(played);
  const others = ticketsIn(better[0]?.action).filter((id) => !kept.includes(id));
  return [
    ...kept.map((ticket): Mark => ({ ticket, sign: "played" })),
    ...others.map((ticket): Mark => ({ ticket, sign: "better" })),
  ];
}

/** The places where tickets begin and end. */
function endsOf(tickets: string[], words: Wording): Set<string> {
  const ends = tickets.flatMap((id) => words.tickets.get(id)?.between ?? []);
  return new Set(ends.flatMap((end) => placesOf(words.board, end)));
}

/** The route that was played and the best other one; none twice. */
function marksOf(played: string | null, better: Tried[]): Mark[] {
  const best = routeOf(better[0]?.action);
  const marks: Mark[] = [];
  if (played) marks.push({ route: played, sign: "played" });
  if (best && best !== played) marks.push({ route: best, sign: "better" });
  return marks;
}
