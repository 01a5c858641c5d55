// Moves as people type them. What is typed becomes an action; whether it is allowed is for the server to say.
import type { Action, ClaimRoute, DoublingWay, Route } from "../protocol";
import { claim as claimRoute, claimable, purchases, whyClosed, type Purchase } from "../game/claiming";
import { expectation } from "../game/status";
import { majorityInWords } from "../table/majority";
import { either, listed, say } from "../text/texts.svelte";
import { answer, NotUnderstood, unclear, type Answer, type Desk } from "./desk";
import { fitting, fold } from "./fold";
import { placesAndWish, type Wish } from "./payment";
import { findRoutes } from "./places";
import { refusalWithRule } from "./refusal";
import { cardWords, deckWords, example, shown, spelled, terrainWords } from "./vocabulary";

/** An action, and what is told before it is done; null for what the server will refuse. */
export interface Move {
  action: Action;
  question: Answer | null;
}

type Mover = (desk: Desk, rest: string) => Move;

/** Nothing can be sent while it is for others to decide. */
function asked(desk: Desk): NonNullable<Desk["offer"]> {
  return desk.offer ?? unclear(expectation(desk.view, desk.acting, desk.words));
}

/** Everything that can be taken or drawn, with the words for it. */
function drawable(): Map<string, { action: Action; words: string[] }> {
  const found = new Map<string, { action: Action; words: string[] }>();
  for (const [card, words] of cardWords())
    found.set(card, { action: { type: "take-train-card", card }, words });
  for (const [terrain, words] of terrainWords())
    found.set(terrain, { action: { type: "take-terrain-card", terrain }, words });
  for (const [deck, words] of deckWords())
    found.set(`deck-${deck}`, { action: { type: "draw-blind", deck }, words });
  found.set("tickets", { action: { type: "draw-tickets" }, words: [...spelled("tickets"), "tickets"] });
  return found;
}

/** What one would type behind “take” for each action on offer. */
export function drawWords({ offer }: Desk): string[] {
  const isOffered = (action: Action): boolean =>
    offer?.actions.some((other) => JSON.stringify(other) === JSON.stringify(action)) ?? false;
  return [...drawable().values()]
    .filter(({ action }) => isOffered(action))
    .flatMap(({ words }) => words[0] ?? []);
}

const draw: Mover = (desk, rest) => {
  asked(desk);
  const things = drawable();
  const keys = fitting(rest, new Map([...things].map(([key, { words }]) => [key, words])));
  const on = drawWords(desk);
  const found = keys.flatMap((key) => things.get(key) ?? []);
  const likely = found.length > 1 ? found.filter(({ words }) => on.includes(words[0] ?? "")) : found;
  const [thing, another] = likely;
  if (!thing) return unclear(say("spoken-unknown-card", { typed: rest, cards: listed(on) }));
  if (another)
    unclear(say("several-commands", { commands: either(likely.map(({ words }) => words[0] ?? "")) }));
  return { action: thing.action, question: sure(thing.action, desk) };
};

const pass: Mover = (desk) => {
  asked(desk);
  return { action: { type: "pass" }, question: sure({ type: "pass" }, desk) };
};

const keep: Mover = (desk, rest) => {
  const { tickets: choice } = asked(desk);
  const typed = rest.split(/[\s,;]+/).filter(Boolean);
  const offered = choice?.tickets ?? [];
  const sample = `${shown("keep")} 1 2`;
  const isAll = spelled("all").some((word) => fold(word) === fold(rest));
  if (!typed.length) unclear(say("spoken-unknown-tickets", { example: sample }));
  const tickets = isAll ? offered : typed.map((word) => offered[Number(word) - 1] ?? word);
  const action: Action = { type: "keep-tickets", tickets };
  if (tickets.some((ticket) => !desk.words.tickets.has(ticket)))
    unclear(
      offered.length && typed.every((word) => /^\d+$/.test(word))
        ? say("no-such-number", { count: offered.length })
        : say("spoken-unknown-tickets", { example: sample }),
    );
  return { action, question: sure(action, desk) };
};

const claim: Mover = (desk, rest) => {
  const offer = asked(desk);
  const { words } = desk;
  const { places, wish } = placesAndWish(rest);
  if (!places) throw new NotUnderstood(claimableRoutes(desk));
  const [from, to] = [words.place("cape-town"), words.place("port-elizabeth")];
  const routes = findRoutes(places, words);
  if (!routes.length)
    unclear(say("spoken-unknown-route", { typed: places, example: example("claim", `${from} ${to}`) }));
  if (!wish)
    return unclear(
      say("spoken-unknown-payment", { example: `${say("card-black")}*2 ${shown("locomotive")}*1` }),
    );
  const named = names(routes, desk);
  if (named.length > 1) unclear(say("spoken-several-routes", { routes: listed(named) }));
  const ways = routes.flatMap((route) => waysFor(route, desk));
  const fit = ways.filter((way) => fits(way, wish));
  const [best] = fit;
  if (best) return { action: best.action, question: sureOf(best, desk, sameWays(ways, best)) };
  if (wish.payment) return exactly(routes[0]?.id ?? places, wish);
  return unclear(whyNot(routes, ways, wish, desk, offer));
};

