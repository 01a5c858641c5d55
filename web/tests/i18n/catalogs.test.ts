import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LATER } from "../../languages";

const files = import.meta.glob<string>("../../src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = Object.values(files);
const locales = "../src/okapi/locales/en/";
const ids = (file: string): string[] =>
  [...readFileSync(locales + file, "utf-8").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
const NOT_FOR_BROWSERS = [
  "arena.ftl",
  "benchmark.ftl",
  "cli.ftl",
  "dataset.ftl",
  "deal-command.ftl",
  "notifications.ftl",
  "puzzle-command.ftl",
];
const SHARED = ["board.ftl", "coach.ftl", "game.ftl", "places.ftl", "rules.ftl", "server.ftl", "words.ftl"];
const catalogs = readdirSync(locales).filter((file) => !NOT_FOR_BROWSERS.includes(file));
const OWN = catalogs.filter((file) => !SHARED.includes(file));
const known = new Set(catalogs.flatMap(ids));

it("has a text for every message the browser says", () => {
  const said = sources.flatMap((source) =>
    [...source.matchAll(/\bsay\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? ""),
  );
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((id) => !known.has(id))).toEqual([]);
});

const ONLY_IN_THE_TERMINAL = ["rules-more", "rules-unknown", "command-rules", "argument-rule"];

it("has no text in the browser's own catalogs, or among the shared answers, that nobody says", () => {
  const all = sources.join("\n");
  const families = [...all.matchAll(/[`"]([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1] ?? "");
  const isSaid = (id: string): boolean =>
    all.includes(`"${id}"`) || families.some((family) => id.startsWith(family)) || id.startsWith("reason-");
  expect(OWN.flatMap(ids).filter((id) => !isSaid(id))).toEqual([]);
  expect(ids("rules.ftl").filter((id) => !isSaid(id))).toEqual(ONLY_IN_THE_TERMINAL);
});

/** What a module loads before it runs: itself, and what it imports. */
function loadedBy(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, from] of (files[path] ?? "").matchAll(/^\s*import (?!type )[^"(]*"(\.[^"]+)"/gm)) {
    const target = new URL(from ?? "", `file:///a/b/${path}`).pathname;
    const next = Object.keys(files).find((each) => {
      const whole = new URL(each, "file:///a/b/").pathname;
      return [target, `${target}.ts`].includes(whole);
    });
    if (next) loadedBy(next, found);
  }
  return found;
}

it("says nothing on a page that the page does not bring", () => {
  const screens = [...(files["../../src/App.svelte"] ?? "").matchAll(/\bimport\("\.([^"]+)"\)/g)];
  const pages = ["/main.ts", ...screens.map((match) => match[1] ?? "")].map((path) => [
    ...loadedBy(`../../src${path}`),
  ]);
  const saidIn = (path: string): string[] =>
    [...(files[path] ?? "").matchAll(/\bsay(?:Rule)?\(\s*[^)]*?"([\w-]+)"/g)].map((match) => match[1] ?? "");
  const { coaching: _, ...brought } = LATER; // the coach's pages wait for its texts themselves
  const tooSoon = Object.entries(brought).flatMap(([part, catalogs]) => {
    const later = new Set(catalogs.flatMap(ids).filter((id) => id !== "rules-points-of-length")); // said in a rule alone
    const early = pages.filter((paths) => !paths.some((path) => path.endsWith(`i18n/${part}.ts`)));
    return [...new Set(early.flat())].flatMap((path) =>
      saidIn(path)
        .filter((id) => later.has(id))
        .map((id) => `${path}: ${id}`),
    );
  });
  expect(tooSoon).toEqual([]);
});
