// Changes of a map, each from one content to the next. What adds up is the checker's business; these only keep together
// what belongs together: the two tracks of a double route, the stops of a country, a place and what leads to it.
import { plainLetters } from "../i18n/fold";
import type { BoardContent, Place, Route } from "../protocol";

const LONGEST_ID = 40;

/** An id made from a name, that none of these is. */
export function newIdFrom(name: string, taken: Iterable<string>): string {
  const plain = plainLetters(name).replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "").slice(0, LONGEST_ID); // prettier-ignore
  const stem = plain.replace(/-+$/, "") || "place";
  const known = new Set(taken);
  if (!known.has(stem)) return stem;
  let number = 2;
  while (known.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

const idsIn = ({ places }: BoardContent): string[] =>
  places.flatMap(({ id, country }) => (country ? [id, country] : [id]));

const without = <Thing extends object, Key extends keyof Thing>(thing: Thing, key: Key): Omit<Thing, Key> => {
  const { [key]: _, ...rest } = thing;
  return rest;
};

// Routes.

type RouteChange = Partial<Pick<Route, "between" | "colour" | "length" | "locomotives">>;

/** What the two tracks of a double route have in common, and what each has for itself. */
export function changeRoute(content: BoardContent, id: string, change: RouteChange): BoardContent {
  const { colour: _, ...shared } = change;
  const twin = content.routes.find((route) => route.id === id)?.twin;
  const routes = content.routes.map((route) => {
    if (route.id === id) return tidy({ ...route, ...change });
    return twin && route.id === twin ? tidy({ ...route, ...shared }) : route;
  });
  return { ...content, routes };
}

/** As a board file has it: what is not there is not said. */
const tidy = (route: Route): Route => (route.locomotives ? route : without(route, "locomotives"));

/** Make a route double, or single again. */
export function doubleRoute(content: BoardContent, id: string, isDouble: boolean): BoardContent {
  const route = content.routes.find((one) => one.id === id);
  if (!route || Boolean(route.twin) === isDouble) return content;
  if (!isDouble) return removeRoute(content, route.twin ?? "");
  const twin = { ...route, id: newRouteId(content, route.between), twin: id };
  const routes = content.routes.flatMap((one) => (one.id === id ? [{ ...one, twin: twin.id }, twin] : [one]));
  return { ...content, routes };
}

function newRouteId({ routes }: BoardContent, between: readonly string[]): string {
  const known = new Set(routes.map(({ id }) => id));
  const stem = between.join("--");
  return [stem, ..."bcdefghijklmnopqrstuvwxyz".split("").map((letter) => `${stem}--${letter}`)].find((id) => !known.has(id)) ?? `${stem}--${routes.length}`; // prettier-ignore
}

/** A new route, or the second track of the one there is; and the id of what was made. */
export function addRoute(
  content: BoardContent,
  one: string,
  other: string,
): { content: BoardContent; id: string } {
  const there = content.routes.find(({ between }) => between.includes(one) && between.includes(other));
  const id = newRouteId(content, [one, other]);
  if (there && !there.twin) {
    const next = doubleRoute(content, there.id, true);
    return { content: next, id: next.routes.find((route) => route.id === there.id)?.twin ?? there.id };
  }
  const route: Route = { id, between: [one, other], colour: "grey", length: 2 };
  return { content: { ...content, routes: [...content.routes, route] }, id };
}

export function removeRoute(content: BoardContent, id: string): BoardContent {
  const routes = content.routes
    .filter((route) => route.id !== id)
    .map((route) => (route.twin === id ? without(route, "twin") : route));
  return { ...content, routes };
}

// Places.

export function addPlace(
  content: BoardContent,
  name: string,
  at: [number, number],
): { content: BoardContent; id: string } {
  const id = newIdFrom(name, idsIn(content));
  const place: Place = { id, name, kind: "city", at: onBoard(at) };
  return { content: { ...content, places: [...content.places, place] }, id };
}

const onBoard = (at: readonly [number, number]): [number, number] =>
  at.map((share) => Math.round(Math.min(1, Math.max(0, share)) * 1e5) / 1e5) as [number, number];

const changed = (
  content: BoardContent,
  isMeant: (place: Place) => boolean,
  change: (place: Place) => Place,
) => ({
  ...content,
  places: content.places.map((place) => (isMeant(place) ? change(place) : place)),
});

export function movePlace(content: BoardContent, id: string, at: readonly [number, number]): BoardContent {
  return changed(content, (place) => place.id === id, (place) => ({ ...place, at: onBoard(at) })); // prettier-ignore
}

/** A new name, for all stops of a country at once. */
export function renamePlace(
  content: BoardContent,
  id: string,
  name: string,
  names: Record<string, string>,
): BoardContent {
  const country = content.places.find((place) => place.id === id)?.country;
  const given = Object.fromEntries(Object.entries(names).filter(([, one]) => one.trim() && one !== name));
  return changed(
    content,
    (place) => place.id === id || (country ? place.country === country : false),
    (place) => ({
      ...without({ ...place, name }, "names"),
      ...(Object.keys(given).length ? { names: given } : {}),
    }),
  );
}

/** Another kind: a city that becomes a stop of a country is called so on tickets too. All stops of a country are alike. */
export function changeKind(content: BoardContent, id: string, kind: Place["kind"]): BoardContent {
  const place = content.places.find((one) => one.id === id);
  if (!place || place.kind === kind) return content;
  const isOfCountry = kind === "terminal" || kind === "port";
  if (!isOfCountry)
    return changed(content, (one) => one.id === id, (one) => ({ ...without(one, "country"), kind })); // prettier-ignore
  if (place.country)
    return changed(content, (one) => one.country === place.country, (one) => ({ ...one, kind })); // prettier-ignore
  const country = newIdFrom(place.name, idsIn(content));
  const next = changed(content, (one) => one.id === id, (one) => ({ ...one, kind, country })); // prettier-ignore
  const tickets = content.tickets.map((ticket) => ({
    ...ticket,
    between: ticket.between.map((end) => (end === id ? country : end)) as [string, string],
  }));
  return { ...next, tickets };
}

/** Make a place a stop of a country that there is; it takes over what all its stops have in common. */
export function joinCountry(content: BoardContent, id: string, country: string): BoardContent {
  const model = content.places.find((place) => place.country === country && place.id !== id);
  if (!model) return content;
  const { name, kind, names } = model;
  return changed(
    content,
    (place) => place.id === id,
    (place) => ({ ...without({ ...place, name, kind, country }, "names"), ...(names ? { names } : {}) }),
  );
}

/** A place goes with all routes to it, and with the tickets that nobody could complete any more. */
export function removePlace(content: BoardContent, id: string): BoardContent {
  const country = content.places.find((place) => place.id === id)?.country;
  const places = content.places.filter((place) => place.id !== id);
  const isLast = !country || !places.some((place) => place.country === country);
  const gone = isLast ? [id, country] : [id];
  const leading = content.routes.filter(({ between }) => between.includes(id)).map((route) => route.id);
  const tickets = content.tickets.filter(({ between }) => !between.some((end) => gone.includes(end)));
  return leading.reduce(removeRoute, { ...content, places, tickets });
}