/** The routes by name, those that can be claimed now if there are any. */
function names(routes: Route[], desk: Desk): string[] {
  const possible = routes.filter((route) => waysFor(route, desk).length);
  const told = (possible.length ? possible : routes).map((route) => desk.words.route(route.id));
  return [...new Set(told)];
}

function claimableRoutes(desk: Desk): Answer {
  const possible = claimable(desk.offer);
  const lines = desk.words.board.routes
    .filter(({ id }) => possible.has(id))
    .map(({ id }) => desk.words.route(id));
  return answer(say("spoken-claims", { count: possible.size }), [...new Set(lines)]);
}

/** One way to claim a route: what is paid, and how it is doubled. */
export interface ClaimWay {
  purchase: Purchase;
  doubling: DoublingWay | null;
  action: ClaimRoute;
}

/** All ways to claim a route, the thriftiest first, plain ones before doubled ones. */
export function waysFor(route: Route, { offer, view }: Desk): ClaimWay[] {
  const bought = purchases(offer, route.id, view.hand, null);
  const way = (purchase: Purchase, doubling: DoublingWay | null): ClaimWay => ({
    purchase,
    doubling,
    action: claimRoute(route.id, purchase.way, doubling),
  });
  return bought.flatMap((purchase) => [
    way(purchase, null),
    ...purchase.way.doublings
      .toSorted((a, b) => a.locomotives - b.locomotives)
      .map((doubling) => way(purchase, doubling)),
  ]);
}

function fits({ action, doubling }: ClaimWay, wish: Wish): boolean {
  if (wish.isDoubled !== (doubling !== null)) return false;
  if (wish.wild !== null && doubling?.locomotives !== wish.wild) return false;
  if (wish.payment) return isSamePile(wish.payment, action.payment);
  return wish.colours.every((card) => action.payment[card]);
}

function isSamePile(one: ClaimRoute["payment"], other: ClaimRoute["payment"]): boolean {
  const cards = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof typeof one>;
  return [...cards].every((card) => (one[card] ?? 0) === (other[card] ?? 0));
}

/** How many other payments would do the same. */
function sameWays(ways: ClaimWay[], best: ClaimWay): number {
  const alike = ways.filter(({ doubling }) => (doubling === null) === (best.doubling === null));
  return new Set(alike.map(({ action }) => JSON.stringify(action.payment))).size - 1;
}

/** Cards that are not on offer are sent as they are: the server says why not. */
function exactly(route: string, { payment, isDoubled, wild }: Wish): Move {
  const doubling = isDoubled ? { locomotives: wild ?? 0 } : null;
  const action: ClaimRoute = { type: "claim-route", route, payment: payment ?? {}, doubling };
  return { action, question: null };
}

function whyNot(
  routes: Route[],
  ways: ClaimWay[],
  wish: Wish,
  { words }: Desk,
  offer: NonNullable<Desk["offer"]>,
): string {
  const [route] = routes;
  if (!route) return "";
  const undoubled = ways.find((way) => fits(way, { ...wish, isDoubled: false, wild: null }));
  const refused = wish.isDoubled && undoubled?.purchase.way.why_not;
  if (refused) return refusalWithRule(refused);
  if (ways.length) {
    const payments = [...new Set(ways.map(({ action }) => words.cards(action.payment)))];
    return say("spoken-no-such-way", { route: words.route(route.id), ways: listed(payments) });
  }
  const closed = whyClosed(offer, route.id);
  return closed ? refusalWithRule(closed) : say("claim-not-now");
}

/** What a claim would do, with the arithmetic of doubling. */
export function sureOf({ purchase, doubling, action }: ClaimWay, desk: Desk, others = 0): Answer {
  const { words, view } = desk;
  const { bundle } = purchase;
  const facts = { route: words.route(action.route), payment: words.cards(action.payment) };
  const more = others > 0 ? [say("spoken-other-ways", { count: others })] : [];
  if (!doubling) return answer(say("spoken-sure-claim", { ...facts, points: bundle.points }), more);
  const spent = words.spent(doubling, { [bundle.terrain]: doubling.discarded });
  return answer(say("spoken-sure-doubled", { ...facts, spent, points: bundle.doubled }), [
    majorityInWords(bundle, doubling, view, words),
    ...more,
  ]);
}

/** What an action other than a claim would do. */
export function sure(action: Action, { words }: Desk): Answer {
  switch (action.type) {
    case "take-train-card":
      return answer(say("spoken-sure-take", { card: say(`one-card-${action.card}`) }));
    case "take-terrain-card":
      return answer(say("spoken-sure-take", { card: say(`one-terrain-${action.terrain}`) }));
    case "draw-blind":
      return answer(say("spoken-sure-draw", { deck: action.deck }));
    case "draw-tickets":
      return answer(say("spoken-sure-draw", { deck: "tickets" }));
    case "keep-tickets":
      return answer(
        say("spoken-sure-keep", { count: action.tickets.length, tickets: words.ticketList(action.tickets) }),
      );
    default:
      return answer(say("spoken-sure-pass"));
  }
}

export const MOVES = { draw, claim, keep, pass } as const;
