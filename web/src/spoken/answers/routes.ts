// Routes: where they lead, what they take, whose they are.
import type { Route, Terrain } from "../../protocol";
import { claimable } from "../../game/claims";
import { fitting } from "../../i18n/fold";
import { either, listed, say, type Params } from "../../i18n/texts.svelte";
import { answer, unclear, type Answer, type CommandContext } from "../context";
import { findPlaces, routesAt, similarPlaces } from "../places";
import { colourWords, example, terrainWords } from "../vocabulary";

/** Where the routes of a place lead, and whose they are. */
export function place(context: CommandContext, rest: string): Answer {
  const { words } = context;
  if (!rest) unclear(say("spoken-which-place", { example: example("place", words.place("cape-town")) }));
  const found = findPlaces(rest, words);
  const names = [...new Set(found.map((id) => words.place(id)))];
  if (names.length > 1) unclear(say("several-places", { places: either(names) }));
  const [name] = names;
  if (name === undefined) return unclear(unknownPlace(rest, context));
  const kind = words.board.places.find(({ id }) => id === found[0])?.kind ?? "city";
  const routes = routesAt(found, words);
  const far = (route: Route): string =>
    words.place(route.between.find((end) => !found.includes(end)) ?? rest);
  const lines = tracks(context, routes, far);
  const text = say("spoken-place", { place: name, kind: say(`place-kind-${kind}`), count: lines.length });
  return answer(text, lines);
}

function unknownPlace(typed: string, { words }: CommandContext): string {
  return say("spoken-unknown-place", { typed, places: listed(similarPlaces(typed, words)) });
}

/** Routes in words, and whether one could claim them; two tracks that are alike in one line. */
function tracks(context: CommandContext, routes: Route[], where: (route: Route) => string): string[] {
  const line = (route: Route, count: number): string => track(context, route, where(route), count);
  const isAlike = (one: Route, other: Route): boolean =>
    one.twin === other.id && line(one, 1) === line(other, 1);
  return routes.flatMap((route, index) => {
    const twin = routes.findIndex((other) => isAlike(route, other));
    if (twin >= 0 && twin < index) return [];
    return [line(route, twin < 0 ? 1 : 2)];
  });
}

function track(context: CommandContext, route: Route, where: string, count: number): string {
  return say("spoken-track", {
    where,
    tracks: count,
    colour: say(`colour-${route.colour}`),
    length: route.length,
    locomotives: route.locomotives ?? 0,
    terrain: say(`terrain-${context.words.board.terrain[route.id] ?? "mountain"}`),
    ...state(context, route),
  });
}

function state({ words, view, offer, closed }: CommandContext, route: Route): Params {
  const claim = view.table.claims[route.id];
  if (claim) return { state: claim.seat === view.seat ? "yours" : "taken", player: words.player(claim.seat) };
  const isClosed = closed.some(({ routes }) => routes.includes(route.id));
  const isPayable = claimable(offer).has(route.id);
  return { state: isClosed ? "twin-taken" : isPayable ? "payable" : "free", player: "" };
}

/** The routes nobody has: all, or those of a colour, a terrain, a length or at a place; those one can pay for first. */
export function routes(context: CommandContext, rest: string): Answer {
  const { words, view, offer } = context;
  const possible = claimable(offer);
  const free = filtered(context, rest).filter((route) => !(route.id in view.table.claims));
  const name = (route: Route): string => words.route(route.id);
  free.sort(
    (a, b) =>
      Number(possible.has(b.id)) - Number(possible.has(a.id)) ||
      b.length - a.length ||
      name(a).localeCompare(name(b)),
  );
  const lines = tracks(context, free, name);
  return answer(say("spoken-free-routes", { count: lines.length }), lines);
}

/** The routes that every word of a filter fits. */
function filtered({ words }: CommandContext, rest: string): Route[] {
  const all = words.board.routes;
  if (!rest.trim()) return all;
  const places = findPlaces(rest, words);
  const parts = places.length ? [rest] : rest.trim().split(/\s+/);
  const tests = parts.map((part) =>
    filter(part, words.board.terrain, all, routesAt(findPlaces(part, words), words)),
  );
  if (tests.includes(null)) {
    const colour = say("colour-orange");
    unclear(say("spoken-unknown-filter", { typed: rest, example: example("routes", colour) }));
  }
  return all.filter((route) => tests.every((test) => test?.(route)));
}

function filter(
  typed: string,
  terrains: Record<string, Terrain>,
  all: Route[],
  there: Route[],
): ((route: Route) => boolean) | null {
  if (/^\d+$/.test(typed)) return (route) => route.length === Number(typed);
  if (there.length) return (route) => there.includes(route);
  const colours = fitting(typed, colourWords(all.map(({ colour }) => colour)));
  if (colours.length) return (route) => colours.includes(route.colour);
  const kinds = fitting(typed, terrainWords());
  if (kinds.length) return (route) => kinds.includes(terrains[route.id] ?? "mountain");
  return null;
}
