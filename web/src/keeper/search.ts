// Finding routes and whole claims by what somebody types, in any language.
import { fold } from "../i18n/fold";
import type { Route } from "../protocol";
import type { Material } from "./board";

const LONGEST = 20; // words of a line

/** The routes between two places named one after the other; with one place, all that touch it. */
export function findRoutes({ board, finder }: Material, typed: string): Route[] {
  const words = fold(typed).split(" ").slice(0, LONGEST);
  const found = new Set<Route>();
  for (let cut = 1; cut < words.length; cut += 1) {
    const one = finder.placesLike(words.slice(0, cut).join(" "));
    const other = finder.placesLike(words.slice(cut).join(" "));
    for (const route of board.routes) {
      const [start, end] = route.between;
      const joins = one.includes(start) && other.includes(end);
      if (joins || (one.includes(end) && other.includes(start))) found.add(route);
    }
  }
  if (found.size) return [...found];
  const places = words[0] ? finder.placesLike(words.join(" ")) : [];
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
  material: Material,
  typed: string,
  players: readonly string[],
  doubleWords: readonly string[],
): TypedClaim {
  let rest = ` ${typed.toLowerCase().replaceAll(/[,;–—]+/gu, " ")} `;
  let doubled = TWICE.test(rest);
  rest = ` ${fold(rest.replace(TWICE, " "))} `;
  for (const word of doubleWords.map(fold))
    if (rest.includes(` ${word} `)) [doubled, rest] = [true, rest.replace(` ${word} `, " ")];
  const whole = findRoutes(material, rest);
  const named = players
    .map((name, player) => ({ player, name: ` ${fold(name)} ` }))
    .filter(({ name }) => name.trim() && rest.includes(name))
    .sort((one, other) => other.name.length - one.name.length)
    .map(({ player, name }) => ({ player, routes: findRoutes(material, rest.replace(name, " ")) }));
  const withName = named.find(({ routes }) => routes.length);
  return { routes: withName?.routes ?? whole, player: withName?.player ?? null, doubled };
}
