// Moves in small steps: what to do, which card or route, how to pay, once or twice, and sure?
import type { Action, Route } from "../protocol";
import { expectation } from "../wording/expectation";
import { majorityInWords } from "../table/majority";
import { say } from "../i18n/texts.svelte";
import { isDraw, label, sure } from "./actions";
import type { ClaimOption } from "../game/claims";
import { claimsOf, routeChoices, sureToClaim } from "./claims";
import type { Desk } from "./desk";
import { refusalWithRule } from "./refusal";

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
  const routes = routeChoices(desk).length;
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

function drawn(action: Action, desk: Desk): Choice {
  return { label: label(action, desk), leadsTo: () => action };
}

function cardsMenu(actions: Action[], desk: Desk): Menu {
  return menu(
    say("spoken-menu-which-card"),
    actions.map((action) => drawn(action, desk)),
  );
}

function routesMenu(desk: Desk): Menu {
  const { words } = desk;
  return menu(
    say("spoken-menu-which-route"),
    routeChoices(desk).map(({ route, label: name }) => ({
      label: name,
      about: [name, say(`terrain-${words.board.terrain[route.id] ?? "mountain"}`)].join(" "),
      group: say("spoken-menu-length", { length: route.length, points: points(route, desk) }),
      leadsTo: () => payMenu(route, desk),
    })),
  );
}

function points(route: Route, { offer }: Desk): number {
  return offer?.claims.find(({ routes }) => routes.includes(route.id))?.points ?? 0;
}

/** How to pay, the fewest locomotives first; if there is only one, it is taken. */
function payMenu(route: Route, desk: Desk): Menu {
  const byPayment = new Map<string, ClaimOption[]>();
  for (const option of claimsOf(route, desk)) {
    const payment = desk.words.cards(option.action.payment);
    byPayment.set(payment, [...(byPayment.get(payment) ?? []), option]);
  }
  const [only = []] = byPayment.values();
  if (byPayment.size === 1) return doubleMenu(only, desk);
  return menu(
    say("spoken-menu-pay", { route: desk.words.route(route.id) }),
    [...byPayment].map(([payment, options]) => ({
      label: payment,
      leadsTo: () => doubleMenu(options, desk),
    })),
  );
}

/** Whether to score the route twice. */
function doubleMenu(options: ClaimOption[], desk: Desk): Menu {
  const [first] = options;
  if (!first) return turnMenu(desk);
  if (options.length === 1) return claimMenu(first, desk);
  const { words } = desk;
  const title = say("spoken-menu-double", {
    route: words.route(first.action.route),
    payment: words.cards(first.action.payment),
  });
  return menu(
    title,
    options.map((option) => ({ label: doubledLabel(option, desk), leadsTo: () => claimMenu(option, desk) })),
    first.payment.doublings
      .slice(0, 1)
      .map((doubling) => majorityInWords(first.bundle, doubling, desk.view, words)),
  );
}

function doubledLabel({ doubling, bundle }: ClaimOption, { words }: Desk): string {
  if (!doubling) return say("spoken-menu-once", { points: bundle.points });
  const spent = words.spent(doubling, { [bundle.terrain]: doubling.discarded });
  return say("spoken-menu-twice", { spent, points: bundle.doubled });
}

/** What a claim will do; and if it cannot be doubled, why. */
function claimMenu(option: ClaimOption, desk: Desk): Menu {
  const { text, lines } = sureToClaim(option, desk);
  const { why_not: whyNot } = option.payment;
  const notes = whyNot ? [...lines, refusalWithRule(whyNot)] : lines;
  return menu(text, [{ label: say("spoken-menu-do"), leadsTo: () => option.action }], notes);
}

function sureMenu(action: Action, desk: Desk): Menu {
  return menu(sure(action, desk).text, [{ label: say("spoken-menu-do"), leadsTo: () => action }]);
}
