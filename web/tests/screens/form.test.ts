import { expect, it } from "vitest";
import { formOf, type Form } from "../../src/screens/form";

it("the map has the window's height wherever something fits beside it", () => {
  const forms: [Form, [number, number][]][] = [
    ["three", [[1280, 720], [1366, 768], [1440, 900], [1920, 1080], [2560, 1440]]],
    ["two", [[1024, 768], [1080, 810], [1180, 820], [960, 540], [1280, 1024], [1000, 1000]]],
    ["upright", [[768, 1024], [820, 1180], [1024, 1366]]],
  ]; // prettier-ignore
  for (const [form, sizes] of forms)
    for (const [width, height] of sizes) expect(formOf(width, height, 16), `${width}×${height}`).toBe(form);
});

it("larger letters need more room beside the map", () => {
  expect(formOf(1280, 720, 24)).toBe("two");
});
