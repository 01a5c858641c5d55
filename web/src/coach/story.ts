// The story of a game in words: what a friend would say first, to the reader or else about the winner.
import type { GameReview, Story, StoryFact } from "../protocol";
import { say, type Params } from "../i18n/texts.svelte";
import type { Wording } from "../wording/wording";
import { cardInWords } from "./moments";
import { moveInWords } from "./moves";

/** The review for one reader: the key moments are theirs. Nobody’s where they did not play. */
export function readBy(review: GameReview, reader: number | null): GameReview {
  const story = reader === null ? undefined : storyOf(review, reader);
  return story ? { ...review, moments: story.moments } : review;
}

/** The sentences; none in a review of an older version. */
export function storyInWords(review: GameReview, words: Wording): string[] {
  const story = storyOf(review, words.you ?? winnerOf(review));
  return story?.facts.map((fact) => factInWords(fact, story.seat, words)) ?? [];
}

// Reviews of older versions have no stories.
const storyOf = ({ stories = [] }: Partial<GameReview>, seat: number): Story | undefined =>
  stories.find((story) => story.seat === seat);

function winnerOf({ accounts }: GameReview): number {
  const shares = accounts.map(({ share }) => share);
  return shares.indexOf(Math.max(...shares));
}

const percent = (share: number): number => Math.round(100 * share);

function factInWords({ about, ...fact }: StoryFact, seat: number, words: Wording): string {
  const { turn, share, before, doer, route, card, action, points } = fact;
  const params: Params = words.who(seat);
  if (turn != null) Object.assign(params, { turn, when: say("story-when", { turn }) });
  if (share != null) params.percent = percent(share);
  if (share != null && before != null)
    params.chance = say("story-chance", {
      ...params,
      before: percent(before),
      change: share > before ? "up" : "down",
    });
  if (doer != null) Object.assign(params, { doer: words.who(doer).who, rival: words.named(doer) });
  if (route != null) params.route = words.route(route);
  if (card != null) params.card = cardInWords(card);
  if (action != null) params.move = moveInWords(action, words);
  if (points != null) params.points = points;
  return say(`story-${about}`, params);
}
