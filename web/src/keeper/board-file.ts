// The board of a kept game as data that somebody else may have written. Whether it adds up is the checker's business; here
// it is only made sure that it can be drawn and counted on.
import type { BoardContent, Colour, Place, PlaceKind, Route, Ticket } from "../protocol";
import { endsOf } from "./finding";
import { published, terrainOfColour } from "./material";
import { list, number, oneOf, pair, record, require, string, whole } from "./reading";

// As many as the server lets people keep (`okapi.server.workers.boards`).
const [MAX_PLACES, MAX_ROUTES, MAX_TICKETS, MAX_LETTERS, MAX_LANGUAGES] = [120, 300, 300, 60, 40];
const MAX_SIZE = 100_000;
export const MAX_POINTS = 100; // of one ticket
const KINDS: PlaceKind[] = ["city", "waystation", "terminal", "port"];
const COLOURS = Object.keys(terrainOfColour) as Colour[];
const ID = /^[a-z0-9]+(--?[a-z0-9]+)*$/;

export function contentFrom(value: unknown): BoardContent {
  const data = record(value);
  const places = list(data["places"], MAX_PLACES).map(placeFrom);
  const routes = distinct(
    list(data["routes"], MAX_ROUTES).map((route) => routeFrom(route, distinct(places))),
  );
  for (const { id, twin } of routes.values())
    require(!twin || (twin !== id && routes.get(twin)?.twin === id));
  const trains = data["trains"] ?? null;
  const content: BoardContent = {
    id: idFrom(data["id"]),
    name: string(data["name"], MAX_LETTERS),
    size: pair(data["size"], (side) => whole(side, 1, MAX_SIZE)),
    places,
    routes: [...routes.values()],
    tickets: [],
    ...namesFrom(data),
    ...(trains === null ? {} : { trains: whole(trains, 1, MAX_POINTS) }),
  };
  const ends = [...endsOf(content).keys()];
  return { ...content, tickets: list(data["tickets"], MAX_TICKETS).map((one) => ticketFrom(one, ends)) };
}

/** By their ids, of which there are no two alike. */
function distinct<Entry extends { id: string }>(entries: Entry[]): Map<string, Entry> {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  require(entries.length > 0 && known.size === entries.length);
  return known;
}

function idFrom(value: unknown): string {
  const id = string(value, 3 * MAX_LETTERS);
  require(ID.test(id) && !(id in {}));
  return id;
}

function namesFrom({ names }: Record<string, unknown>): { names?: Record<string, string> } {
  if (names === undefined) return {};
  const entries = list(Object.entries(record(names)), MAX_LANGUAGES) as [string, unknown][];
  return { names: Object.fromEntries(entries.map(([language, name]) => [language, string(name, MAX_LETTERS)])) }; // prettier-ignore
}

function placeFrom(value: unknown): Place {
  const data = record(value);
  const kind = oneOf(data["kind"], KINDS);
  const isInCountry = kind === "terminal" || kind === "port";
  return {
    id: idFrom(data["id"]),
    name: string(data["name"], MAX_LETTERS),
    kind,
    at: pair(data["at"], (share) => number(share, 0, 1)),
    ...(isInCountry ? { country: idFrom(data["country"]) } : {}),
    ...namesFrom(data),
  };
}

function routeFrom(value: unknown, places: Map<string, Place>): Route {
  const data = record(value);
  const between = pair(data["between"], (place) => oneOf(place, places.keys()));
  require(between[0] !== between[1]);
  const length = whole(data["length"], 1, published.route_points.length - 1);
  const locomotives = whole(data["locomotives"] ?? 0, 0, length);
  const twin = data["twin"] ?? null;
  return {
    id: idFrom(data["id"]),
    between,
    colour: oneOf(data["colour"], COLOURS),
    length,
    ...(locomotives ? { locomotives } : {}),
    ...(twin === null ? {} : { twin: idFrom(twin) }),
  };
}

/** A ticket between two of these ends. */
export function ticketFrom(value: unknown, ends: readonly string[]): Ticket {
  const data = record(value);
  const between = pair(data["between"], (end) => oneOf(end, ends));
  require(between[0] !== between[1]);
  return { between, points: whole(data["points"], 1, MAX_POINTS) };
}
