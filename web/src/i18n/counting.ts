// `COUNT` in a catalog: a number in words, with its noun in the right plural. What it takes is explained in
// src/okapi/locales/counting.py, which does the same for the terminal.
import type { FluentBundle, FluentFunction, FluentValue } from "@fluent/bundle";
import { plainDigits } from "./numerals";

const WORDS = "number-words";
const DIGITS = "digits";

/** The function for one language's bundle. */
export function counting(locale: string, bundle: () => FluentBundle): FluentFunction {
  // Made when something is counted: they take a slow phone longer than all texts of a page, which may count nothing.
  let plural: Intl.PluralRules | undefined;
  let digits: Intl.NumberFormat | undefined;
  return ([counted], { form = "", start, ...nouns }): FluentValue => {
    const number = Number(counted?.valueOf());
    let said =
      inWords(bundle(), number, String(form)) ??
      plainDigits(number) ??
      (digits ??= new Intl.NumberFormat(locale)).format(number);
    const noun =
      nouns[(plural ??= new Intl.PluralRules(locale)).select(number)] ?? Object.values(nouns).at(-1);
    if (noun !== undefined) said += ` ${String(noun)}`;
    return start ? said.charAt(0).toLocaleUpperCase(locale) + said.slice(1) : said;
  };
}

/** The number in the wanted form, else in the plain one; nothing if it has no word. */
function inWords(bundle: FluentBundle, number: number, form: string): string | undefined {
  const message = bundle.getMessage(WORDS);
  if (!message || form === DIGITS || number < 1) return undefined;
  return [message.attributes[form], message.value]
    .flatMap((pattern) => (pattern ? [bundle.formatPattern(pattern).split(", ")] : []))
    .map((words) => words[number - 1])
    .find((word) => word !== undefined);
}
