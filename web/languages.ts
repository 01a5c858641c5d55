// The languages of the catalogs, for the bundler: `virtual:languages` has a loader for each but English, which
// is always there. A language is one module, so that it is one chunk, loaded when it is spoken.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const CATALOGS = [
  "answers",
  "calls",
  "game",
  "keeper",
  "places",
  "rules",
  "server",
  "spoken",
  "web",
  "words",
].map((name) => `${name}.ftl`);
const ALL = "virtual:languages";
const ONE = "virtual:language-";

export function languages(folder: string): Plugin {
  const filesOf = (tag: string): string[] =>
    CATALOGS.map((name) => join(folder, tag, name)).filter((file) => existsSync(file));

  function loaders(): string {
    const tags = readdirSync(folder).filter((tag) => tag !== "en" && filesOf(tag).length);
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
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf-8")).join("\n"))};`;
    },
  };
}
