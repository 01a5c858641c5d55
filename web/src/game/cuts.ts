// Whether somebody took a route of a ticket's path: two answers of the server compared.
import type { Claim, Route, TicketProgress } from "../protocol";

/** A path that somebody cut. */
export interface Cut {
  ticket: string;
  route: string;
  seat: number;
  /** How many more trains the next path takes; null: there is none. */
  more: number | null;
}

/** The paths that others cut between two moments, of tickets that were open at the first of them. */
export function cuts(
  before: TicketProgress[],
  now: TicketProgress[],
  claims: Record<string, Claim>,
  routes: ReadonlyMap<string, Route>,
  seat: number | null,
): Cut[] {
  const taken = (id: string | null | undefined): boolean => {
    const claim = id ? claims[id] : undefined;
    return claim !== undefined && claim.seat !== seat;
  };
  return now.flatMap((progress) => {
    const was = before.find(({ ticket }) => ticket === progress.ticket);
    if (was?.state !== "open" || progress.state === "completed") return [];
    const left = [...progress.missing, ...progress.owned];
    const lost = was.missing.filter((id) => !left.includes(id));
    const route = lost.flatMap((id) => [id, routes.get(id)?.twin]).find(taken);
    const claim = route ? claims[route] : undefined;
    if (!route || !claim) return [];
    const more = progress.state === "closed" ? null : progress.trains - was.trains;
    return [{ ticket: progress.ticket, route, seat: claim.seat, more }];
  });
}
