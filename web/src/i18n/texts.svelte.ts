// Every sentence comes from the Fluent catalogs that the terminal and the server read too.
import type { FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import loaders from "virtual:first";
import englishTexts from "virtual:first-en";
import ownNames from "virtual:own-names";
import { Catalog } from "./catalog";
import { plainList } from "./lists";
import { plainDigits, withPlainNumbers } from "./numerals";

/** Loads the texts of each language. */
export type Loaders = Record<string, () => Promise<string>>;
export type Params = Record<string, FluentVariable>;

const FALLBACK = "en";
/** Where a language alone leaves its conventions open. */
const REGIONS: Record<string, string> = { en: "en-GB" };
/** Languages whose readers read another one's catalogs. */
const READS: Record<string, string> = { no: "nb", nn: "nb" };

const english = catalogOf(FALLBACK, englishTexts);

let language = $state(FALLBACK);
let catalogs = $state.raw<Catalog[]>([english]);
let missing = $state<string | null>(null);
let asked = 0;
/** What pages have asked for on top of the first texts, and what each language has of it. */
const parts: Loaders[] = [];
const partsOf = new WeakMap<Catalog, Set<Loaders>>();

function catalogOf(tag: string, source: string): Catalog {
  return new Catalog(REGIONS[tag] ?? tag, source);
}

/** The languages there are catalogs for, in the order of their own names. */
export function languages(): string[] {
  return Object.keys(ownNames).filter((tag) => tag === FALLBACK || tag in loaders);
}

/** A language as those who speak it call it, with a capital as a list of names has it. */
export function ownName(tag: string): string {
  return ownNames[tag] ?? tag;
}

/** The language in use. */
export function currentLanguage(): string {
  return language;
}

/** The language that was asked for and could not be loaded. */
export function missingLanguage(): string | null {
  return missing;
}

/** The language that a preference stands for; "auto" is what the browser says. */
export function languageFor(wanted: string): string {
  const preferred = wanted === "auto" ? navigator.languages : [wanted];
  const read = preferred.map((tag) => READS[tag.split("-")[0] ?? ""] ?? tag);
  const [tag = FALLBACK] = negotiateLanguages(read, languages(), {
    defaultLocale: FALLBACK,
    strategy: "lookup",
  });
  return tag;
}

async function load(tag: string): Promise<Catalog> {
  const source = await loaders[tag]?.();
  const catalog = source === undefined ? english : catalogOf(tag, source);
  await Promise.all(parts.map((part) => add(part, catalog, tag)));
  return catalog;
}

async function add(part: Loaders, catalog: Catalog, tag: string): Promise<void> {
  const has = partsOf.get(catalog) ?? new Set();
  partsOf.set(catalog, has);
  const source = has.has(part) ? undefined : await part[tag]?.();
  if (source === undefined || has.has(part)) return;
  catalog.add(source);
  has.add(part);
}

/** Load these texts too, in the language in use and in every one spoken later. Rejects if they do not come. */
export async function addTexts(part: Loaders): Promise<void> {
  if (!parts.includes(part)) parts.push(part);
  try {
    await Promise.all(
      catalogs.map((catalog) => add(part, catalog, catalog === english ? FALLBACK : language)),
    );
  } catch (error) {
    if (language !== FALLBACK) missing = language;
    throw error;
  }
}

/** The same for texts whose English is there already: if others do not come, it stands in for them. */
export const bringTexts = (part: Loaders, english: string): Promise<void> =>
  addTexts({ ...part, en: () => Promise.resolve(english) }).catch(() => undefined);

/** Speak this language from now on. If it cannot be loaded, the one in use stays. */
export async function speak(wanted: string): Promise<void> {
  const tag = languageFor(wanted);
  const turn = (asked += 1);
  const catalog = await load(tag).catch(() => null);
  if (turn !== asked) return; // another has been asked for since
  missing = catalog ? null : tag;
  if (!catalog) return;
  catalogs = catalog === english ? [english] : [catalog, english];
  language = tag;
  document.documentElement.lang = tag;
}

/** Whether any catalog in use has this message. */
export function has(id: string): boolean {
  return catalogs.some((catalog) => catalog.hasMessage(id));
}

/** Less than nothing with a minus sign; locales that write a hyphen there know no better. */
const withMinus = (text: string): string => text.replace(/(^|[^\p{L}\d])-(?=\d)/gu, "$1−");

/** The message in the language in use; English where that has none, or one that cannot be filled in. */
export function say(id: string, params: Params = {}): string {
  const given = withPlainNumbers(params);
  for (const catalog of catalogs) {
    const pattern = catalog.getMessage(id)?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    const text = catalog.formatPattern(pattern, given, errors);
    if (!errors.length || catalog === english) return withMinus(text);
  }
  console.error(`no catalog has the message ${id}`);
  return id;
}

/** A message in every language that may be typed: the one in use, and English. */
export function spellings(id: string): string[] {
  return catalogs.flatMap((catalog) => {
    const pattern = catalog.getMessage(id)?.value;
    return pattern ? [catalog.formatPattern(pattern, {}, [])] : [];
  });
}

/**
 * A place by its name in the language in use; `name` is what the board calls it. A board of someone's own
 * may use the id for another place, so its name has to be the English one too.
 */
export function placeName(id: string, name: string, names: Record<string, string> = {}): string {
  const pattern = english.getMessage(`place-${id}`)?.value;
  return names[language] ?? (pattern === name ? say(`place-${id}`) : name);
}

/** A board by its name in the language in use, where it has one; that of the built-in one is known here. */
export function boardName({ name, names = {} }: { name: string; names?: Record<string, string> }): string {
  const isOurs = english.getMessage("map-title")?.value === name;
  return names[language] ?? (isOurs ? say("map-title") : name);
}

/** Makes what writes in a language once for each: that takes longer than to write with it. */
function inUse<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const locale = REGIONS[language] ?? language;
    const found = made.get(locale) ?? make(locale);
    made.set(locale, found);
    return found;
  };
}
const lists = inUse((locale) => new Intl.ListFormat(locale));
const choices = inUse((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));
const numbers = inUse((locale) => new Intl.NumberFormat(locale));
const moments = inUse(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
);

const days = inUse((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium" }));

/** The items as a list inside a sentence: one, two and three. */
export function listed(items: string[]): string {
  return plainList(language, items) ?? lists().format(items);
}

/** The items as a choice inside a sentence: one, two or three. */
export function either(items: string[]): string {
  return plainList(language, items, true) ?? choices().format(items);
}

/** A moment in words, as short as it can be. */
export function when(milliseconds: number): string {
  return moments().format(milliseconds);
}

/** A day in words, as short as it can be. */
export function day(milliseconds: number): string {
  return days().format(milliseconds);
}

/** A text that stands alone, with a capital as the beginning of a line has it. */
export function alone(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** A number as the language writes it. */
export function numeral(value: number): string {
  return withMinus(plainDigits(value) ?? numbers().format(value));
}

/** Seconds as a clock shows them: minutes and two digits, 1:05; of a long time, hours or days. */
export function clockFace(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return say("table-clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours) return say("table-clock-hours", { hours, minutes: minutes % 60 });
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
