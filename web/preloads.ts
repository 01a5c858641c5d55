// Each screen is a chunk of its own. This writes down which files a screen needs, so that the server can name them
// in the answer to the very first request and the browser fetches them all at once.
import { sep } from "node:path";
import type { Plugin, Rollup } from "vite";

/** The first part of an address, and what is shown there (see src/App.svelte). */
const SCREENS: Record<string, string> = {
  "": "screens/Home.svelte",
  devices: "screens/Devices.svelte",
  game: "screens/GameScreen.svelte",
  join: "screens/Join.svelte",
  keeper: "keeper/Keeper.svelte",
  rules: "rules/Rules.svelte",
};

/** Writes `preloads.json`: the files of each screen, without those that the page itself names. */
export function preloads(): Plugin {
  return {
    name: "preloads",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = new Map<string, Rollup.OutputChunk>();
      for (const file of Object.values(bundle)) if (file.type === "chunk") chunks.set(file.fileName, file);

      const collect = (name: string, found = new Set<string>()): Set<string> => {
        const chunk = chunks.get(name);
        if (!chunk || found.has(name)) return found;
        found.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
        for (const next of chunk.imports) collect(next, found);
        return found;
      };
      const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
      const known = collect(entry?.fileName ?? "");
      const filesOf = (screen: string): string[] => {
        const path = ["", "src", ...screen.split("/")].join(sep);
        const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
        if (!chunk) this.error(`${screen} is in no chunk`);
        return [...collect(chunk.fileName)].filter((file) => !known.has(file));
      };
      const files = Object.entries(SCREENS).map(([part, screen]) => [part, filesOf(screen)]);
      this.emitFile({
        type: "asset",
        fileName: "preloads.json",
        source: JSON.stringify(Object.fromEntries(files)),
      });
    },
  };
}
