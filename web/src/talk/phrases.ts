// What can be said at a table, in the groups that a window offers.
import type { Phrase } from "../protocol";

export const PHRASES = {
  manners: [
    "hello",
    "good-luck",
    "thank-you",
    "sorry",
    "well-played",
    "nice-claim",
    "congratulations",
    "good-game",
    "rematch",
    "goodbye",
  ],
  game: [
    "needed-that",
    "in-my-way",
    "detour",
    "at-last",
    "so-close",
    "lucky",
    "unlucky",
    "oops",
    "risky",
    "end-is-near",
  ],
  time: [
    "thinking",
    "take-your-time",
    "your-move",
    "back-soon",
    "back-in-an-hour",
    "back-tomorrow",
    "here-again",
  ],
} as const satisfies Record<string, readonly Phrase[]>;

/** Those that are drawn. */
export const REACTIONS = ["applause", "laughter", "wow", "oh-no", "heart"] as const satisfies Phrase[];
export type ReactionName = (typeof REACTIONS)[number];

export const isReaction = (phrase: string | null): phrase is ReactionName =>
  REACTIONS.some((reaction) => reaction === phrase);
