// The claims on offer: which routes, every payment with its doublings, and why another route cannot be claimed.
import type {
  ClaimOffer,
  ClaimRoute,
  ClosedRoutes,
  DoublingOption,
  Offer,
  Payment,
  Refused,
  Route,
  TrainCard,
  TrainCards,
} from "../protocol";

/** One claim on offer: a payment of a bundle, doubled or not, and the action that makes it. */
export interface ClaimOption {
  bundle: ClaimOffer;
  payment: Payment;
  doubling: DoublingOption | null;
  action: ClaimRoute;
}

/** The routes that can be claimed now; with a card, those that can be paid in it. */
export function claimable(offer: Offer | null, card: TrainCard | null = null): Set<string> {
  const bundles = offer?.claims ?? [];
  return new Set(
    bundles.filter((bundle) => card === null || isPaidIn(bundle, card)).flatMap((bundle) => bundle.routes),
  );
}

function isPaidIn(bundle: ClaimOffer, card: TrainCard): boolean {
  return bundle.payments.some(({ cards }) => cards[card]);
}

/**
 * All claims of a route. Locomotives are kept as long as possible, then the colour one has most of goes; each payment
 * comes plain and then doubled.
 */
export function claimOptions(
  offer: Offer | null,
  route: string,
  hand: TrainCards,
  card: TrainCard | null = null,
): ClaimOption[] {
  const found = (offer?.claims ?? [])
    .filter((bundle) => bundle.routes.includes(route))
    .flatMap((bundle) => bundle.payments.map((payment) => ({ bundle, payment })))
    .filter(({ payment }) => card === null || payment.cards[card]);
  const locomotives = ({ payment }: (typeof found)[number]): number => payment.cards.locomotive ?? 0;
  const held = ({ bundle }: (typeof found)[number]): number => hand[bundle.card] ?? 0;
  found.sort((a, b) => locomotives(a) - locomotives(b) || held(b) - held(a));
  return found.flatMap(({ bundle, payment }) =>
    [null, ...payment.doublings.toSorted((a, b) => a.locomotives - b.locomotives)].map((doubling) => ({
      bundle,
      payment,
      doubling,
      action: {
        type: "claim-route",
        route,
        payment: payment.cards,
        doubling: doubling && { locomotives: doubling.locomotives },
      },
    })),
  );
}

/** The claim that is offered first: the best payment, plain and with its cheapest doubling. */
export function recommendedOf(options: ClaimOption[]): ClaimOption[] {
  const [plain, doubled] = options.filter(({ payment }) => payment === options[0]?.payment);
  return [plain, doubled].flatMap((option) => option ?? []);
}

/** One payment, with the claims that can be made with it. */
export interface PaymentOptions {
  payment: Payment;
  options: ClaimOption[];
}

/** Claims for choosing: first the colour that is paid in, then the payment. */
export function byColourAndPayment(
  options: ClaimOption[],
): { card: TrainCard; payments: PaymentOptions[] }[] {
  const cards = [...new Set(options.map(({ bundle }) => bundle.card))];
  return cards.map((card) => {
    const inColour = options.filter(({ bundle }) => bundle.card === card);
    const distinct = [...new Set(inColour.map(({ payment }) => payment))];
    const payments = distinct.map((payment) => ({
      payment,
      options: inColour.filter((option) => option.payment === payment),
    }));
    return { card, payments };
  });
}

/** Why a route cannot be claimed: it is closed for good, or its price cannot be paid now. */
export function whyNotClaimable(
  { id, colour, length, locomotives = 0 }: Route,
  closed: ClosedRoutes[],
  offer: Offer | null,
): Refused | null {
  const price = [colour, length, locomotives].join();
  return (
    closed.find(({ routes }) => routes.includes(id)) ??
    offer?.unaffordable.find(({ prices }) => prices.some((each) => each.join() === price)) ??
    null
  );
}
