// What a player may ask at any time. The answers come from the player's own view.
import type { Route, Terrain } from "../protocol";
import { TERRAINS, total } from "../game/cards";
import { claimable, whyClosed } from "../game/claiming";
import { expectation } from "../game/status";
import { Ways } from "../game/ways";
import { headingOf, isRule, paragraphsOf, sections } from "../rules/rules";
import { either, listed, say, type Params } from "../text/texts.svelte";
import { answer, unclear, type Answer, type Desk } from "./desk";
import { fitting, nearest } from "./fold";
import { label } from "./menus";
import { networks } from "./networks";
import { findPlaces, placeNames, routesAt } from "./places";
import { colourWords, COMMANDS, example, shown, terrainWords, type Command } from "./vocabulary";

type Question = (desk: Desk, rest: string) => Answer;

/** The own cards, secret and open. */
export function hand({ view, words }: Desk): Answer {
  const own = view.seat === null ? undefined : view.table.players[view.seat];
  if (!own) return answer(say("spoken-watching"));
  const count = total(view.hand);
  const terrain = words.terrainCards(own.terrain) || say("web-nothing");
  const text = count ? say("answer-hand", { count, cards: words.cards(view.hand) }) : say("hand-empty");
  return answer(text, [say("answer-terrain", { cards: terrain })]);
}

/** The open cards, and how many are left in the decks. */
export function market({ view: { table } }: Desk): Answer {
  const cards = (kinds: (string | null)[], family: string): string => {
    const open = kinds.filter((kind) => kind !== null);
    return open.length ? listed(open.map((kind) => say(`${family}-${kind}`))) : say("web-nothing");
  };
  return answer(say("spoken-open-train-cards", { cards: cards(table.display, "card") }), [
    say("spoken-open-terrain-cards", { cards: cards(table.terrain_display, "terrain") }),
    say("spoken-decks", {
      train: table.train_deck,
      terrain: total(table.terrain_deck),
      tickets: table.ticket_deck,
    }),
  ]);
}

/** What lies open before each player, oneself first. */
export function players(desk: Desk): Answer {
  const [first = "", ...others] = ownFirst(desk).map((seat) => player(desk, seat));
  return answer(first, others);
}

function player(desk: Desk, seat: number): string {
  const { words, view } = desk;
  const { score = 0, trains = 0, cards = 0, tickets = 0, terrain = {} } = view.table.players[seat] ?? {};
  const open = TERRAINS.filter((kind) => terrain[kind]).map((kind) => {
    const count = say(`terrains-${kind}`, { count: terrain[kind] ?? 0 });
    return hasMost(desk, seat, kind) ? say("spoken-most", { cards: count }) : count;
  });
  return say("spoken-player", {
    ...words.who(seat),
    points: score,
    trains,
    cards,
    tickets,
    terrain: open.length ? listed(open) : say("web-nothing"),
  });
}

/** Whether a player has cards of a terrain, and nobody has more. */
export function hasMost({ view }: Desk, seat: number, terrain: Terrain): boolean {
  const counts = view.table.players.map((each) => each.terrain[terrain] ?? 0);
  return (counts[seat] ?? 0) > 0 && counts[seat] === Math.max(...counts);
}

function ownFirst({ view }: Desk): number[] {
  const seats = view.table.players.map((_, seat) => seat);
  return seats.sort((a, b) => Number(b === view.seat) - Number(a === view.seat) || a - b);
}

/** Who has how many cards of a terrain; without a terrain, of each. */
export function whoHas(desk: Desk, rest: string): Answer {
  const names = terrainWords();
  const asked = rest ? fitting(rest, names) : TERRAINS;
  if (!asked.length) {
    const terrains = listed(TERRAINS.map((terrain) => say(`terrain-${terrain}`)));
    unclear(say("spoken-unknown-terrain", { typed: rest, terrains }));
  }
  const [first = "", ...others] = asked.map((terrain) => holders(desk, terrain));
  return answer(first, others);
}

function holders(desk: Desk, terrain: Terrain): string {
  const { words, view } = desk;
  const most = ownFirst(desk).filter((seat) => hasMost(desk, seat, terrain));
  if (!most.length) return say("spoken-nobody-has", { terrain });
  const counts = ownFirst(desk).map((seat) =>
    say("player-count", { ...words.who(seat), count: view.table.players[seat]?.terrain[terrain] ?? 0 }),
  );
  return say("spoken-who-has", {
    terrain,
    counts: listed(counts),
    most: listed(most.map((seat) => words.name(seat))),
  });
}

