// A board as the map and the words want it, made in the browser from what is in its file.
import type { BoardContent, WholeBoard } from "../protocol";

const MAX_SPACES = 12; // that are drawn of a route: whatever a file says, the map stays quick

/** What can be drawn of the routes: from one known place to another, which lies elsewhere. */
function drawable({ places, routes }: BoardContent): BoardContent["routes"] {
  const at = new Map(places.map((place) => [place.id, place.at.join()]));
  return routes
    .filter(({ between: [one, other] }) => at.has(one) && at.has(other) && at.get(one) !== at.get(other))
    .map((route) => ({ ...route, length: Math.min(MAX_SPACES, Math.max(1, route.length)) }));
}

/** The board with its countries, as a client is sent it, as far as it can be drawn. */
export function wholeOf(content: BoardContent): WholeBoard {
  const countries = [...new Set(content.places.flatMap(({ country }) => country ?? []))].map((id) => {
    const own = content.places.filter(({ country }) => country === id);
    return { id, name: own[0]?.name ?? id, places: own.map((place) => place.id) };
  });
  const tickets = content.tickets.map((ticket) => ({ id: ticket.between.join("--"), ticket }));
  return {
    names: {},
    trains: null,
    ...content,
    size: content.size.every((side) => side > 0) ? content.size : [1, 1],
    hash: "",
    terrain: {},
    routes: drawable(content),
    tickets,
    countries,
    difference: { tickets: tickets.length, new_tickets: 0, map: 0 },
  };
}
