// Routes that a person means to claim: a plan that only this browser knows, for one seat of one game.
const KEY = "okapi.plan.";
const MAX_GAMES = 30; // the oldest plans go

type StoredPlan = { at: number; routes: string[] };

export class Plan {
  private routes = $state.raw<string[]>([]);
  private readonly key: string;

  constructor(game: string, seat: number) {
    this.key = `${KEY}${game}.${seat}`;
    this.routes = read(this.key)?.routes ?? [];
  }

  /** The planned routes but those that are gone, in the order they were planned. */
  without(gone: ReadonlySet<string>): string[] {
    return this.routes.filter((route) => !gone.has(route));
  }

  has(route: string): boolean {
    return this.routes.includes(route);
  }

  /** Plan a route, or drop it; what is gone is dropped with it. */
  toggle(route: string, gone: ReadonlySet<string>): void {
    const others = this.without(gone).filter((each) => each !== route);
    this.routes = this.has(route) ? others : [...others, route];
    try {
      if (this.routes.length) localStorage.setItem(this.key, JSON.stringify(this.stored()));
      else localStorage.removeItem(this.key);
      forgetOld();
    } catch {
      // Then it is gone after this visit.
    }
  }

  private stored(): StoredPlan {
    return { at: Date.now(), routes: this.routes };
  }
}

function read(key: string): StoredPlan | null {
  try {
    const plan = JSON.parse(localStorage.getItem(key) ?? "null") as StoredPlan | null;
    return Array.isArray(plan?.routes) ? plan : null;
  } catch {
    return null;
  }
}

function forgetOld(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
  const age = (key: string): number => -(read(key)?.at ?? 0);
  for (const key of keys.sort((a, b) => age(a) - age(b)).slice(MAX_GAMES)) localStorage.removeItem(key);
}

const plans = new Map<string, Plan>();

/** The plan of a seat, the same wherever it is asked for; a spectator has none. */
export function planOf(game: string, seat: number | null): Plan | null {
  if (seat === null) return null;
  const id = `${game}.${seat}`;
  const found = plans.get(id) ?? new Plan(game, seat);
  plans.set(id, found);
  return found;
}