/** Where the routes of a place lead, and whose they are. */
export function place(desk: Desk, rest: string): Answer {
  const { words } = desk;
  if (!rest) unclear(say("spoken-which-place", { example: example("place", words.place("cape-town")) }));
  const found = findPlaces(rest, words);
  const names = [...new Set(found.map((id) => words.place(id)))];
  if (names.length > 1) unclear(say("several-places", { places: either(names) }));
  const [name] = names;
  if (name === undefined) return unclear(unknownPlace(rest, desk));
  const kind = words.board.places.find(({ id }) => id === found[0])?.kind ?? "city";
  const routes = routesAt(found, words);
  const far = (route: Route): string =>
    words.place(route.between.find((end) => !found.includes(end)) ?? rest);
  const lines = tracks(desk, routes, far);
  const text = say("spoken-place", { place: name, kind: say(`place-kind-${kind}`), count: routes.length });
  return answer(text, lines);
}

function unknownPlace(typed: string, { words }: Desk): string {
  return say("spoken-unknown-place", { typed, places: listed(nearest(typed, placeNames(words), Infinity)) });
}

/** Routes in words, and whether one could claim them; two tracks that are alike in one line. */
function tracks(desk: Desk, routes: Route[], where: (route: Route) => string): string[] {
  const line = (route: Route, count: number): string => track(desk, route, where(route), count);
  const isAlike = (one: Route, other: Route): boolean =>
    one.twin === other.id && line(one, 1) === line(other, 1);
  return routes.flatMap((route, index) => {
    const twin = routes.findIndex((other) => isAlike(route, other));
    if (twin >= 0 && twin < index) return [];
    return [line(route, twin < 0 ? 1 : 2)];
  });
}

function track(desk: Desk, route: Route, where: string, count: number): string {
  return say("spoken-track", {
    where,
    tracks: count,
    colour: say(`colour-${route.colour}`),
    length: route.length,
    locomotives: route.locomotives ?? 0,
    terrain: say(`terrain-${desk.words.board.terrain[route.id] ?? "mountain"}`),
    ...state(desk, route),
  });
}

function state({ words, view, offer }: Desk, route: Route): Params {
  const claim = view.table.claims[route.id];
  if (claim) return { state: claim.seat === view.seat ? "yours" : "taken", player: words.player(claim.seat) };
  const isBeside = route.twin != null && route.twin in view.table.claims;
  const isShut = offer ? /twin/.test(whyClosed(offer, route.id)?.reason ?? "") : isBeside;
  const isPayable = claimable(offer).has(route.id);
  return { state: isShut ? "twin-taken" : isPayable ? "payable" : "free", player: "" };
}

/** The routes nobody has: all, or those of a colour, a terrain, a length or at a place; those one can pay for first. */
export function routes(desk: Desk, rest: string): Answer {
  const { words, view, offer } = desk;
  const possible = claimable(offer);
  const free = filtered(desk, rest).filter((route) => !(route.id in view.table.claims));
  const name = (route: Route): string => words.route(route.id);
  free.sort(
    (a, b) =>
      Number(possible.has(b.id)) - Number(possible.has(a.id)) ||
      b.length - a.length ||
      name(a).localeCompare(name(b)),
  );
  return answer(say("spoken-free-routes", { count: free.length }), tracks(desk, free, name));
}

