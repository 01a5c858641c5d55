// The languages of the catalogs, for the bundler. A language is one module, so that it is one chunk, loaded when it is
// spoken: `virtual:languages` has a loader for each but English, which is always there (`virtual:language-en`).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Catalogs that only the terminal or the server speaks from. */
const NOT_FOR_BROWSERS = ["arena.ftl", "board.ftl", "cli.ftl", "coach.ftl", "notices.ftl"];
const ALL = "virtual:languages";
const ONE = "virtual:language-";

/** Comments are for translators; no text begins with their sign. */
const withoutComments = (catalog: string): string => catalog.replace(/^#.*\n/gm, "");

export function languages(folder: string): Plugin {
  const filesOf = (tag: string): string[] =>
    readdirSync(join(folder, tag))
      .filter((name) => name.endsWith(".ftl") && !NOT_FOR_BROWSERS.includes(name))
      .sort()
      .map((name) => join(folder, tag, name));

  function loaders(): string {
    const tags = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "en" && filesOf(entry.name).length)
      .map(({ name }) => name);
    const entries = tags.map((tag) => `"${tag}": () => import("${ONE}${tag}").then((all) => all.default)`);
    return `export default { ${entries.join(", ")} };`;
  }

  return {
    name: "languages",
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return loaders();
      if (!id.startsWith(`\0${ONE}`)) return null;
      const files = filesOf(id.slice(ONE.length + 1));
      for (const file of files) this.addWatchFile(file);
      const texts = files.map((file) => withoutComments(readFileSync(file, "utf-8")));
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}
