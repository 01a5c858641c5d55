import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { languages } from "./languages.ts";
import { preloads } from "./preloads.ts";
import { worker } from "./worker/plugin.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

// A test may bring catalogs of its own.
const locales = process.env["OKAPI_LOCALES"] ?? path("../src/okapi/locales");

// What every screen needs, with the small modules that home shares with others. What draws codes for cameras is large
// and seldom needed.
const CORE =
  /node_modules\/(?!qr\/)|locales\/en|src\/(theme|net|i18n|settings|keyboard|ui|shell|wording)\/|src\/(main|router|App)|screens\/(Lost|TableOptions|BotOptions|RenameMe)|people\/GameRows|lesson\/(LessonOffer|guide)|game\/(new-game|boards|opponents)|spoken\/news/;

export default defineConfig({
  plugins: [
    svelte({ preprocess: vitePreprocess() }),
    svelteTesting(),
    languages(locales),
    preloads(),
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
            { name: "core", test: CORE, priority: 1 }, // first: what the others need of it stays in it
            { name: "map", test: /src\/(?!coach\/)/, minShareCount: 2 }, // shared by the table, the keeper and the rules; the coach is seldom needed
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
