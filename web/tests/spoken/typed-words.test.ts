// @vitest-environment jsdom
// Inflected words are understood as they are at the terminal, which reads the same cases.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TRAIN_CARDS } from "../../src/game/cards";
import { fitting } from "../../src/i18n/fold";
import { languages, say, speak } from "../../src/i18n/texts.svelte";
import type { Colour } from "../../src/protocol";
import { cardWords, colourWords, opening, shown, terrainWords } from "../../src/spoken/vocabulary";

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

it.each(languages())("the help shows how routes of a colour are asked for in %s", async (language) => {
  await speak(language);
  const [typed = ""] = say("spoken-help-routes", { word: shown("routes") }).split(/\s?:/);
  const { commands, rest } = opening(typed);
  expect(commands).toEqual(["routes"]);
  expect(fitting(rest, colourWords(COLOURS))).toEqual(["orange"]);
  await speak("en");
});
