// Numbers as digits. The browser's own formatter takes a slow phone a fifth of a second to make, and below a thousand
// all our languages write numbers alike; see tests/i18n/numerals.page.test.ts.
import { FluentNumber, type FluentVariable } from "@fluent/bundle";

/** The number, if it needs no formatter: a whole one that no language groups. */
export function plainDigits(value: number): string | undefined {
  return Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : undefined;
}

/** A number in a message that needs no formatter there. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** What a message is given, with numbers that are written at once; what is made when it is asked for stays unmade. */
export function withPlainNumbers(params: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const given = Object.getOwnPropertyDescriptors(params);
  for (const one of Object.values(given))
    if (typeof one.value === "number" && plainDigits(one.value) !== undefined)
      one.value = new PlainNumber(one.value);
  return Object.defineProperties({}, given);
}
