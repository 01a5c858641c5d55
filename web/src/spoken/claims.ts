// Claims: the routes to choose from, and every way to pay for one and to double it, in words.
import type { ClaimRoute, DoublingWay, Route } from "../protocol";
import { claim, claimable, purchases, type Purchase } from "../game/claiming";
import { majorityInWords } from "../table/majority";
import { say } from "../i18n/texts.svelte";
import { answer, type Answer, type Desk } from "./desk";
import type { Wish } from "./payment";

/** A route to choose, by its name and colour. */
export interface Claimable {
  route: Route;
  label: string;
}

/** The routes that can be claimed, the longest first; the two tracks of a double route once if they are alike. */
export function claimables({ words, offer }: Desk): Claimable[] {
  const possible = claimable(offer);
  const found = new Map<string, Claimable>();
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

/** One way to claim a route: what is paid, and how it is doubled. */
export interface ClaimWay {
  purchase: Purchase;
  doubling: DoublingWay | null;
  action: ClaimRoute;
}

/** All ways to claim a route, the thriftiest first, plain ones before doubled ones. */
export function waysFor(route: Route, { offer, view }: Desk): ClaimWay[] {
  const way = (purchase: Purchase, doubling: DoublingWay | null): ClaimWay => ({
    purchase,
    doubling,
    action: claim(route.id, purchase.way, doubling),
  });
  return purchases(offer, route.id, view.hand, null).flatMap((purchase) => [
    way(purchase, null),
    ...purchase.way.doublings
      .toSorted((a, b) => a.locomotives - b.locomotives)
      .map((doubling) => way(purchase, doubling)),
  ]);
}

/** Whether this way is what someone wished for. */
export function fits({ action, doubling }: ClaimWay, wish: Wish): boolean {
  if (wish.isDoubled !== (doubling !== null)) return false;
  if (wish.wild !== null && doubling?.locomotives !== wish.wild) return false;
  if (wish.payment) return isSamePile(wish.payment, action.payment);
  return wish.colours.every((card) => action.payment[card]);
}

function isSamePile(one: ClaimRoute["payment"], other: ClaimRoute["payment"]): boolean {
  const cards = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof typeof one>;
  return [...cards].every((card) => (one[card] ?? 0) === (other[card] ?? 0));
}

/** What a claim would do, with the arithmetic of doubling. */
export function sureToClaim({ purchase, doubling, action }: ClaimWay, { words, view }: Desk): Answer {
  const { bundle } = purchase;
  const facts = { route: words.route(action.route), payment: words.cards(action.payment) };
  if (!doubling) return answer(say("spoken-sure-claim", { ...facts, points: bundle.points }));
  const spent = words.spent(doubling, { [bundle.terrain]: doubling.discarded });
  return answer(say("spoken-sure-doubled", { ...facts, spent, points: bundle.doubled }), [
    majorityInWords(bundle, doubling, view, words),
  ]);
}
