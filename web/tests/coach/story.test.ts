// The story of a game in words: to its reader, or about the winner; and the key moments that are theirs.
import { beforeAll, expect, test } from "vitest";
import type { GameReview, KeyMoment, StoryFact } from "../../src/protocol";
import { readBy, storyInWords } from "../../src/coach/story";
import { loadCoachTexts } from "../../src/i18n/coaching";
import { Wording } from "../../src/wording/wording";
import { board } from "../fixtures/table";

const ROUTE = "cape-town--port-elizabeth--a";
const facts: StoryFact[] = [
  { about: "led-until", turn: 104 },
  { about: "claim-decided", turn: 112, before: 0.44, share: 0.23, doer: 1, route: ROUTE },
  { about: "luck-rather-against" },
];
const [own, others] = [{ kind: "cut-off" }, { kind: "lucky-card" }] as KeyMoment[];
const review = {
  accounts: [{ share: 0 }, { share: 1 }],
  moments: [others],
  stories: [
    { seat: 0, facts, moments: [own] },
    { seat: 1, facts: [{ about: "no-mistakes" }], moments: [others] },
  ],
} as unknown as GameReview;
const wordsFor = (you: number | null): Wording => new Wording(board, ["Anna", "Boris"], you);
beforeAll(loadCoachTexts);

test("the reader gets their own story", () => {
  expect(storyInWords(review, wordsFor(0))).toEqual([
    "You led until turn 104.",
    expect.stringMatching(
      /^The game swung on turn 112: Boris claimed Cape Town\s–\sPort Elizabeth, and your chance of winning fell from 44% to 23%\.$/,
    ),
    "Luck was mostly against you.",
  ]);
});

test("someone who did not play reads about the winner, by name", () => {
  expect(storyInWords(review, wordsFor(null))).toEqual(["Boris made no real mistakes."]);
});

test("the key moments are the reader's; in a review of an older version, everyone's", () => {
  expect(readBy(review, 0).moments).toEqual([own]);
  expect(readBy(review, null).moments).toEqual([others]);
  const old = { ...review, stories: undefined } as unknown as GameReview;
  expect(readBy(old, 0).moments).toEqual([others]);
  expect(storyInWords(old, wordsFor(0))).toEqual([]);
});
