// Numbers are written without the browser's formatter where it would write the same.
import { afterEach, expect, it } from "vitest";
import { clockFace, languages, numeral, say, speak } from "../../src/i18n/texts.svelte";

afterEach(() => speak("en"));

const LOCALES: Record<string, string> = { en: "en-GB" };
const NUMBERS = [...Array(1200).keys(), 1234, 12_345, 0.5, 12.25];

it.each(languages())("writes every number as %s does", async (language) => {
  await speak(language);
  const format = new Intl.NumberFormat(LOCALES[language] ?? language);
  expect(NUMBERS.map(numeral)).toEqual(NUMBERS.map((number) => format.format(number)));
  expect(say("seat-number", { number: 7 })).toBe(say("seat-number", { number: "7" }));
});

it("writes less than nothing with a minus sign", () => {
  expect([-1, -12, -1200].map(numeral)).toEqual(["−1", "−12", "−1,200"]);
});

it("writes seconds as a clock does", () => {
  expect([0, 9, 65, 3599].map(clockFace)).toEqual(["0:00", "0:09", "1:05", "59:59"]);
});

it("shows the hours and days of a long time", async () => {
  const faces = (): string[] =>
    [3600, 86_397, 86_400, 187_200].map((seconds) => clockFace(seconds).replaceAll("\u00a0", " "));
  expect(faces()).toEqual(["1 h 0 min", "23 h 59 min", "1 day 0 h", "2 days 4 h"]);
  await speak("ru");
  expect(faces()).toEqual(["1 ч 0 мин", "23 ч 59 мин", "1 день 0 ч", "2 дня 4 ч"]);
});

it("asks for nothing that a message does not say", () => {
  const asked: string[] = [];
  const given = {
    number: 3,
    get more(): string {
      asked.push("more");
      return "";
    },
  };
  expect(say("seat-number", given)).toBe("Player 3");
  expect(asked).toEqual([]);
});
