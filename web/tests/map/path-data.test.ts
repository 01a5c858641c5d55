import { expect, it } from "vitest";
import { moved, roundedBox } from "../../src/map/path-data";

it("is drawn elsewhere, larger, with steps that stay steps", () => {
  expect(moved("M1 2l3 4H10V-5z", { x: 100, y: 200, scale: 2 })).toBe("M102 204l6 8L120 212L120 190z");
});

it("is turned about the origin, straight lines too", () => {
  expect(moved("M10 0h5v5", { x: 0, y: 0, angle: 90 })).toBe("M0 10l0 5l-5 0");
});

it("keeps its arcs and its curves", () => {
  expect(moved("M0 0a3.4 2 0 0 1-1.5.5C1 1 2 2 3 3q.5.5 1 0", { x: 1, y: 1, angle: 180 })).toBe(
    "M1 1a3.4 2 180 0 1 1.5 -0.5C0 0 -1 -1 -2 -2q-0.5 -0.5 -1 0",
  );
});

it("is a line to every point that follows a first one", () => {
  expect(moved("M0 0 5 5 10 0z", { x: 1, y: 0 })).toBe("M1 0L6 5L11 0z");
});

it("of a box begins and ends beside its corners", () => {
  expect(roundedBox(20, 10, 2, { x: 0, y: 0 })).toMatch(/^M-8 -5L8 -5Q10 -5 10 -3L10 3Q10 5 8 5L-8 5.* -5z$/);
});

it("of a box is the same as that of one that is moved", () => {
  const at = { x: 100.26, y: 50, angle: 33 };
  expect(roundedBox(20, 10, 2, at)).toBe(moved(roundedBox(20, 10, 2, { x: 0, y: 0 }), at));
});
