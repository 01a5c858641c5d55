// The things on the table that words speak of: `hand`, `route-ID`, `ticket-ID`.

export interface ScreenBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Whether two boxes share any point. */
export function overlap(one: ScreenBox, other: ScreenBox): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** The first of these things that is on the screen. */
export function findThing(names: readonly string[]): Element | null {
  for (const name of names) {
    const [, kind, id] = /^(route|ticket)-(.+)$/.exec(name) ?? [];
    const selector = `[data-thing~="${name}"]` + (kind ? `, [data-${kind}="${id}"]` : "");
    const found = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length);
    if (found) return found;
  }
  return null;
}
