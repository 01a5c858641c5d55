// The texts of the catalogs, for the bundler, in parts: what every page may say, what is said at a table, in the rules
// and in the score keeper, and what the coach says. A part of a language is one module, so that it is one chunk, loaded
// when it is spoken; `virtual:first`, `virtual:playing` and `virtual:coaching` have a loader for each language. English,
// which may stand in for every other, comes with those who need it (`virtual:first-en`, `virtual:playing-en`).
// `virtual:own-names` says what the speakers of each language call it, in the order of those names.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Catalogs that only the terminal or the server speaks from. */
const NOT_FOR_BROWSERS = ["arena.ftl", "board.ftl", "cli.ftl", "notifications.ftl"];
/** Catalogs of the review page and of advice. */
const COACHING = ["coach.ftl", "review.ftl"];
/** Catalogs that no page needs before somebody plays, reads the rules or keeps score. */
export const PLAYING = [
  "answers.ftl",
  "asking.ftl",
  "claiming.ftl",
  "game.ftl",
  "hints.ftl",
  "keeper.ftl",
  "tutorial.ftl",
  "places.ftl",
  "rules.ftl",
  "spoken.ftl",
  "talk.ftl",
  "words.ftl",
];
const OWN_NAMES = "virtual:own-names";
const LATER = [...COACHING, ...PLAYING];

/** A part of the texts: its catalogs, and whether its English is always there. */
interface Part {
  name: string;
  has: (file: string) => boolean;
  bringsEnglish: boolean;
}
const PARTS: Part[] = [
  {
    name: "first",
    has: (file) => !NOT_FOR_BROWSERS.includes(file) && !LATER.includes(file),
    bringsEnglish: true,
  },
  { name: "playing", has: (file) => PLAYING.includes(file), bringsEnglish: true },
  { name: "coaching", has: (file) => COACHING.includes(file), bringsEnglish: false },
];

/** Messages of shared catalogs that only the terminal says: commands, what is wrong with records, events one by one. */
const AT_THE_TERMINAL = [
  "(?:argument|backup|command|database|fault-record|obstacle|option)-.*",
  "event-(?:deck-drawn|turn-ended|.*-laid|.*-dealt-hidden)",
  "backed-up|no-such-database|port-taken|pruned|would-prune|rules-more|rules-unknown|serving",
];
const TERMINAL_ONLY = new RegExp(`^(?:${AT_THE_TERMINAL.join("|")}) =.*\\n(?:[ }].*\\n)*`, "gm");

/** Comments are for translators; no text begins with their sign. */
const forBrowsers = (catalog: string): string => catalog.replace(/^#.*\n/gm, "").replace(TERMINAL_ONLY, "");

/** Browsers know these names too, but take long to look up and to sort eleven. */
function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** With `isUndivided`, as tests of single components want it, the first part has the texts of playing too. */
export function languages(folder: string, isUndivided: boolean): Plugin {
  const filesOf = (tag: string, { name, has }: Part): string[] =>
    readdirSync(join(folder, tag))
      .filter(
        (file) =>
          file.endsWith(".ftl") && (has(file) || (isUndivided && name === "first" && PLAYING.includes(file))),
      )
      .sort()
      .map((file) => join(folder, tag, file));

  const spoken = (): string[] =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((tag) => readdirSync(join(folder, tag)).some((file) => file.endsWith(".ftl")));

  const ownNames = (): Record<string, string> =>
    Object.fromEntries(
      spoken()
        .map((tag) => [tag, ownName(tag)] as const)
        .sort(([, one], [, other]) => one.localeCompare(other, "en")),
    );

  function loaders(part: Part): string {
    const tags = spoken()
      .filter((tag) => filesOf(tag, part).length)
      .filter((tag) => tag !== "en" || !part.bringsEnglish);
    const entries = tags.map(
      (tag) => `"${tag}": () => import("virtual:${part.name}-${tag}").then((all) => all.default)`,
    );
    return `export default { ${entries.join(", ")} };`;
  }

  return {
    name: "languages",
    resolveId: (id) =>
      id === OWN_NAMES || PARTS.some(({ name }) => id.startsWith(`virtual:${name}`)) ? `\0${id}` : null,
    load(id) {
      if (id === `\0${OWN_NAMES}`) return `export default ${JSON.stringify(ownNames())};`;
      const [name, tag] = id.replace("\0virtual:", "").split(/-(.+)/);
      const part = id.startsWith("\0virtual:") && PARTS.find((one) => one.name === name);
      if (!part) return null;
      if (!tag) return loaders(part);
      const files = filesOf(tag, part);
      for (const file of files) this.addWatchFile(file);
      const texts = files.map((file) => forBrowsers(readFileSync(file, "utf-8")));
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}
