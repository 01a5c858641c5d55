// @vitest-environment jsdom
// Inflected words are understood as they are at the terminal, which reads the same cases.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TRAIN_CARDS } from "../../src/game/cards";
import { fitting } from "../../src/i18n/fold";
import { speak } from "../../src/i18n/texts.svelte";
import type { Colour } from "../../src/protocol";
import { cardWords, colourWords, terrainWords } from "../../src/spoken/vocabulary";

type Case = [language: string, kind: "card" | "colour" | "terrain", typed: string, meant: string | null];
const CASES = JSON.parse(readFileSync("../tests/locales/typed_words.json", "utf-8")) as Case[];
const COLOURS: Colour[] = [...TRAIN_CARDS.filter((card) => card !== "locomotive"), "grey"] as Colour[];

describe("a typed word", () => {
  it.each(CASES)("in %s for a %s: %s means %s", async (language, kind, typed, meant) => {
    await speak(language);
    const words: Map<string, string[]> = {
      card: cardWords,
      colour: () => colourWords(COLOURS),
      terrain: terrainWords,
    }[kind]();
    expect(fitting(typed, words)).toEqual(meant === null ? [] : [meant]);
    await speak("en");
  });
});
