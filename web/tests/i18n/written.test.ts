// @vitest-environment jsdom
// Numbers and lists as the terminal writes them: tests/locales/test_written.py reads the same list.
import { readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { either, listed, numeral, speak } from "../../src/i18n/texts.svelte";

type Written = Record<string, { numbers: string[]; and: string; or: string }>;
const written = JSON.parse(readFileSync("../tests/locales/written.json", "utf-8")) as Written;

afterAll(() => speak("en"));

it.each(Object.entries(written))(
  "writes numbers and lists in %s as the terminal does",
  async (language, as) => {
    await speak(language);
    expect([1151, 11_510].map(numeral)).toEqual(as.numbers);
    expect(listed(["Oslo", "Imatra"])).toBe(as.and);
    expect(either(["Imatra", "Oslo"])).toBe(as.or);
  },
);
