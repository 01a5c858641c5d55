// The languages of the catalogs, for the bundler. A language is one module, so that it is one chunk, loaded when it is
// spoken: `virtual:languages` has a loader for each but English, which is always there (`virtual:language-en`). The
// coach's texts are a chunk of their own in every language (`virtual:coaching`): few pages need them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Catalogs that only the terminal or the server speaks from. */
const NOT_FOR_BROWSERS = ["arena.ftl", "board.ftl", "cli.ftl", "notices.ftl"];
/** Catalogs of the review page and of advice. */
const COACHING = ["coach.ftl", "review.ftl"];

/** A part of the texts: the module with its loaders, and how the module of one language begins. */
interface Part {
  all: string;
  one: string;
  has: (file: string) => boolean;
  isAlwaysThere: (tag: string) => boolean;
}
const PARTS: Part[] = [
  {
    all: "virtual:languages",
    one: "virtual:language-",
    has: (file) => !NOT_FOR_BROWSERS.includes(file) && !COACHING.includes(file),
    isAlwaysThere: (tag) => tag === "en",
  },
  {
    all: "virtual:coaching",
    one: "virtual:coaching-",
    has: (file) => COACHING.includes(file),
    isAlwaysThere: () => false,
  },
];

/** Comments are for translators; no text begins with their sign. */
const withoutComments = (catalog: string): string => catalog.replace(/^#.*\n/gm, "");

export function languages(folder: string): Plugin {
  const filesOf = (tag: string, { has }: Part): string[] =>
    readdirSync(join(folder, tag))
      .filter((name) => name.endsWith(".ftl") && has(name))
      .sort()
      .map((name) => join(folder, tag, name));

  function loaders(part: Part): string {
    const tags = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && filesOf(entry.name, part).length)
      .map(({ name }) => name)
      .filter((tag) => !part.isAlwaysThere(tag));
    const entries = tags.map(
      (tag) => `"${tag}": () => import("${part.one}${tag}").then((all) => all.default)`,
    );
    return `export default { ${entries.join(", ")} };`;
  }

  return {
    name: "languages",
    resolveId: (id) => (PARTS.some(({ all, one }) => id === all || id.startsWith(one)) ? `\0${id}` : null),
    load(id) {
      const whole = PARTS.find(({ all }) => id === `\0${all}`);
      if (whole) return loaders(whole);
      const part = PARTS.find(({ one }) => id.startsWith(`\0${one}`));
      if (!part) return null;
      const files = filesOf(id.slice(part.one.length + 1), part);
      for (const file of files) this.addWatchFile(file);
      const texts = files.map((file) => withoutComments(readFileSync(file, "utf-8")));
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}
