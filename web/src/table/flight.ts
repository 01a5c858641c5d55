// Cards that fly from the table to the player who takes them. Nobody waits for them: the table is already up to date.
import type { Event } from "../protocol";

const DURATION = 420;
const MAX_AT_ONCE = 4;

/** Where the card of an event comes from, and who gets it. */
function journey(event: Event): { from: string; seat: number } | null {
  switch (event.type) {
    case "train-card-taken":
      return { from: `train-${event.slot}`, seat: event.seat };
    case "terrain-card-taken":
      return { from: `terrain-${event.slot}`, seat: event.seat };
    case "deck-drawn":
      return { from: `${event.deck}-deck`, seat: event.seat };
    case "tickets-drawn":
      return { from: "ticket-deck", seat: event.seat };
    default:
      return null;
  }
}

/** Let the cards of these events fly, as they still lie on the screen. None flies over the end of the game. */
export function fly(events: Event[]): void {
  if (events.some(({ type }) => type === "game-ended")) return;
  const journeys = events.flatMap((event) => journey(event) ?? []).slice(-MAX_AT_ONCE);
  for (const { from, seat } of journeys) {
    const card = document.querySelector(`[data-slot="${from}"]`);
    const goal = document.querySelector(`[data-seat="${seat}"]`);
    if (card && goal) flyFrom(card, goal);
  }
}

function flyFrom(card: Element, goal: Element): void {
  const start = card.getBoundingClientRect();
  const end = goal.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.append(...Array.from(card.childNodes, (node) => node.cloneNode(true)));
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    zIndex: "10",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  const x = end.left + end.width / 2 - (start.left + start.width / 2);
  const y = end.top + end.height / 2 - (start.top + start.height / 2);
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(0.35)`, opacity: 0.3 },
    ],
    { duration: DURATION, easing: "cubic-bezier(0.3, 0, 0.3, 1)" },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
