// The service worker, for the bundler: `worker.js` with the scripts and styles of this build, but for the languages, of
// which a person needs one.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("worker.js", import.meta.url));

export function worker(): Plugin {
  return {
    name: "worker",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => /\.(js|css)$/.test(name) && !name.includes("language-"))
        .map((name) => `/${name}`)
        .sort();
      const source = readFileSync(SOURCE, "utf-8");
      const version = createHash("sha256")
        .update(files.join() + source)
        .digest("hex")
        .slice(0, 12);
      this.emitFile({
        type: "asset",
        fileName: "worker.js",
        source: source
          .replace('["/* the files of this build */"]', JSON.stringify(files))
          .replace("/* their fingerprint */", version),
      });
    },
  };
}
