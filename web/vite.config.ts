import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { groups } from "./chunks.ts";
import { compress } from "./compress.ts";
import { languages } from "./languages.ts";
import { licences } from "./licences.ts";
import { preloads } from "./preloads.ts";
import { worker } from "./worker/plugin.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

// A test may bring catalogs of its own.
const hasOwnCatalogs = "OKAPI_LOCALES" in process.env;
const locales = process.env["OKAPI_LOCALES"] ?? path("../src/okapi/locales");

const TESTS = "tests/**/*.test.ts";
const OF_PAGES = "tests/**/*.page.test.ts";
const ALONE = "tests/**/*.alone.test.ts";

export default defineConfig({
  plugins: [
    svelte({ preprocess: vitePreprocess() }),
    svelteTesting(),
    languages(locales, "VITEST" in process.env),
    preloads(),
    licences(),
    worker(),
    ...(hasOwnCatalogs ? [] : [compress()]), // which takes a third of the time
  ],
  resolve: {
    alias: {
      "@board": path("../src/okapi/board"),
      "@picture": path("../src/okapi/picture"),
      "@locales": locales,
    },
  },
  build: {
    outDir: "../src/okapi/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: [path(".."), path(".")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    testTimeout: 60_000, // a busy machine is no failure
    setupFiles: ["tests/setup.ts"],
    pool: "threads", // which start sooner than processes
    projects: [
      // Tests load their modules together, and share a page if they need one, which takes a second to make.
      {
        extends: true,
        test: { name: "plain", isolate: false, include: [TESTS], exclude: [OF_PAGES, ALONE] },
      },
      {
        extends: true,
        test: {
          name: "page",
          environment: "jsdom",
          isolate: false,
          setupFiles: ["tests/shared-page.ts"],
          include: [OF_PAGES],
        },
      },
      // But for those that replace modules which others have loaded.
      { extends: true, test: { name: "alone", environment: "jsdom", include: [ALONE] } },
    ],
  },
});
