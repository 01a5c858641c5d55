// Every sentence comes from the Fluent catalogs that the terminal and the server read too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import englishAnswers from "@locales/en/answers.ftl?raw";
import englishGame from "@locales/en/game.ftl?raw";
import englishPlaces from "@locales/en/places.ftl?raw";
import englishRules from "@locales/en/rules.ftl?raw";
import englishServer from "@locales/en/server.ftl?raw";
import englishSpoken from "@locales/en/spoken.ftl?raw";
import englishWeb from "@locales/en/web.ftl?raw";
import englishWords from "@locales/en/words.ftl?raw";

export type Params = Record<string, FluentVariable>;

const FALLBACK = "en";
const REGIONS: Record<string, string> = { en: "en-GB" };

const catalogs = import.meta.glob<string>(
  ["@locales/*/{answers,game,places,rules,server,spoken,web,words}.ftl", "!@locales/en/*"],
  { query: "?raw", import: "default" },
);

const english = bundleOf(FALLBACK, [
  englishAnswers,
  englishGame,
  englishPlaces,
  englishRules,
  englishServer,
  englishSpoken,
  englishWeb,
  englishWords,
]);

let language = $state(FALLBACK);
let bundles = $state.raw<FluentBundle[]>([english]);

function bundleOf(tag: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(REGIONS[tag] ?? tag, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The languages there are catalogs for. */
export function languages(): string[] {
  const found = Object.keys(catalogs).map((path) => path.split("/").at(-2) ?? FALLBACK);
  return [...new Set([FALLBACK, ...found])].sort();
}

/** The language in use. */
export function currentLanguage(): string {
  return language;
}

/** Speak this language from now on; "auto" follows the browser. */
export async function speak(wanted: string): Promise<void> {
  const asked = wanted === "auto" ? [...navigator.languages] : [wanted];
  const [tag = FALLBACK] = negotiateLanguages(asked, languages(), {
    defaultLocale: FALLBACK,
    strategy: "lookup",
  });
  const loads = Object.entries(catalogs).filter(([path]) => path.split("/").at(-2) === tag);
  const sources = await Promise.all(loads.map(([, load]) => load()));
  bundles = tag === FALLBACK ? [english] : [bundleOf(tag, sources), english];
  language = tag;
  document.documentElement.lang = tag;
}

/** Whether any catalog in use has this message. */
export function has(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/** The message in the language in use, message by message falling back to English. */
export function say(id: string, params: Params = {}): string {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, params, []);
  }
  console.error(`no catalog has the message ${id}`);
  return id;
}

/** A message in every language that may be typed: the one in use, and English. */
export function spellings(id: string): string[] {
  return bundles.flatMap((bundle) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? [bundle.formatPattern(pattern, {}, [])] : [];
  });
}

/**
 * A place by its name in the language in use; `name` is what the board calls it. A board of someone's own
 * may use the id for another place, so its name has to be the English one too.
 */
export function placeName(id: string, name: string): string {
  const pattern = english.getMessage(`place-${id}`)?.value;
  return pattern === name ? say(`place-${id}`) : name;
}

/** The items as a list inside a sentence: one, two and three. */
export function listed(items: string[]): string {
  return new Intl.ListFormat(REGIONS[language] ?? language).format(items);
}

/** A moment in words, as short as it can be. */
export function when(milliseconds: number): string {
  return new Intl.DateTimeFormat(REGIONS[language] ?? language, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(milliseconds);
}
