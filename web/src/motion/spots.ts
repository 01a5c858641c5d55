// Where things lie on the screen, in whatever layout: found by data attributes.
import type { Spot } from "./journeys";

export interface ThingSize {
  width: number;
  height: number;
}
export interface ScreenPlace {
  element: Element;
  /** Its middle. */
  x: number;
  y: number;
  /** How large a card is that lies there; none where somebody sits, at a route or a tab. */
  card: ThingSize | null;
}

/** The first of the selectors that is on the screen. It asks for the layout and changes nothing. */
export function find(spot: Spot): ScreenPlace | null {
  for (const selector of spot) {
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const isSeen =
        width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
      if (!isSeen) continue;
      const middle = withinMap(element, { x: left + width / 2, y: top + height / 2 });
      if (element.matches("[data-slot], [data-hand]")) return { element, ...middle, card: { width, height } };
      const isTicket = element.matches("[data-ticket]"); // which is broader than the cards of its deck
      return { element, ...middle, card: isTicket ? { width: height / 1.5, height } : null };
    }
  }
  return null;
}

/** A route may lie beyond the edge of a map that is near. */
function withinMap(element: Element, { x, y }: { x: number; y: number }): { x: number; y: number } {
  const map = element.closest('[data-thing="map"]')?.getBoundingClientRect();
  if (!map) return { x, y };
  const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));
  return { x: between(map.left, x, map.right), y: between(map.top, y, map.bottom) };
}

/** How something looks, for the eye alone; in a copy of what is around it, for styles that depend on that. */
export function lookOf(element: Element): Element {
  const around = (element.parentElement ?? document.body).cloneNode(false) as Element;
  const look = element.cloneNode(true) as Element;
  for (const copy of [around, look, ...look.querySelectorAll("*")])
    for (const name of copy.getAttributeNames())
      if (/^(data-|aria-|id$|title$|role$)/.test(name)) copy.removeAttribute(name);
  around.append(look);
  return around;
}
