// Each screen and each language is a chunk of its own. This writes down which files they need, so that the server can
// name them in the answer to the very first request and the browser fetches them all at once.
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

/** Writes `preloads.json`: the files of each screen, those of every page first, and the file of each language. */
export function preloads(): Plugin {
  return {
    name: "preloads",
    apply: "build",
    enforce: "post", // when an entry that only imports has made room for what it imports
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(
        (file): file is Rollup.OutputChunk => file.type === "chunk",
      );
      const collect = (chunk: Rollup.OutputChunk | undefined, found = new Set<string>()): Set<string> => {
        if (!chunk || found.has(chunk.fileName)) return found;
        found.add(chunk.fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
        for (const next of chunk.imports) collect(chunks.find(({ fileName }) => fileName === next), found); // prettier-ignore
        return found;
      };
      const page = bundle["index.html"];
      const html = page?.type === "asset" ? String(page.source) : "";
      const everywhere = chunks
        .filter(({ fileName }) => html.includes(fileName))
        .reduce((found, chunk) => collect(chunk, found), new Set<string>());
      const filesOf = (screen: string): string[] => {
        const path = ["", "src", ...screen.split("/")].join(sep);
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
        if (!chunk) this.error(`${screen} is in no chunk`);
        return [...new Set([...everywhere, ...collect(chunk)])];
      };
      const screens = Object.entries(SCREENS).map(([part, screen]) => [part, filesOf(screen)]);
      const languages = chunks.flatMap(({ fileName, facadeModuleId }) => {
        const tag = facadeModuleId?.match(/virtual:language-(.+)/)?.[1];
        return tag ? [[tag, fileName]] : [];
      });
      this.emitFile({
        type: "asset",
        fileName: "preloads.json",
        source: JSON.stringify({
          screens: Object.fromEntries(screens),
          languages: Object.fromEntries(languages),
        }),
      });
    },
  };
}
