// The ways to claim one route, out of the offer: every payment, best first, with its doublings.
import type {
  Claimable,
  ClaimRoute,
  Closed,
  DoublingWay,
  Offer,
  Payment,
  TrainCard,
  TrainCards,
} from "../protocol";

export interface Purchase {
  bundle: Claimable;
  way: Payment;
}

/** The routes that can be claimed now; with a card, those that can be paid in it. */
export function claimable(offer: Offer | null, card: TrainCard | null = null): Set<string> {
  const bundles = offer?.claims ?? [];
  return new Set(
    bundles.filter((bundle) => card === null || isPaidIn(bundle, card)).flatMap((bundle) => bundle.routes),
  );
}

function isPaidIn(bundle: Claimable, card: TrainCard): boolean {
  return bundle.ways.some((way) => way.payment[card]);
}

/** All ways to pay for a route. Locomotives are kept as long as possible, then the colour one has most of goes. */
export function purchases(
  offer: Offer | null,
  route: string,
  hand: TrainCards,
  card: TrainCard | null,
): Purchase[] {
  const found = (offer?.claims ?? [])
    .filter((bundle) => bundle.routes.includes(route))
    .flatMap((bundle) => bundle.ways.map((way) => ({ bundle, way })))
    .filter(({ way }) => card === null || way.payment[card]);
  const locomotives = ({ way }: Purchase): number => way.payment.locomotive ?? 0;
  const held = ({ bundle }: Purchase): number => hand[bundle.card] ?? 0;
  return found.sort((a, b) => locomotives(a) - locomotives(b) || held(b) - held(a));
}

/** Why a route cannot be claimed now. */
export function whyClosed(offer: Offer | null, route: string): Closed | null {
  return offer?.closed.find(({ routes }) => routes.includes(route)) ?? null;
}

export function claim(route: string, way: Payment, doubling: DoublingWay | null): ClaimRoute {
  return {
    type: "claim-route",
    route,
    payment: way.payment,
    doubling: doubling && { locomotives: doubling.locomotives },
  };
}
