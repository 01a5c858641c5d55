// How a ticket could be finished: the shortest way over one's own and still open routes. A hint for the eye,
// not a rule: what counts is what the server says.
import type { Claim, Offer, Ticket, WholeBoard } from "../protocol";

export interface Way {
  /** Routes still to be claimed, in order. */
  missing: string[];
  /** Own routes that are part of the way. */
  owned: string[];
  /** How many trains it still takes. */
  trains: number;
}

export class Ways {
  private readonly neighbours = new Map<string, { to: string; route: string; cost: number }[]>();
  private readonly ends: Map<string, string[]>;
  private readonly deadEnds: Set<string>;

  constructor(board: WholeBoard, claims: Record<string, Claim>, seat: number, offer: Offer | null) {
    this.ends = new Map(board.countries.map((country) => [country.id, country.places]));
    this.deadEnds = new Set(
      board.places.filter((place) => place.kind === "terminal").map((place) => place.id),
    );
    const shut = shutFor(offer);
    for (const route of board.routes) {
      const claim = claims[route.id];
      const isBlocked = claim
        ? claim.seat !== seat
        : shut
          ? shut.has(route.id)
          : isBesideClaimed(route.twin, claims);
      if (!isBlocked) this.join(route.between, route.id, claim ? 0 : route.length);
    }
  }

  private join([one, other]: [string, string], route: string, cost: number): void {
    this.neighbours.set(one, [...(this.neighbours.get(one) ?? []), { to: other, route, cost }]);
    this.neighbours.set(other, [...(this.neighbours.get(other) ?? []), { to: one, route, cost }]);
  }

  /** The places at which an end of a ticket is reached. */
  placesOf(end: string): string[] {
    return this.ends.get(end) ?? [end];
  }

  /** The cheapest way to finish a ticket; null if there is none left. */
  forTicket({ between: [start, goal] }: Ticket): Way | null {
    const best = new Map<string, { cost: number; by: string | null; from: string | null }>();
    const open = new Set<string>();
    const starts = this.placesOf(start);
    const goals = new Set(this.placesOf(goal));
    for (const place of starts) {
      best.set(place, { cost: 0, by: null, from: null });
      open.add(place);
    }
    while (open.size) {
      const place = [...open].reduce((a, b) =>
        (best.get(a)?.cost ?? 0) <= (best.get(b)?.cost ?? 0) ? a : b,
      );
      open.delete(place);
      if (goals.has(place)) return this.traced(place, best);
      if (this.deadEnds.has(place) && !starts.includes(place)) continue;
      const cost = best.get(place)?.cost ?? 0;
      for (const next of this.neighbours.get(place) ?? []) {
        if (cost + next.cost < (best.get(next.to)?.cost ?? Infinity)) {
          best.set(next.to, { cost: cost + next.cost, by: next.route, from: place });
          open.add(next.to);
        }
      }
    }
    return null;
  }

  private traced(
    end: string,
    best: Map<string, { cost: number; by: string | null; from: string | null }>,
  ): Way {
    const way: Way = { missing: [], owned: [], trains: best.get(end)?.cost ?? 0 };
    for (let place: string | null = end; place;) {
      const step = best.get(place);
      if (step?.by && step.from) {
        const cost = step.cost - (best.get(step.from)?.cost ?? 0);
        (cost ? way.missing : way.owned).unshift(step.by);
      }
      place = step?.from ?? null;
    }
    return way;
  }
}

/** Routes the offer calls closed for good. Without an offer nothing is known. */
function shutFor(offer: Offer | null): Set<string> | null {
  if (!offer?.closed.length) return null;
  const forGood = /^claim-route\.(taken|twin-)/;
  return new Set(offer.closed.filter(({ reason }) => forGood.test(reason)).flatMap(({ routes }) => routes));
}

function isBesideClaimed(twin: string | null | undefined, claims: Record<string, Claim>): boolean {
  return twin != null && twin in claims;
}
