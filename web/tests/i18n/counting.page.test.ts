import { readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { say, speak } from "../../src/i18n/texts.svelte";

type Case = [language: string, message: string, number: number, text: string];
const cases = JSON.parse(readFileSync("../tests/locales/counted.json", "utf-8")) as Case[];
const NAMES = ["draws", "locomotives_swept", "single_length", "route"];

afterAll(() => speak("en"));

it.each(cases)("says a number as %s says it: %s, %i", async (language, message, number, text) => {
  await speak(language);
  expect(say(message, Object.fromEntries(NAMES.map((name) => [name, number])))).toBe(text);
});
