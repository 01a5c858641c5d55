// The texts of the catalogs, for the bundler, in parts: what every page may say, and what some pages say on top of it.
// A part of a language is one module, so that it is one chunk, loaded when it is spoken; `virtual:first`, `virtual:playing`
// and so on have a loader for each language. English, which may stand in for every other, comes with those who need it
// (`virtual:first-en`, `virtual:playing-en`).
// `virtual:own-names` says what the speakers of each language call it, in the order of those names.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Catalogs that only the terminal or the server speaks from. */
const NOT_FOR_BROWSERS = [
  "arena.ftl",
  "benchmark.ftl",
  "cli.ftl",
  "dataset.ftl",
  "deal-command.ftl",
  "notifications.ftl",
  "puzzle-command.ftl",
];
/** Catalogs that come with the pages that need them; every other comes with the first page. */
export const LATER: Record<string, string[]> = {
  account: ["account.ftl"],
  almanac: ["almanac.ftl"],
  deals: ["deals.ftl"],
  duels: ["duels.ftl"],
  coaching: ["coach.ftl", "review.ftl", "story.ftl"],
  playing: [
    "answers.ftl",
    "asking.ftl",
    "characters.ftl",
    "claiming.ftl",
    "count.ftl",
    "game.ftl",
    "hints.ftl",
    "keeper.ftl",
    "lobby.ftl",
    "tutorial.ftl",
    "places.ftl",
    "played.ftl",
    "stand-ins.ftl",
    "table.ftl",
    "talk.ftl",
    "words.ftl",
  ],
  puzzles: ["puzzle-pages.ftl", "puzzles.ftl"],
  rulebook: ["rules.ftl"],
  speaking: ["spoken.ftl"],
  workshop: ["board.ftl", "workshop.ftl", "workshop-map.ftl"],
};
const OWN_NAMES = "virtual:own-names";
const ALWAYS = "first";
/** The part that is fetched when somebody asks for it, in English as well. */
const ON_DEMAND = "coaching";
const PARTS = [ALWAYS, ...Object.keys(LATER)];

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

/** With `isUndivided`, as tests of single components want it, the first part has all texts but those on demand. */
export function languages(folder: string, isUndivided: boolean): Plugin {
  const late = isUndivided ? LATER[ON_DEMAND] : Object.values(LATER).flat();
  const isFirst = (file: string): boolean => ![...NOT_FOR_BROWSERS, ...(late ?? [])].includes(file);
  const filesOf = (tag: string, part: string): string[] =>
    readdirSync(join(folder, tag))
      .filter(
        (file) => file.endsWith(".ftl") && (part === ALWAYS ? isFirst(file) : LATER[part]?.includes(file)),
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

  function loaders(part: string): string {
    const tags = spoken()
      .filter((tag) => filesOf(tag, part).length)
      .filter((tag) => tag !== "en" || part === ON_DEMAND);
    const entries = tags.map(
      (tag) => `"${tag}": () => import("virtual:${part}-${tag}").then((all) => all.default)`,
    );
    return `export default { ${entries.join(", ")} };`;
  }

  return {
    name: "languages",
    resolveId: (id) =>
      id === OWN_NAMES || PARTS.some((part) => id.startsWith(`virtual:${part}`)) ? `\0${id}` : null,
    load(id) {
      if (id === `\0${OWN_NAMES}`) return `export default ${JSON.stringify(ownNames())};`;
      const [part = "", tag] = id.replace("\0virtual:", "").split(/-(.+)/);
      if (!id.startsWith("\0virtual:") || !PARTS.includes(part)) return null;
      if (!tag) return loaders(part);
      const files = filesOf(tag, part);
      for (const file of files) this.addWatchFile(file);
      const texts = files.map((file) => forBrowsers(readFileSync(file, "utf-8")));
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}
