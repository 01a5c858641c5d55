// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { fittedSize, held, NEAREST, PanZoom, zoomedAt } from "../../src/map/panzoom";

const window = { width: 400, height: 800 };
const fitted = fittedSize(window, { width: 2800, height: 3940 });

it("the whole sheet fits the window", () => {
  expect(fitted.width).toBeCloseTo(400);
  expect(fitted.height).toBeLessThanOrEqual(800);
});

it("a sheet that fits lies in the middle", () => {
  const stand = held({ x: 333, y: -99, zoom: 1 }, window, fitted);
  expect(stand.x).toBeCloseTo(0);
  expect(stand.y).toBeCloseTo((800 - fitted.height) / 2);
});

it("a zoomed sheet cannot be pulled out of the window", () => {
  const stand = held({ x: 9999, y: -99999, zoom: 4 }, window, fitted);
  expect(stand.x).toBeLessThan(window.width / 2);
  expect(stand.y + fitted.height * 4).toBeGreaterThan(window.height / 2);
});

it("without slack the edge of a zoomed sheet stays at the edge of the window", () => {
  const stand = held({ x: 9999, y: -99999, zoom: 4 }, window, fitted, 0);
  expect(stand.x).toBeCloseTo(0);
  expect(stand.y + fitted.height * 4).toBeCloseTo(window.height);
});

it("zooming keeps what is under the pointer there", () => {
  const at = { x: 120, y: 300 };
  const before = { x: -50, y: -80, zoom: 2 };
  const after = zoomedAt(before, at, 1.5);
  expect((at.x - after.x) / after.zoom).toBeCloseTo((at.x - before.x) / before.zoom);
  expect((at.y - after.y) / after.zoom).toBeCloseTo((at.y - before.y) / before.zoom);
});

it("zooming stops at the nearest and at the fit", () => {
  expect(zoomedAt({ x: 0, y: 0, zoom: 10 }, { x: 0, y: 0 }, 10).zoom).toBe(NEAREST);
  expect(zoomedAt({ x: 0, y: 0, zoom: 1.2 }, { x: 0, y: 0 }, 0.1).zoom).toBe(1);
});

afterEach(() => vi.unstubAllGlobals());

it("what was to be shown before the page was laid out is shown then", () => {
  let lay = (): void => undefined;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(report: () => void) {
        lay = report;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const frame = document.createElement("div");
  Object.defineProperties(frame, { clientWidth: { value: 400 }, clientHeight: { value: 800 } });
  const scales: number[] = [];
  const panzoom = new PanZoom(frame, document.createElement("div"), { width: 2800, height: 3940 }, (scale) =>
    scales.push(scale),
  );
  panzoom.show({ x: 0.5, y: 0.5 }, false, 0.3);
  expect(panzoom.stand.zoom).toBe(1);
  lay();
  expect(panzoom.scale).toBeCloseTo(0.3);
  expect(scales).toHaveLength(1);
  panzoom.destroy();
});
