// The final count as a story. Everyone turns over one ticket after the other, the smallest first, and the player who is
// behind on the track begins. The greatest tickets are turned over in the same last round: the winner shows as late as possible.
import type { FinalScore, ScoreLine } from "../protocol";
import { listed, say } from "../i18n/texts.svelte";
import type { Wording } from "../wording/wording";

/** Points by seat. */
export type Scores = ReadonlyMap<number, number>;

export interface CountStep {
  /** Who gets the points: a player, or all who share the Globetrotter. */
  seats: number[];
  /** The ticket that is turned over; null: the Globetrotter. */
  ticket: string | null;
  points: number;
  /** The routes that complete it, or what there is of them and what is missing. */
  path: string[];
  gap: string[];
  /** What everyone has then. */
  scores: Scores;
}
type Counted = Omit<CountStep, "scores">;

const onTrack = ({ routes, doubling }: ScoreLine): number => routes + doubling;

/** What everyone has on the track before the count. */
export function startOf({ lines }: FinalScore): Scores {
  return new Map(lines.map((line) => [line.seat, onTrack(line)]));
}

/** `pointsOf` says what a ticket is worth. */
export function countOf(score: FinalScore, pointsOf: (ticket: string) => number): CountStep[] {
  const fromBehind = [...score.lines].sort((one, other) => onTrack(one) - onTrack(other));
  const turned = fromBehind.map((line) => ticketsOf(line, pointsOf));
  const rounds = Math.max(0, ...turned.map((tickets) => tickets.length));
  const counted = Array.from({ length: rounds }, (_, round) =>
    turned.flatMap((tickets) => tickets.at(round - rounds) ?? []),
  ).flat();
  let scores = startOf(score);
  return [...counted, ...globetrotter(score)].map((one) => {
    scores = new Map(
      [...scores].map(([seat, points]) => [seat, points + (one.seats.includes(seat) ? one.points : 0)]),
    );
    return { ...one, scores };
  });
}

function ticketsOf(line: ScoreLine, pointsOf: (ticket: string) => number): Counted[] {
  const { seat, completed, failed, paths, gaps } = line;
  return [...completed, ...failed]
    .map((ticket, number) => {
      const lacking = number - completed.length;
      return {
        seats: [seat],
        ticket,
        points: lacking < 0 ? pointsOf(ticket) : -pointsOf(ticket),
        path: paths[number] ?? [],
        gap: gaps[lacking] ?? [],
      };
    })
    .sort((one, other) => Math.abs(one.points) - Math.abs(other.points));
}

function globetrotter({ lines }: FinalScore): Counted[] {
  const best = lines.filter((line) => line.globetrotter);
  const seats = best.map(({ seat }) => seat);
  return best[0] ? [{ seats, ticket: null, points: best[0].globetrotter, path: [], gap: [] }] : [];
}

/** The whole count of a game, in sentences. */
export function countInWords(score: FinalScore, words: Wording): string[] {
  return countOf(score, (ticket) => words.tickets.get(ticket)?.points ?? 0).map((step) =>
    stepInWords(step, words, (ticket) => words.ticket(ticket)),
  );
}

/** A step as a listener hears it. `nameOf` names a ticket with its points. */
export function stepInWords(step: CountStep, words: Wording, nameOf: (ticket: string) => string): string {
  const { seats, ticket, points, scores } = step;
  const [seat = 0] = seats;
  if (ticket === null)
    return say("count-globetrotter", { players: listed(seats.map((one) => words.name(one))), points });
  return say(points > 0 ? "count-completed" : "count-failed", {
    player: words.name(seat),
    ticket: nameOf(ticket),
    total: scores.get(seat) ?? 0,
  });
}
