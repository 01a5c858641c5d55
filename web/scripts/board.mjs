// The board file in the form in which the server sends it, as far as drawing needs it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import { runnerImport } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const alias = { "@board": here("../../src/okapi/board"), "@picture": here("../../src/okapi/picture") };

/** What a module of the client exports; its path is written from here. */
export async function fromSource(path) {
  return (await runnerImport(here(path), { configFile: false, resolve: { alias } })).module;
}

export function readBoard() {
  const board = parse(readFileSync(new URL("../../src/okapi/board/africa.toml", import.meta.url), "utf8"));
  const ids = [...new Set(board.places.flatMap(({ country }) => (country ? [country] : [])))];
  const countries = ids.map((id) => {
    const places = board.places.filter(({ country }) => country === id);
    return { id, name: places[0].name, places: places.map((place) => place.id) };
  });
  return { ...board, countries };
}
