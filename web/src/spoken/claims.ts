// Claims: the routes to choose from, and what claiming one would do, in words.
import type { ClaimRoute, Route } from "../protocol";
import { claimable, claimOptions, type ClaimOption } from "../game/claims";
import { majorityInWords } from "../table/majority";
import { say } from "../i18n/texts.svelte";
import { answer, type Answer, type CommandContext } from "./context";
import type { ClaimRequest } from "./payment";

/** A route to choose, by its name and colour. */
export interface RouteChoice {
  route: Route;
  label: string;
}

/** The routes that can be claimed, the longest first; the two tracks of a double route once if they are alike. */
export function routeChoices({ words, offer }: CommandContext): RouteChoice[] {
  const possible = claimable(offer);
  const found = new Map<string, RouteChoice>();
  for (const route of words.board.routes.filter(({ id }) => possible.has(id))) {
    const label = say("spoken-menu-route", {
      route: words.route(route.id),
      colour: say(`colour-${route.colour}`),
    });
    if (!found.has(label)) found.set(label, { route, label });
  }
  return [...found.values()].sort(
    (a, b) => b.route.length - a.route.length || a.label.localeCompare(b.label),
  );
}

/** All claims of a route on offer, the thriftiest first, each payment plain before it is doubled. */
export function claimsOf(route: Route, { offer, view }: CommandContext): ClaimOption[] {
  return claimOptions(offer, route.id, view.hand);
}

/** Whether this claim is what someone asked for. */
export function fits({ action, doubling }: ClaimOption, request: ClaimRequest): boolean {
  if (request.isDoubled !== (doubling !== null)) return false;
  if (request.wild !== null && doubling?.locomotives !== request.wild) return false;
  if (request.payment) return isSamePile(request.payment, action.payment);
  return request.colours.every((card) => action.payment[card]);
}

function isSamePile(one: ClaimRoute["payment"], other: ClaimRoute["payment"]): boolean {
  const cards = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof typeof one>;
  return [...cards].every((card) => (one[card] ?? 0) === (other[card] ?? 0));
}

/** What a claim would do, with the arithmetic of doubling. */
export function sureToClaim(
  { bundle, doubling, action }: ClaimOption,
  { words, view }: CommandContext,
): Answer {
  const facts = { route: words.route(action.route), payment: words.cards(action.payment) };
  if (!doubling) return answer(say("spoken-sure-claim", { ...facts, points: bundle.points }));
  const spent = words.spent(doubling, { [bundle.terrain]: doubling.discarded });
  return answer(say("spoken-sure-doubled", { ...facts, spent, points: bundle.doubled }), [
    majorityInWords(bundle, doubling, view, words),
  ]);
}
