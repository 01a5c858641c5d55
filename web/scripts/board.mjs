// The board file in the form in which the server sends it, as far as drawing needs it.
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";

export function readBoard() {
  const board = parse(readFileSync(new URL("../../src/okapi/board/africa.toml", import.meta.url), "utf8"));
  const ids = [...new Set(board.places.flatMap(({ country }) => (country ? [country] : [])))];
  const countries = ids.map((id) => {
    const places = board.places.filter(({ country }) => country === id);
    return { id, name: places[0].name, places: places.map((place) => place.id) };
  });
  return { ...board, countries };
}
