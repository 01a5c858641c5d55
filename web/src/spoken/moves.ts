// Moves as people type them. What is typed becomes an action; whether it is allowed is for the server to say.
import type { Action, ClaimRoute, Offer, Route } from "../protocol";
import { whyNotClaimable, type ClaimOption } from "../game/claims";
import { cannotPay, isAboutCards } from "../wording/cannot-pay";
import { expectation } from "../wording/expectation";
import { fitting, fold } from "../i18n/fold";
import { either, listed, say } from "../i18n/texts.svelte";
import { isDraw, label, sure } from "./actions";
import { claimsOf, fits, routeChoices, sureToClaim } from "./claims";
import { answer, NotUnderstood, unclear, type Answer, type CommandContext } from "./context";
import { placesAndRequest, type ClaimRequest } from "./payment";
import { findRoutes } from "./places";
import { refusalWithRule } from "./refusal";
import { cardWords, deckWords, example, shown, spelled, terrainWords } from "./vocabulary";

/** An action, and the question before it is done; null for what the server will refuse. */
export interface Move {
  action: Action;
  question: Answer | null;
}

type Mover = (context: CommandContext, rest: string) => Move;

/** Nothing can be sent while it is for others to decide. */
function asked(context: CommandContext): Offer {
  return context.offer ?? unclear(expectation(context.view, context.acting, context.words));
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

/** What one would type after “take” for each action on offer. */
export function drawWords({ offer }: CommandContext): string[] {
  const isOffered = (action: Action): boolean =>
    offer?.actions.some((other) => JSON.stringify(other) === JSON.stringify(action)) ?? false;
  return [...drawable().values()]
    .filter(({ action }) => isOffered(action))
    .flatMap(({ words }) => words[0] ?? []);
}

const draw: Mover = (context, rest) => {
  const { actions } = asked(context);
  if (!rest) {
    const draws = actions.filter((action) => isDraw(action) || action.type === "draw-tickets");
    throw new NotUnderstood(
      answer(
        say("spoken-menu-which-card"),
        draws.map((action) => label(action, context)),
      ),
    );
  }
  const things = drawable();
  const keys = fitting(rest, new Map([...things].map(([key, { words }]) => [key, words])));
  const on = drawWords(context);
  const found = keys.flatMap((key) => things.get(key) ?? []);
  const likely = found.length > 1 ? found.filter(({ words }) => on.includes(words[0] ?? "")) : found;
  const [thing, another] = likely;
  if (!thing && findRoutes(placesAndRequest(rest).places, context.words).length) return claim(context, rest); // “take” a route
  if (!thing)
    return unclear(
      say("spoken-unknown-card", { typed: rest, cards: either(on.map((word) => word.toLowerCase())) }),
    );
  if (another)
    unclear(say("several-commands", { commands: either(likely.map(({ words }) => words[0] ?? "")) }));
  return { action: thing.action, question: sure(thing.action, context) };
};

const pass: Mover = (context) => {
  asked(context);
  return { action: { type: "pass" }, question: sure({ type: "pass" }, context) };
};

const keep: Mover = (context, rest) => {
  const { tickets: choice } = asked(context);
  const typed = rest.split(/[\s,;]+/).filter(Boolean);
  const offered = choice?.tickets ?? [];
  const sample = `${shown("keep")} 1 2`;
  const isAll = spelled("all").some((word) => fold(word) === fold(rest));
  if (!typed.length) unclear(say("spoken-unknown-tickets", { example: sample }));
  const tickets = isAll ? offered : typed.map((word) => offered[Number(word) - 1] ?? word);
  const action: Action = { type: "keep-tickets", tickets };
  if (tickets.some((ticket) => !context.words.tickets.has(ticket)))
    unclear(
      offered.length && typed.every((word) => /^\d+$/.test(word))
        ? say("no-such-number", { count: offered.length })
        : say("spoken-unknown-tickets", { example: sample }),
    );
  return { action, question: sure(action, context) };
};

const claim: Mover = (context, rest) => {
  asked(context);
  const { words } = context;
  const { places, request } = placesAndRequest(rest);
  if (!places) throw new NotUnderstood(claimableRoutes(context));
  const [from, to] = [words.place("cape-town"), words.place("port-elizabeth")];
  const routes = findRoutes(places, words);
  const [route] = routes;
  if (!route)
    return unclear(
      say("spoken-unknown-route", { typed: places, example: example("claim", `${from} ${to}`) }),
    );
  if (!request)
    return unclear(
      say("spoken-unknown-payment", { example: `${say("card-black")}*2 ${shown("locomotive")}*1` }),
    );
  const named = names(routes, context);
  if (named.length > 1) unclear(say("spoken-several-routes", { routes: listed(named) }));
  const options = routes.flatMap((each) => claimsOf(each, context));
  const best = options.find((option) => fits(option, request));
  if (best) return { action: best.action, question: withOthers(best, options, context) };
  if (request.payment) return exactly(route.id, request);
  return unclear(whyNot([route, ...routes.slice(1)], options, request, context));
};

/** The routes by name, those that can be claimed now if there are any. */
function names(routes: Route[], context: CommandContext): string[] {
  const possible = routes.filter((route) => claimsOf(route, context).length);
  const all = (possible.length ? possible : routes).map((route) => context.words.route(route.id));
  return [...new Set(all)];
}

/** What can be claimed. */
function claimableRoutes(context: CommandContext): Answer {
  const labels = routeChoices(context).map(({ label }) => label);
  return answer(say("spoken-claims", { count: labels.length }), labels);
}

/** The question before a claim; and if other cards would do the same, how many there are. */
function withOthers(best: ClaimOption, options: ClaimOption[], context: CommandContext): Answer {
  const { text, lines } = sureToClaim(best, context);
  const alike = options.filter(({ doubling }) => (doubling === null) === (best.doubling === null));
  const others = new Set(alike.map(({ action }) => JSON.stringify(action.payment))).size - 1;
  return answer(text, others > 0 ? [...lines, say("spoken-other-payments", { count: others })] : lines);
}

/** Cards that are not on offer are sent as they are: the server says why not. */
function exactly(route: string, { payment, isDoubled, wild }: ClaimRequest): Move {
  const doubling = isDoubled ? { locomotives: wild ?? 0 } : null;
  const action: ClaimRoute = { type: "claim-route", route, payment: payment ?? {}, doubling };
  return { action, question: null };
}

function whyNot(
  tracks: [Route, ...Route[]],
  options: ClaimOption[],
  request: ClaimRequest,
  { words, offer, closed, view }: CommandContext,
): string {
  const [route] = tracks;
  const undoubled = options.find((option) => fits(option, { ...request, isDoubled: false, wild: null }));
  const refused = request.isDoubled && undoubled?.payment.why_not;
  if (refused) return refusalWithRule(refused);
  if (options.length) {
    const payments = [...new Set(options.map(({ action }) => words.cards(action.payment)))];
    return say("spoken-no-such-payment", { route: words.route(route.id), payments: listed(payments) });
  }
  const reasons = tracks.map((track) => ({ track, reason: whyNotClaimable(track, closed, offer) }));
  const [lacking, ...others] = reasons.flatMap(({ track, reason }) =>
    reason && isAboutCards(reason) ? [track] : [],
  );
  if (lacking) return cannotPay([lacking, ...others], view.hand, words);
  const [first] = reasons;
  return first?.reason ? refusalWithRule(first.reason) : say("claim-not-now");
}

export const MOVES = { draw, claim, keep, pass } as const;
