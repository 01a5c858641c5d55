// Each screen and each language is a chunk of its own. This writes down which files they need, so that the server can
// name them in the answer to the very first request and the browser fetches them all at once.
import { sep } from "node:path";
import type { Plugin, Rollup } from "vite";

/** The first part of an address, and what is shown there (see src/App.svelte). Of two, the first begins before the other is there. */
export const SCREENS = {
  "": ["screens/Home.svelte"],
  deal: ["deals/Deal.svelte"],
  devices: ["screens/Devices.svelte"],
  game: ["game/game.svelte.ts", "screens/GameScreen.svelte"],
  join: ["screens/Join.svelte"],
  boards: ["workshop/Workshop.svelte"],
  keeper: ["keeper/Keeper.svelte"],
  rules: ["rules/Rules.svelte"],
} satisfies Record<string, string[]>;

/** Writes `preloads.json`: the files of each screen, those of every page first, which can wait, and its texts in each language. */
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
      const chunkOf = (module: string): Rollup.OutputChunk => {
        const path = ["", "src", ...module.split("/")].join(sep);
        return (
          chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path)) ??
          this.error(`${module} is in no chunk`)
        );
      };
      const screens = Object.entries(SCREENS).map(([part, modules]) => {
        const [first = [], ...rest] = modules.map((module) => [...collect(chunkOf(module))]);
        const early = new Set([...everywhere, ...first]);
        const later = [...new Set(rest.flat())].filter((file) => !early.has(file));
        return { part, files: [...early, ...later], later };
      });
      // A screen that has the English of a part needs the other languages' as well.
      const hasEnglish = (files: string[], part: string): boolean =>
        chunks.some(
          ({ fileName, moduleIds }) =>
            files.includes(fileName) && moduleIds.some((id) => id.endsWith(`virtual:${part}-en`)),
        );
      const textsFor = (files: string[]): Record<string, string[]> => {
        const texts: Record<string, string[]> = {};
        for (const { fileName, facadeModuleId } of chunks) {
          const [, part, tag] = facadeModuleId?.match(/virtual:(\w+)-(.+)/) ?? [];
          if (part && tag && hasEnglish(files, part)) (texts[tag] ??= []).push(fileName);
        }
        return texts;
      };
      this.emitFile({
        type: "asset",
        fileName: "preloads.json",
        source: JSON.stringify({
          screens: Object.fromEntries(screens.map(({ part, files }) => [part, files])),
          later: Object.fromEntries(screens.map(({ part, later }) => [part, later])),
          languages: Object.fromEntries(screens.map(({ part, files }) => [part, textsFor(files)])),
        }),
      });
    },
  };
}
