// The things on the table that words stand at, and a place beside them that covers none of them.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;

/** The first of these things that is on the screen. */
export function findThing(names: readonly string[]): Element | null {
  for (const name of names) {
    const route = name.startsWith("route-") ? name.slice("route-".length) : null;
    const selector = route ? `[data-route="${route}"]` : `[data-thing~="${name}"]`;
    const found = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length);
    if (found) return found;
  }
  return null;
}

/** What a thing is one part of, a card of all that lie face up: it is to be seen whole too. */
export function wholeOf(thing: Element): Element {
  return thing instanceof HTMLButtonElement ? (thing.closest("section") ?? thing) : thing;
}

/** Whether two boxes share any point. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/**
 * Where a bubble of this size stands beside a thing: at a side where there is room, inside the screen, and beside the
 * whole that it is part of where it can. Where there is room at none, the thing fills the screen, and the bubble stands
 * at the upper edge.
 */
export function beside(
  thing: Box | null,
  bubble: Box,
  screen: { width: number; height: number },
  whole: Box | null = thing,
): Box {
  const within = (value: number, size: number, room: number): number =>
    Math.max(EDGE, Math.min(value, room - size - EDGE));
  const at = (left: number, top: number): Box => ({ ...bubble, left, top });
  const middle = at((screen.width - bubble.width) / 2, Math.max(EDGE, screen.height * 0.12));
  if (!thing || !whole) return middle;
  const alongX = within(thing.left + thing.width / 2 - bubble.width / 2, bubble.width, screen.width);
  const alongY = within(thing.top + thing.height / 2 - bubble.height / 2, bubble.height, screen.height);
  const sides = [whole, thing].flatMap(({ left, top, width, height }) => [
    at(left - bubble.width - GAP, alongY),
    at(left + width + GAP, alongY),
    at(alongX, top - bubble.height - GAP),
    at(alongX, top + height + GAP),
  ]);
  const fits = ({ left, top }: Box): boolean =>
    left >= EDGE &&
    top >= EDGE &&
    left + bubble.width <= screen.width - EDGE &&
    top + bubble.height <= screen.height - EDGE;
  return sides.find(fits) ?? middle;
}
