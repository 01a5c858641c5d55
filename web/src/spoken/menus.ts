// Moves in small steps: what to do, which card or route, how to pay, once or twice, and sure?
import type { Action, Route } from "../protocol";
import { total } from "../game/cards";
import { claimable } from "../game/claiming";
import { expectation } from "../game/status";
import { majorityInWords } from "../table/majority";
import { say } from "../text/texts.svelte";
import type { Desk } from "./desk";
import { refusalWithRule } from "./refusal";
import { sure, sureOf, waysFor, type ClaimWay } from "./moves";

export interface Choice {
  label: string;
  /** Choices of one group stand under its heading. */
  group?: string;
  /** The words a filter looks through. */
  about?: string;
  leadsTo: () => Menu | Action;
}

export interface Menu {
  title: string;
  notes: string[];
  choices: Choice[];
}

const menu = (title: string, choices: Choice[], notes: string[] = []): Menu => ({ title, choices, notes });

/** Whether a choice has led to another menu, and not to an action. */
export function isMenu(found: Menu | Action): found is Menu {
  return "choices" in found;
}

/** The first menu of a decision. */
export function turnMenu(desk: Desk): Menu {
  const { offer, view, words, acting } = desk;
  const cards = offer?.actions.filter(isDraw) ?? [];
  if (view.table.draws)
    return menu(
      expectation(view, acting, words),
      cards.map((action) => drawn(action, desk)),
    );
  const routes = claimable(offer).size;
  const choices: Choice[] = [];
  if (cards.length) choices.push({ label: say("spoken-menu-card"), leadsTo: () => cardsMenu(cards, desk) });
  if (routes)
    choices.push({
      label: say("spoken-menu-claim", { count: routes }),
      leadsTo: () => routesMenu(desk),
    });
  for (const action of offer?.actions.filter((each) => !isDraw(each)) ?? [])
    choices.push({ label: label(action, desk), leadsTo: () => sureMenu(action, desk) });
  return menu(say("spoken-menu-turn"), choices);
}

function isDraw(action: Action): boolean {
  return ["take-train-card", "take-terrain-card", "draw-blind"].includes(action.type);
}

function drawn(action: Action, desk: Desk): Choice {
  return { label: label(action, desk), leadsTo: () => action };
}

/** An action of the offer in words, as on a button. */
export function label(action: Action, { view: { table } }: Desk): string {
  switch (action.type) {
    case "take-train-card":
      return say("market-take", { card: say(`one-card-${action.card}`) });
    case "take-terrain-card":
      return say("market-take", { card: say(`one-terrain-${action.terrain}`) });
    case "draw-blind":
      return action.deck === "train"
        ? say("market-draw-train", { count: table.train_deck })
        : say("market-draw-terrain", { count: total(table.terrain_deck) });
    case "draw-tickets":
      return say("market-draw-tickets", { count: table.ticket_deck });
    default:
      return say("market-pass");
  }
}

function cardsMenu(actions: Action[], desk: Desk): Menu {
  return menu(
    say("spoken-menu-which-card"),
    actions.map((action) => drawn(action, desk)),
  );
}

/** The routes that can be claimed, the longest first; the two tracks of a double route once if they are alike. */
function routesMenu(desk: Desk): Menu {
  const { words, offer } = desk;
  const possible = claimable(offer);
  const found = words.board.routes
    .filter(({ id }) => possible.has(id))
    .map((route) => ({ route, label: named(route, desk) }));
  const once = [...new Map(found.map((each) => [each.label, each])).values()].sort(
    (a, b) => b.route.length - a.route.length || a.label.localeCompare(b.label),
  );
  return menu(
    say("spoken-menu-which-route"),
    once.map(({ route, label }) => ({
      label,
      about: [label, say(`terrain-${words.board.terrain[route.id] ?? "mountain"}`)].join(" "),
      group: say("spoken-menu-length", { length: route.length, points: points(route, desk) }),
      leadsTo: () => payMenu(route, desk),
    })),
  );
}

function named(route: Route, { words }: Desk): string {
  return say("spoken-menu-route", { route: words.route(route.id), colour: say(`colour-${route.colour}`) });
}

function points(route: Route, { offer }: Desk): number {
  return offer?.claims.find(({ routes }) => routes.includes(route.id))?.points ?? 0;
}

/** How to pay, the fewest locomotives first; if there is one way only, it is taken. */
function payMenu(route: Route, desk: Desk): Menu {
  const byPayment = new Map<string, ClaimWay[]>();
  for (const way of waysFor(route, desk)) {
    const payment = desk.words.cards(way.action.payment);
    byPayment.set(payment, [...(byPayment.get(payment) ?? []), way]);
  }
  const [only = []] = byPayment.values();
  if (byPayment.size === 1) return doubleMenu(only, desk);
  return menu(
    say("spoken-menu-pay", { route: desk.words.route(route.id) }),
    [...byPayment].map(([payment, ways]) => ({ label: payment, leadsTo: () => doubleMenu(ways, desk) })),
  );
}

/** Whether to score the route twice. */
function doubleMenu(ways: ClaimWay[], desk: Desk): Menu {
  const [first] = ways;
  if (!first) return turnMenu(desk);
  if (ways.length === 1) return claimMenu(first, desk);
  const { words } = desk;
  const title = say("spoken-menu-double", {
    route: words.route(first.action.route),
    payment: words.cards(first.action.payment),
  });
  return menu(
    title,
    ways.map((way) => ({ label: doubledLabel(way, desk), leadsTo: () => claimMenu(way, desk) })),
    first.purchase.way.doublings
      .slice(0, 1)
      .map((doubling) => majorityInWords(first.purchase.bundle, doubling, desk.view, words)),
  );
}

function doubledLabel({ doubling, purchase: { bundle } }: ClaimWay, { words }: Desk): string {
  if (!doubling) return say("spoken-menu-once", { points: bundle.points });
  const spent = words.spent(doubling, { [bundle.terrain]: doubling.discarded });
  return say("spoken-menu-twice", { spent, points: bundle.doubled });
}

/** What a claim will do; and if it cannot be doubled, why. */
function claimMenu(way: ClaimWay, desk: Desk): Menu {
  const { text, lines } = sureOf(way, desk);
  const { why_not: whyNot } = way.purchase.way;
  const notes = whyNot ? [...lines, refusalWithRule(whyNot)] : lines;
  return menu(text, [{ label: say("spoken-menu-do"), leadsTo: () => way.action }], notes);
}

function sureMenu(action: Action, desk: Desk): Menu {
  return menu(sure(action, desk).text, [{ label: say("spoken-menu-do"), leadsTo: () => action }]);
}
