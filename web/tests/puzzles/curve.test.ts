// The small curve of a puzzle rating.
import { expect, test } from "vitest";
import { curvePoints } from "../../src/puzzles/curve";

test("a rising rating rises from the lower left to the upper right", () => {
  expect(curvePoints([600, 700, 800], 300, 60)).toBe("0.0,60.0 150.0,30.0 300.0,0.0");
});

test("a small change is drawn as a small one, in the middle", () => {
  expect(curvePoints([600, 610], 300, 60)).toBe("0.0,33.0 300.0,27.0");
});

test("one rating alone has its place too", () => {
  expect(curvePoints([600], 300, 60)).toBe("0.0,30.0");
});
