// What lies in a direction: the one question the arrow keys ask, on the map and among cards.

export interface ScreenPoint {
  x: number;
  y: number;
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const STEPS: Record<Arrow, ScreenPoint> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const ASIDE = 2; // how much farther something seems that lies aside

export function isArrow(key: string): key is Arrow {
  return key in STEPS;
}

/** The nearest thing in a direction: within half a right angle to either side, or else anything farther on. */
export function nearestThatWay<Thing>(
  from: Thing,
  things: readonly Thing[],
  arrow: Arrow,
  middle: (thing: Thing) => ScreenPoint,
): Thing | undefined {
  const [start, step] = [middle(from), STEPS[arrow]];
  let found: Thing | undefined;
  let least = Infinity;
  for (const thing of things) {
    const to = middle(thing);
    const [dx, dy] = [to.x - start.x, to.y - start.y];
    const along = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    if (along < 1) continue;
    const effort = along + ASIDE * aside + (aside > along ? 1e6 : 0);
    if (effort < least) [found, least] = [thing, effort];
  }
  return found;
}
