// Finding places and routes by what a person types: by their names in the language in use, in English, or by id.
import type { Route } from "../protocol";
import type { Wording } from "../wording/wording";
import { fold, nearest } from "../i18n/fold";
import otherNames from "@board/africa-names.json";

const MAX_WORDS = 20; // of two places together

/** The places of this name, or whose name begins like this; a country is all its places. */
export function findPlaces(typed: string, words: Wording): string[] {
  const wanted = fold(typed);
  if (!wanted) return [];
  const those = (fits: (place: string) => boolean): string[] =>
    words.board.places.map(({ id }) => id).filter(fits);
  const begins = (name: string): boolean => fold(name).startsWith(wanted);
  const tiers = [
    (id: string) => [...spellings(id, words), ...also(id, words)].some((name) => fold(name) === wanted),
    (id: string) => spellings(id, words).some(begins),
    (id: string) => also(id, words).some(begins),
  ];
  return tiers.map(those).find((found) => found.length) ?? [];
}

/** What a place of the built-in board is called at other times and on other maps. */
function also(id: string, { board }: Wording): string[] {
  const country = board.countries.find(({ places }) => places.includes(id))?.id;
  return board.id === "africa" ? ((otherNames as Record<string, string[]>)[country ?? id] ?? []) : [];
}

/** What a place is called: in the language in use, on the board, by its id. */
function spellings(id: string, words: Wording): string[] {
  const place = words.board.places.find((one) => one.id === id);
  return [words.place(id), place?.name ?? id, id, ...Object.values(place?.names ?? {})];
}

/** Names of places that look like what was typed in any spelling; the likeliest anyway if none really does. */
export function similarPlaces(typed: string, words: Wording): string[] {
  const names = new Map(
    words.board.places.flatMap(({ id }) => spellings(id, words).map((name) => [fold(name), words.place(id)])),
  );
  const similar = nearest(typed, [...names.keys()]);
  const likeliest = similar.length ? similar : nearest(typed, [...names.keys()], Infinity);
  return [...new Set(likeliest.map((name) => names.get(name) ?? name))];
}

/** The routes between two places named one after the other, in either order; or all at one place; or one by its id. */
export function findRoutes(typed: string, words: Wording): Route[] {
  const named = words.routes.get(typed.trim());
  if (named) return [named];
  const parts = fold(typed).split(" ").slice(0, MAX_WORDS);
  const found = new Set<Route>();
  for (let cut = 1; cut < parts.length; cut += 1) {
    const one = findPlaces(parts.slice(0, cut).join(" "), words);
    const other = findPlaces(parts.slice(cut).join(" "), words);
    if (one.length && other.length) for (const route of between(one, other, words)) found.add(route);
  }
  return found.size ? [...found] : routesAt(findPlaces(typed, words), words);
}

function between(one: string[], other: string[], words: Wording): Route[] {
  return words.board.routes.filter(
    ({ between: [start, end] }) =>
      (one.includes(start) && other.includes(end)) || (one.includes(end) && other.includes(start)),
  );
}

/** The routes that touch any of these places. */
export function routesAt(places: string[], words: Wording): Route[] {
  return words.board.routes.filter((route) => route.between.some((end) => places.includes(end)));
}

/** The names of all places, each once. */
export function placeNames(words: Wording): string[] {
  return [...new Set(words.board.places.map((place) => words.place(place.id)))];
}
