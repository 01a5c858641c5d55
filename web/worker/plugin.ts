// The service worker, for the bundler: `worker.js` with the scripts and styles of this build, but for the languages, of
// which a person needs one apart from English.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("worker.js", import.meta.url));
const isKept = (name: string): boolean =>
  /\.(js|css)$/.test(name) && (!name.startsWith("_virtual_") || /^_virtual_\w+-en-/.test(name));

/** Writes `worker.js`, when everything else has been written; before `compress`. */
export function worker(): Plugin {
  let folder = "";
  return {
    name: "worker",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      const files = readdirSync(join(folder, "assets"))
        .filter(isKept)
        .map((name) => `/assets/${name}`)
        .sort();
      const source = readFileSync(SOURCE, "utf-8");
      const version = createHash("sha256").update(files.join() + source);
      const made = source
        .replace('["/* the files of this build */"]', JSON.stringify(files))
        .replace("/* their fingerprint */", version.digest("hex").slice(0, 12));
      writeFileSync(join(folder, "worker.js"), made);
    },
  };
}
