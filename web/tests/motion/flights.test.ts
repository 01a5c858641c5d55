// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Flights from "../../src/motion/Flights.svelte";
import type { Event } from "../../src/protocol";
import { settings } from "../../src/settings/settings.svelte";

/** An animation that a test brings to its end. */
class Moving {
  onfinish: (() => void) | null = null;
  isCancelled = false;
  constructor(
    readonly element: Element,
    readonly frames: Keyframe[] | PropertyIndexedKeyframes,
    readonly timing: KeyframeAnimationOptions,
  ) {}
  cancel(): void {
    this.isCancelled = true;
  }
}
let moving: Moving[] = [];
const aloft = (): Element[] => [...document.querySelectorAll(".turning")];
const finish = async (): Promise<void> => {
  for (const each of moving) each.onfinish?.();
  await tick();
};

const TABLE = `
  <button data-slot="train-2"><i></i></button><button data-slot="train-deck"><i></i></button>
  <ul class="hand"><li data-hand="red">1</li></ul>
  <p data-seat="0"></p><p data-seat="1"></p>`;
const settled: Event = { type: "starting-tickets-settled", counts: [2, 2] };
const drawn = (card: "red" | "blue" | null, seat = 0): Event => ({ type: "train-card-dealt", seat, card });

/** Let more happen at the table that is open. */
let goOn: (events: Event[]) => Promise<void>;

/** Open the table, then let things happen. */
async function happen(
  events: Event[],
  props: { seat?: number | null; isPast?: boolean } = {},
): Promise<void> {
  document.body.innerHTML = TABLE;
  const shown = { events: [settled], seat: 0, laid: 2, isPast: false, sheet: null, ...props };
  const { rerender } = render(Flights, { props: shown });
  await tick();
  goOn = async (more) => {
    shown.events = [...shown.events, ...more];
    const update = rerender({ ...shown });
    document.querySelector("[data-hand=red]")!.textContent = "2"; // as the table does
    await update;
    await tick();
    await tick();
  };
  await goOn(events);
}

beforeEach(() => {
  settings.animation = "on";
  moving = [];
  Element.prototype.animate = function (frames, timing) {
    const one = new Moving(this, frames as Keyframe[], timing as KeyframeAnimationOptions);
    moving.push(one);
    return one as unknown as Animation;
  };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(10, 20, 52, 78));
});
afterEach(() => vi.restoreAllMocks());

it("a card is seen in the hand when it lands, not before", async () => {
  await happen([drawn("red")]);
  expect(aloft()).toHaveLength(1);
  expect(document.querySelector(".flights")).toHaveAttribute("inert");
  const cover = document.querySelector(".flights .hand")!;
  expect(cover.textContent).toBe("1");
  expect(cover.querySelector("[data-hand]")).toBeNull(); // there is one hand
  await finish();
  expect(aloft()).toHaveLength(0);
  expect(document.querySelector(".flights .hand")).toBeNull();
});

it("a place that was empty is so until something lands there", async () => {
  await happen([{ type: "train-card-laid", slot: 2, card: "blue" }]);
  const hidden = moving.find(({ element }) => element === document.querySelector("[data-slot=train-2] i"))!;
  expect(hidden.frames).toEqual({ opacity: [0, 0] });
  await finish();
  expect(hidden.isCancelled).toBe(true);
});

it("only transform and opacity change on the way", async () => {
  await happen([drawn("red"), drawn(null, 1), { type: "train-card-laid", slot: 2, card: "blue" }]);
  const changed = moving.flatMap(({ frames }) =>
    Array.isArray(frames) ? frames.flatMap(Object.keys) : Object.keys(frames),
  );
  expect(new Set(changed)).toEqual(new Set(["offset", "transform", "opacity"]));
});

it("many events are a few flights that are soon over", async () => {
  await happen(Array.from({ length: 200 }, () => drawn(null, 1)));
  expect(aloft()).toHaveLength(16);
  const ends = moving.map(({ timing }) => Number(timing.delay ?? 0) + Number(timing.duration));
  expect(Math.max(...ends)).toBeLessThan(900);
});

it("a flight whose goal has moved lands at once", async () => {
  await happen([drawn("red")]);
  expect(aloft()).toHaveLength(1);
  await goOn([drawn(null, 1)]);
  expect(aloft()).toHaveLength(2);
  vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(70, 20, 52, 78));
  await goOn([drawn(null, 1)]);
  expect(aloft()).toHaveLength(1);
});

it("nothing moves where it should not", async () => {
  settings.animation = "off";
  await happen([drawn("red")]);
  expect(aloft()).toHaveLength(0);
  settings.animation = "on";
  await happen([drawn("red")], { isPast: true });
  expect(aloft()).toHaveLength(0);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await happen([drawn("red")]);
  expect(aloft()).toHaveLength(0);
});

it("the first deal is shown once", async () => {
  const dealt = { type: "ticket-dealt", seat: 1, ticket: null } as Event;
  const setUp = [dealt, { type: "setup-completed" } as Event];
  const deal = async (isDealNew: boolean): Promise<number> => {
    document.body.innerHTML = `${TABLE}<button data-slot="ticket-deck"></button>`;
    render(Flights, { props: { events: setUp, seat: 0, laid: 2, isPast: false, sheet: null, isDealNew } });
    for (let step = 0; step < 3; step += 1) await tick();
    return aloft().length;
  };
  expect(await deal(true)).toBe(1);
  expect(await deal(false)).toBe(0);
});

it("everything takes half the time where it should be quick", async () => {
  await happen([drawn("red")]);
  const [usual] = moving;
  moving = [];
  settings.animation = "quick";
  await happen([drawn("red")]);
  expect(moving[0]!.timing.duration).toBe(Number(usual!.timing.duration) / 2);
});