/** The routes that every word of a filter fits. */
export function filtered({ words }: Desk, rest: string): Route[] {
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

/** The own tickets, what is missing, and the shortest way. */
export function tickets(desk: Desk): Answer {
  const { view, words, offer, completed } = desk;
  if (view.seat === null) return answer(say("spoken-watching"));
  if (!view.tickets.length) return answer(say("answer-no-tickets"));
  const map = new Ways(words.board, view.table.claims, view.seat, offer);
  const [first = "", ...lines] = view.tickets.flatMap((id) => {
    const ticket = words.ticket(id);
    const found = words.tickets.get(id);
    if (completed.includes(id)) return [say("ticket-done", { ticket })];
    const way = found && map.forTicket(found);
    if (!way) return [say("ticket-closed", { ticket })];
    const missing = say("ticket-missing", { ticket, spaces: way.trains });
    if (view.table.stage === "game-over") return [missing];
    const steps = way.missing.map((route) => step(route, desk));
    return [missing, say("spoken-ticket-way", { routes: listed(steps) })];
  });
  return answer(first, lines);
}

function step(id: string, { words }: Desk): string {
  const route = words.routes.get(id);
  return say("route-open", {
    route: words.route(id),
    spaces: route?.length ?? 0,
    colour: say(`colour-${route?.colour ?? "grey"}`),
  });
}

/** What happened in the last turns; without a number, since everyone had one. */
export function last(desk: Desk, rest: string): Answer {
  const wanted = /^\d{1,3}$/.test(rest) ? Math.max(1, Number(rest)) : desk.view.table.players.length;
  const starts = desk.log.flatMap((line, index) => (line.opensTurn ? [index] : []));
  if (!starts.length) return answer(say("spoken-nothing-yet"));
  const told = starts.slice(-wanted);
  return answer(
    say("spoken-last-turns", { turns: told.length }),
    desk.log.slice(told[0]).map((line) => line.text),
  );
}

/** Everything that happened, the latest first. */
export function log(desk: Desk): Answer {
  const [latest, ...before] = desk.log.map((line) => line.text).reverse();
  return answer(latest ?? say("spoken-nothing-yet"), before);
}

/** Who has which routes, network by network. */
export function map(desk: Desk): Answer {
  const { words, view } = desk;
  const [first = "", ...lines] = ownFirst(desk).flatMap((seat) => {
    const own = Object.keys(view.table.claims).filter((id) => view.table.claims[id]?.seat === seat);
    const spaces = own.reduce((sum, id) => sum + (words.routes.get(id)?.length ?? 0), 0);
    const claimed = (id: string): string =>
      say(view.table.claims[id]?.doubled ? "route-claimed-doubled" : "route-claimed", {
        route: words.route(id),
        spaces: words.routes.get(id)?.length ?? 0,
      });
    return [
      say("answer-map", { ...words.who(seat), routes: own.length, spaces }),
      ...networks(own, words).map((network) => listed(network.map(claimed))),
    ];
  });
  return answer(first, lines);
}

/** The points so far, and what the own tickets would add now. */
export function score({ view, words, completed }: Desk): Answer {
  const each = view.table.players.map(({ score: count }, seat) =>
    say("player-count", { ...words.who(seat), count }),
  );
  const text = say("answer-score", { scores: listed(each) });
  if (view.seat === null) return answer(text);
  const worth = (ids: string[]): number =>
    ids.reduce((sum, id) => sum + (words.tickets.get(id)?.points ?? 0), 0);
  const routes = view.table.players[view.seat]?.score ?? 0;
  const done = worth(completed);
  const open = worth(view.tickets) - done;
  return answer(text, [say("answer-score-now", { routes, done, open, sum: routes + done - open })]);
}

/** What one can do now. */
export function options(desk: Desk): Answer {
  const { offer, view, words, acting } = desk;
  const text = expectation(view, acting, words);
  if (!offer) return answer(text);
  if (offer.tickets) {
    const numbered = offer.tickets.tickets.map((id, index) =>
      say("spoken-numbered", { number: index + 1, what: words.ticket(id) }),
    );
    return answer(say("spoken-keep-at-least", { count: offer.tickets.fewest }), numbered);
  }
  const draws = offer.actions.map((action) => label(action, desk));
  const claims = view.table.draws ? [] : [say("spoken-claims", { count: claimable(offer).size })];
  return answer(text, [...claims, ...draws]);
}

/** One rule or section by its number, or where all of them are. */
export function rules(_: Desk, rest: string): Answer {
  const number = rest.trim();
  const sample = example("rules", "5.8");
  if (!number) return answer(say("spoken-rules", { example: sample }));
  if (isRule(number)) return answer(headingOf(number), paragraphsOf(number));
  const section = sections().find((each) => each.number === number);
  if (!section) return unclear(say("spoken-no-rule", { number, example: sample }));
  return answer(say(`rules-section-${number}`), section.rules.map(headingOf));
}

/** What can be typed. */
export function help({ words }: Desk): Answer {
  const lines = COMMANDS.map((command) =>
    say(`spoken-help-${command}`, {
      word: shown(command),
      place: words.place("cape-town"),
      other: words.place("port-elizabeth"),
      colour: say("colour-orange"),
      terrain: say("terrain-mountain"),
      card: say("card-black"),
      deck: shown("train-deck"),
      tickets: shown("tickets"),
      cards: `${say("card-black")}*2 ${shown("locomotive")}*1`,
      double: shown("double"),
    }),
  );
  return answer(say("spoken-help"), lines);
}

export const QUESTIONS: Partial<Record<Command, Question>> = {
  options,
  hand,
  tickets,
  market,
  players,
  score,
  map,
  place,
  routes,
  "who-has": whoHas,
  last,
  log,
  rules,
  help,
};
