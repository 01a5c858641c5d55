// Moves in small steps: what to do, which card or route, how to pay, once or twice, and sure?
import type { Action, Route } from "../protocol";
import { expectation } from "../wording/expectation";
import { majorityInWords } from "../table/majority";
import { say } from "../i18n/texts.svelte";
import { isDraw, label, sure } from "./actions";
import type { ClaimOption } from "../game/claims";
import { claimsOf, routeChoices, sureToClaim } from "./claims";
import type { CommandContext } from "./context";
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
export function turnMenu(context: CommandContext): Menu {
  const { offer, view, words, acting } = context;
  const cards = offer?.actions.filter(isDraw) ?? [];
  if (view.table.draws)
    return menu(
      expectation(view, acting, words),
      cards.map((action) => drawn(action, context)),
    );
  const routes = routeChoices(context).length;
  const choices: Choice[] = [];
  if (cards.length)
    choices.push({ label: say("spoken-menu-card"), leadsTo: () => cardsMenu(cards, context) });
  if (routes)
    choices.push({
      label: say("spoken-menu-claim", { count: routes }),
      leadsTo: () => routesMenu(context),
    });
  for (const action of offer?.actions.filter((each) => !isDraw(each)) ?? [])
    choices.push({ label: label(action, context), leadsTo: () => sureMenu(action, context) });
  return menu(say("spoken-menu-turn"), choices);
}

function drawn(action: Action, context: CommandContext): Choice {
  return { label: label(action, context), leadsTo: () => action };
}

function cardsMenu(actions: Action[], context: CommandContext): Menu {
  return menu(
    say("spoken-menu-which-card"),
    actions.map((action) => drawn(action, context)),
  );
}

function routesMenu(context: CommandContext): Menu {
  const { words } = context;
  return menu(
    say("spoken-menu-which-route"),
    routeChoices(context).map(({ route, label: name }) => ({
      label: name,
      about: [name, say(`terrain-${words.board.terrain[route.id] ?? "mountain"}`)].join(" "),
      group: say("spoken-menu-length", { length: route.length, points: points(route, context) }),
      leadsTo: () => payMenu(route, context),
    })),
  );
}

function points(route: Route, { offer }: CommandContext): number {
  return offer?.claims.find(({ routes }) => routes.includes(route.id))?.points ?? 0;
}

/** How to pay, the fewest locomotives first; if there is only one, it is taken. */
function payMenu(route: Route, context: CommandContext): Menu {
  const byPayment = new Map<string, ClaimOption[]>();
  for (const option of claimsOf(route, context)) {
    const payment = context.words.cards(option.action.payment);
    byPayment.set(payment, [...(byPayment.get(payment) ?? []), option]);
  }
  const [only = []] = byPayment.values();
  if (byPayment.size === 1) return doubleMenu(only, context);
  return menu(
    say("spoken-menu-pay", { route: context.words.route(route.id) }),
    [...byPayment].map(([payment, options]) => ({
      label: payment,
      leadsTo: () => doubleMenu(options, context),
    })),
  );
}

/** Whether to score the route twice. */
function doubleMenu(options: ClaimOption[], context: CommandContext): Menu {
  const [first] = options;
  if (!first) return turnMenu(context);
  if (options.length === 1) return claimMenu(first, context);
  const { words } = context;
  const title = say("spoken-menu-double", {
    route: words.route(first.action.route),
    payment: words.cards(first.action.payment),
  });
  return menu(
    title,
    options.map((option) => ({
      label: doubledLabel(option, context),
      leadsTo: () => claimMenu(option, context),
    })),
    first.payment.doublings
      .slice(0, 1)
      .map((doubling) => majorityInWords(first.bundle, doubling, context.view, words)),
  );
}

function doubledLabel({ doubling, bundle }: ClaimOption, { words }: CommandContext): string {
  if (!doubling) return say("spoken-menu-once", { points: bundle.points });
  const spent = words.spent(doubling, { [bundle.terrain]: doubling.discarded });
  return say("spoken-menu-twice", { spent, points: bundle.doubled });
}

/** What a claim will do; and if it cannot be doubled, why. */
function claimMenu(option: ClaimOption, context: CommandContext): Menu {
  const { text, lines } = sureToClaim(option, context);
  const { why_not: whyNot } = option.payment;
  const notes = whyNot ? [...lines, refusalWithRule(whyNot)] : lines;
  return menu(text, [{ label: say("spoken-menu-do"), leadsTo: () => option.action }], notes);
}

function sureMenu(action: Action, context: CommandContext): Menu {
  return menu(sure(action, context).text, [{ label: say("spoken-menu-do"), leadsTo: () => action }]);
}
