// Compresses what was built, once and as well as it can be, so that no server has to do it for every visitor.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const TOO_SMALL = 600; // bytes: a header more costs as much as is won

const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Writes `file.br` and `file.gz` beside every text file of the build; the server chooses between them. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    enforce: "post",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        const file = join(folder, name);
        if (!COMPRESSIBLE.test(name) || statSync(file).size < TOO_SMALL) continue;
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotli(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
