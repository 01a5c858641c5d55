// A move that the learner has half made: which button makes the rest of it.
import type { Action } from "../protocol";

/** What is picked out at the table so far. */
export interface Chosen {
  route: string | null;
  kept: readonly string[];
  /** A payment that waits to be confirmed, on screens that ask first. */
  payment: Action | null;
}

/** A button, by the name of the thing it is on the table. */
export type Deed = "keep" | "claim-plain" | "claim-doubled" | "claim-confirm";

/** The button to press next, once the choice is the one that is waited for; null before. */
export function nextDeed(waits: Action | null, { route, kept, payment }: Chosen): Deed | null {
  if (waits?.type === "keep-tickets") {
    const isChosen =
      kept.length === waits.tickets.length && waits.tickets.every((ticket) => kept.includes(ticket));
    return isChosen ? "keep" : null;
  }
  if (waits?.type !== "claim-route" || route !== waits.route) return null;
  const isPaid = payment?.type === "claim-route" && Boolean(payment.doubling) === Boolean(waits.doubling);
  if (isPaid) return "claim-confirm";
  return waits.doubling ? "claim-doubled" : "claim-plain";
}
