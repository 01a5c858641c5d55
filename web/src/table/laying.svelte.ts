// The table is laid in steps: all at once would keep a slow device from answering for long. With room, the map comes
// first, then one's own things, then everyone's; on a phone one's own things come first and leave the map its room.
const STEPS = 2;
const TWO_FRAMES = 33; // milliseconds, in which the map that has begun is seen

export class Laying {
  /** How many of the steps after the first are done. */
  steps = $state(0);
  /** Whether something of the map can be seen. What comes after it waits for that. */
  isMapBegun = $state(false);

  get isDone(): boolean {
    return this.steps >= STEPS;
  }

  /** Do the next step soon, if nothing is to be waited for; returns what calls it off. */
  continue(isNarrow: boolean): (() => void) | undefined {
    const isAtMap = this.steps === (isNarrow ? 1 : 0);
    if (this.isDone || (isAtMap && !this.isMapBegun)) return undefined;
    const next = setTimeout(() => (this.steps += 1), isAtMap ? TWO_FRAMES : 0);
    return () => clearTimeout(next);
  }
}
