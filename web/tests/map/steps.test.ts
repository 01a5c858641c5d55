// By keyboard, every route can be reached from every other, and every place by its name.
import { describe, expect, it, vi } from "vitest";
import { board } from "../fixtures/table";
import { layTracks, pointOf, type Bend, type Track } from "../../src/map/geometry";
import layout from "@board/africa-layout.json";
import { nextOf, Steps } from "../../src/map/steps";

const tracks = layTracks(board, layout.bends as unknown as Record<string, Bend>);
const places = board.places.map((place) => ({ id: place.id, name: place.name, at: pointOf(board, place) }));
const track = (id: string): Track => tracks.find((one) => one.id === id)!;
const press = (steps: Steps, keys: string[], from: Track): Track =>
  keys.reduce((at, key) => steps.follow(key, at, tracks, places) ?? at, from);

describe("the arrow keys", () => {
  const arrows = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

  it.each([0, 40, 116])("lead from route %i to every other", (start) => {
    const reached = new Set([tracks[start]!]);
    for (const from of reached) for (const arrow of arrows) reached.add(press(new Steps(), [arrow], from));
    expect(tracks.filter((one) => !reached.has(one)).map(({ id }) => id)).toEqual([]);
  });

  it("go where they point", () => {
    for (const from of tracks) {
      expect(press(new Steps(), ["ArrowUp"], from).middle.y).toBeLessThanOrEqual(from.middle.y);
      expect(press(new Steps(), ["ArrowRight"], from).middle.x).toBeGreaterThanOrEqual(from.middle.x);
    }
  });
});

describe("letters", () => {
  const start = track("bangui--bondo");

  it("lead to every place by its name, whatever accents it has", () => {
    for (const { id, name } of places) {
      vi.useFakeTimers({ toFake: ["performance"] });
      const plain = name.normalize("NFD").replace(/\p{M}/gu, "");
      const found = press(new Steps(), [...plain.toLowerCase()], start);
      const namesakes = places.filter((place) => place.name === name).map((place) => place.id);
      expect(
        found.route.between.some((end) => namesakes.includes(end)),
        id,
      ).toBe(true);
      vi.useRealTimers();
    }
  });

  it("go on to the next place when the same one comes again", () => {
    const steps = new Steps();
    const visited = new Set<string>();
    let at = start;
    for (let i = 0; i < 8; i += 1) {
      at = press(steps, ["b"], at);
      visited.add(at.id);
    }
    expect(visited.size).toBeGreaterThan(3);
  });

  it("lead nowhere if no place begins so", () => {
    expect(press(new Steps(), ["x", "x"], start)).toBe(start);
  });

  it("are followed by the routes around that place", () => {
    const steps = new Steps();
    let at = press(steps, [..."bangui"], track("cape-town--port-elizabeth--a"));
    const round = Array.from({ length: 12 }, () => (at = press(steps, ["PageDown"], at)));
    const own = tracks.filter(({ route }) => route.between.includes("bangui"));
    expect(own.length).toBeGreaterThan(1);
    expect(new Set(round)).toEqual(new Set(own));
  });
});

it("a round begins again at its end", () => {
  expect(nextOf(["a", "b", "c"], "c", 1)).toBe("a");
  expect(nextOf(["a", "b", "c"], "a", -1)).toBe("c");
  expect(nextOf(["a", "b", "c"], undefined, 1)).toBe("a");
  expect(nextOf([], undefined, 1)).toBeUndefined();
});
