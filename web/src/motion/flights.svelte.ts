// Things in the air over the table. Nobody waits for them: the table below is up to date and takes every click. What has
// just come to its place is unseen there until its flight lands.
import { tick } from "svelte";
import type { Journey } from "./journeys";
import { find, lookOf, type ScreenPlace, type ThingSize } from "./spots";

const DURATION = 320; // milliseconds
const TURNING = 400; // of a card that turns over on the way
const STEP = 50; // between two that leave together
const LONGEST_WAIT = 450; // of the last of them
const MAX_TOGETHER = 16;
const MAX_ALOFT = 28;
const EASING = "cubic-bezier(0.35, 0, 0.25, 1)";
const TURN_OVER: Keyframe[] = [
  { transform: "perspective(30rem) rotateY(180deg)", offset: 0 },
  { transform: "perspective(30rem) rotateY(180deg)", offset: 0.15 },
  { transform: "perspective(30rem) rotateY(0deg)", offset: 0.6 },
  { transform: "perspective(30rem) rotateY(0deg)", offset: 1 },
];
const SMALL = 26; // pixels: as wide as a card is where there is no place for one
const USUAL = { width: 52, height: 78 };

/** Something that is about to leave the place where it lies. */
interface Leaving {
  journey: Journey;
  from: ScreenPlace;
  /** How its goal looked before, if it was there. */
  before: Element | null;
}
export interface Flight {
  id: number;
  journey: Journey;
  goal: ScreenPlace;
  size: ThingSize;
  /** How its goal looked before, and looks until it lands. */
  cover: { look: Element; x: number; y: number; size: ThingSize } | null;
  /** Begin; returns what calls it off. */
  start: (node: HTMLElement) => () => void;
}

export class Flights {
  aloft = $state.raw<Flight[]>([]);
  private readonly landings = new Map<number, () => void>();
  private count = 0;

  /**
   * Let things go, as they still lie on the screen. `factor` is the time they take, 1 the usual; `isFirst` means that
   * nothing was before where they come to.
   */
  async send(journeys: Journey[], factor: number, isFirst = false): Promise<void> {
    if (document.hidden) return;
    const leaving = journeys.slice(-MAX_TOGETHER).flatMap((journey) => leave(journey, isFirst) ?? []);
    if (!leaving.length) return;
    await tick();
    const step = Math.min(STEP, LONGEST_WAIT / leaving.length) * factor;
    const goals = leaving.map(({ journey }) => find(journey.to));
    const astray = this.aloft.filter(({ journey, goal }) => isElsewhere(goal, find(journey.to)));
    const flights = leaving.flatMap((one, number) => {
      const goal = goals[number];
      return goal && goal.element !== one.from.element ? this.plan(one, goal, number * step, factor) : [];
    });
    this.aloft = [...this.aloft, ...flights];
    for (const { id } of [...astray, ...this.aloft.slice(0, -MAX_ALOFT)]) this.landings.get(id)?.();
  }

  /** Bring everything down at once. */
  land(): void {
    for (const land of [...this.landings.values()]) land();
    this.aloft = [];
  }

  private plan({ journey, from, before }: Leaving, goal: ScreenPlace, delay: number, factor: number): Flight {
    const id = this.count++;
    const size = from.card ?? goal.card ?? USUAL;
    const duration = (journey.turns ? TURNING : DURATION) * factor;
    const timing = { duration, delay, fill: "both", easing: EASING } as const;
    if (journey.route) holdTrains(goal.element, delay + duration);
    const thing = goal.element.matches("[data-slot]") ? goal.element.firstElementChild : goal.element;
    const start = (node: HTMLElement): (() => void) => {
      const hiding =
        goal.card && !before ? thing?.animate({ opacity: [0, 0] }, { duration: 60_000 }) : undefined;
      const flight = node.animate(path(from, goal, size.width), timing);
      if (journey.turns) node.firstElementChild?.animate(TURN_OVER, timing);
      const land = (): void => {
        if (!this.landings.delete(id)) return;
        hiding?.cancel();
        if (thing?.matches("[data-hand]"))
          thing.animate({ transform: ["none", "scale(1.1)", "none"] }, { duration: 200 * factor });
        this.aloft = this.aloft.filter((each) => each.id !== id);
      };
      this.landings.set(id, land);
      flight.onfinish = land;
      return () => {
        this.landings.delete(id);
        hiding?.cancel();
      };
    };
    const cover = before && goal.card ? { look: before, x: goal.x, y: goal.y, size: goal.card } : null;
    return { id, journey, goal, size, cover, start };
  }
}

/** Whether a goal has moved: a new card in the hand makes room for itself. */
function isElsewhere(goal: ScreenPlace, now: ScreenPlace | null): boolean {
  return !now || Math.abs(goal.x - now.x) + Math.abs(goal.y - now.y) > 8;
}

function leave(journey: Journey, isFirst: boolean): Leaving | null {
  const from = find(journey.from);
  const goal = isFirst ? null : document.querySelector(journey.to[0] ?? "");
  return from && { journey, from, before: goal?.matches("[data-hand]") ? lookOf(goal) : null };
}

/** From card to card, at the size of each; from and to anything else, small and fading. Lifted on the way. */
function path(from: ScreenPlace, goal: ScreenPlace, width: number): Keyframe[] {
  const scaleAt = ({ card }: ScreenPlace): number => (card?.width ?? SMALL) / width;
  const lifted = 1.1 * Math.max(scaleAt(from), scaleAt(goal), 0.7);
  const put = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
  return [
    { offset: 0, transform: put(from.x, from.y, scaleAt(from)), opacity: from.card ? 1 : 0 },
    { offset: 0.2, opacity: 1 },
    { offset: 0.5, transform: put((from.x + goal.x) / 2, (from.y + goal.y) / 2 - 12, lifted) },
    { offset: 0.85, opacity: 1 },
    { offset: 1, transform: put(goal.x, goal.y, scaleAt(goal)), opacity: goal.card ? 1 : 0 },
  ];
}

const held = new WeakMap<Animation, number>();

/** Trains roll onto a route when the last card that pays for it is there. */
function holdTrains(route: Element, wait: number): void {
  for (const rolling of route.getAnimations?.({ subtree: true }) ?? []) {
    const { effect } = rolling;
    if (!(effect instanceof KeyframeEffect) || !effect.target?.matches(".carriage, .doubled")) continue;
    const delay = held.get(rolling) ?? effect.getTiming().delay ?? 0;
    held.set(rolling, delay);
    effect.updateTiming({ delay: delay + wait });
  }
}
