// @vitest-environment jsdom
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
  expect([0, 9, 65, 3599, 60_000].map(clockFace)).toEqual(["0:00", "0:09", "1:05", "59:59", "1,000:00"]);
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
