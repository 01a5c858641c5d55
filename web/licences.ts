// What the client is built from may be passed on as long as its licences come along: this writes them down.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Package {
  name: string;
  version: string;
  license?: string;
}

/** Writes `licences.txt`: every package of which something is in the build, with its licence. `make audit` reads it. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const sources = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? file.moduleIds : file.originalFileNames.map((name) => join(import.meta.dirname, name)),
      ); // prettier-ignore
      const folders = new Set(sources.map(packageOf).filter((folder) => folder !== null));
      const parts = [...folders].sort().map((folder) => {
        const { name, version, license } = read<Package>(join(folder, "package.json"));
        return `## ${name} ${version} (${license ?? "unknown"})\n\n${textIn(folder) ?? SAME}\n`;
      });
      const own = `# Okapi\n\n${textIn(join(import.meta.dirname, ".."))}\n`;
      const source = [HEADING, ...parts, own].join("\n\n");
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

const HEADING =
  "Okapi's browser client (Apache-2.0) contains parts of these packages, under their own licences.";
const SAME = "(It comes without the text of its licence. That of Apache-2.0 is Okapi's own, at the end.)";
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

const packageOf = (file: string): string | null => PACKAGE.exec(file.replace(/^\0/, ""))?.[0] ?? null;
const read = <T>(file: string): T => JSON.parse(readFileSync(file, "utf-8")) as T;

function textIn(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file && readFileSync(join(folder, file), "utf-8").trim();
}
