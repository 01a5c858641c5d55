// Lists are written without the browser's formatter where it would write the same.
import { afterEach, expect, it } from "vitest";
import { either, languages, listed, speak } from "../../src/i18n/texts.svelte";

afterEach(() => speak("en"));

const LOCALES: Record<string, string> = { en: "en-GB" };
const WORDS = ["Ada", "igloo", "hijo", "2 red", "x, y"];
const LISTS = [[], ...WORDS.map((_, number) => WORDS.slice(0, number + 1)), WORDS.slice(1, 3)];

it.each(languages())("writes lists as %s does", async (language) => {
  await speak(language);
  const format = new Intl.ListFormat(LOCALES[language] ?? language);
  expect(LISTS.map(listed)).toEqual(LISTS.map((list) => format.format(list)));
});

it.each(languages())("writes choices as %s does", async (language) => {
  await speak(language);
  const format = new Intl.ListFormat(LOCALES[language] ?? language, { type: "disjunction" });
  expect(LISTS.map(either)).toEqual(LISTS.map((list) => format.format(list)));
});
