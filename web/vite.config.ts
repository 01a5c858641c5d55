import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { languages } from "./languages.ts";
import { licences } from "./licences.ts";
import { preloads } from "./preloads.ts";
import { worker } from "./worker/plugin.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

// A test may bring catalogs of its own.
const locales = process.env["OKAPI_LOCALES"] ?? path("../src/okapi/locales");

// What every screen needs, with the small modules that home shares with others, and without what home has no use for.
const CORE = [
  /node_modules\/(?!qr\/|svelte\/src\/motion\/)|virtual:(first-en|own-names)|src\/(main|router|App)/,
  /src\/(theme|net|i18n\/(?!playing|coaching|fold)|settings\/|keyboard\/(focus|shortcuts))/,
  /src\/(ui\/(?!Bubble|things|CountUp)|shell\/(?!CallOffer|Windows|Settings|Shortcuts|CallSettings|Wish))/,
  /src\/wording\/(seat-names|figures|published|rating)|people\/GameRows|lesson\/(LessonOffer|guide)/,
  /screens\/(Lost|TableOptions|BotOptions|RenameMe)|game\/(new-game|boards|cards|opponents|lists|opened)/,
];

export default defineConfig({
  plugins: [
    svelte({ preprocess: vitePreprocess() }),
    svelteTesting(),
    languages(locales, "VITEST" in process.env),
    preloads(),
    licences(),
    worker(),
    compress(),
  ],
  resolve: { alias: { "@board": path("../src/okapi/board"), "@locales": locales } },
  build: {
    outDir: "../src/okapi/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    // A few chunks that many screens share, rather than one for every pair of screens: a request costs a slow line
    // more than some bytes do.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // First: what the others need of it stays in it.
            { name: "core", test: (id) => CORE.some((some) => some.test(id)), priority: 2 },
            // What both tables show at the end alone.
            { name: "end", test: /src\/end\/(?!ScoreSheet|winner)/, minShareCount: 2, priority: 1 },
            // Shared by the table, the keeper and the rules; coach and lesson are seldom needed, and the game itself
            // begins while its screen is still on the way.
            {
              name: "map",
              test: /src\/(?!coach\/|lesson\/|game\/(game|seat-feed)\.)|virtual:playing-en|svelte\/src\/motion/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [path(".."), path(".")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    testTimeout: 60_000, // a busy machine is no failure
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
  },
});
