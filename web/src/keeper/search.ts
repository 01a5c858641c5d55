// Finding places, routes and whole claims by what somebody types, in any language.
import type { Route } from "../protocol";
import { fold, nearest } from "../i18n/fold";
import { board, names } from "./material";

const spellings = new Map(Object.entries(names).map(([id, known]) => [id, known.map(fold)]));
const MAX_SHOWN = 6;
const LONGEST = 20; // words of a line

/** Which of these are called like this, the best first: the very name, its beginning, a word in it, nearly so. */
export function findEnds(typed: string, among: readonly string[]): string[] {
  const wanted = fold(typed);
  if (!wanted) return [];
  const those = (fits: (name: string) => boolean): string[] =>
    among.filter((id) => spellings.get(id)?.some(fits));
  const found = new Set([
    ...those((name) => name === wanted),
    ...those((name) => name.startsWith(wanted)),
    ...those((name) => ` ${name}`.includes(` ${wanted}`)),
  ]);
  if (found.size) return [...found].slice(0, MAX_SHOWN);
  const near = nearest(wanted, among.flatMap((id) => spellings.get(id) ?? []), Math.max(1, wanted.length / 3)); // prettier-ignore
  return among.filter((id) => spellings.get(id)?.some((name) => near.includes(name))).slice(0, MAX_SHOWN);
}

/** The places of this name or beginning; a country is all its places. */
function placesLike(typed: string): string[] {
  const of = (id: string): string[] => spellings.get(id) ?? [];
  const called = board.places.map(({ id, country }) => [id, of(country ?? id)] as const);
  const exact = called.filter(([, known]) => known.includes(typed));
  const found = exact.length
    ? exact
    : called.filter(([, known]) => known.some((name) => name.startsWith(typed)));
  return found.map(([id]) => id);
}

/** The routes between two places named one after the other; with one place, all that touch it. */
export function findRoutes(typed: string): Route[] {
  const words = fold(typed).split(" ").slice(0, LONGEST);
  const found = new Set<Route>();
  for (let cut = 1; cut < words.length; cut += 1) {
    const one = placesLike(words.slice(0, cut).join(" "));
    const other = placesLike(words.slice(cut).join(" "));
    for (const route of board.routes) {
      const [start, end] = route.between;
      const joins = one.includes(start) && other.includes(end);
      if (joins || (one.includes(end) && other.includes(start))) found.add(route);
    }
  }
  if (found.size) return [...found];
  const places = words[0] ? placesLike(words.join(" ")) : [];
  return board.routes.filter(({ between }) => between.some((place) => places.includes(place)));
}

export interface TypedClaim {
  routes: Route[];
  player: number | null;
  doubled: boolean;
}

const TWICE = /(?:^|\s)(?:[x×*]\s*2|2\s*[x×*])(?=\s|$)/u;

/** A claim typed in one line: `cape town port elizabeth ada x2`, in any order but for the two places. */
export function readClaim(
  typed: string,
  players: readonly string[],
  doubleWords: readonly string[],
): TypedClaim {
  let rest = ` ${typed.toLowerCase().replaceAll(/[,;–—]+/gu, " ")} `;
  let doubled = TWICE.test(rest);
  rest = ` ${fold(rest.replace(TWICE, " "))} `;
  for (const word of doubleWords.map(fold))
    if (rest.includes(` ${word} `)) [doubled, rest] = [true, rest.replace(` ${word} `, " ")];
  const whole = findRoutes(rest);
  const named = players
    .map((name, player) => ({ player, name: ` ${fold(name)} ` }))
    .filter(({ name }) => name.trim() && rest.includes(name))
    .sort((one, other) => other.name.length - one.name.length)
    .map(({ player, name }) => ({ player, routes: findRoutes(rest.replace(name, " ")) }));
  const withName = named.find(({ routes }) => routes.length);
  return { routes: withName?.routes ?? whole, player: withName?.player ?? null, doubled };
}
