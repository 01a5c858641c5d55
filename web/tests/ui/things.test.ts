// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { findThing } from "../../src/ui/things";

afterEach(() => document.body.replaceChildren());

it("words speak of the first thing that is on the screen: by its name, or as a route or a ticket", () => {
  document.body.innerHTML =
    '<p data-thing="hand own"></p><p data-thing="ticket-choice"></p><i data-route="a--b"></i><b data-ticket="c--d"></b>';
  for (const element of document.querySelectorAll("body *"))
    element.getClientRects = () => [{}] as unknown as DOMRectList;
  const found = (...names: string[]): string | undefined => findThing(names)?.tagName;
  expect(found("claim-panel", "route-a--b")).toBe("I");
  expect(found("hand", "route-a--b")).toBe("P");
  expect(found("ticket-c--d", "ticket-choice")).toBe("B");
  expect(found("ticket-choice", "ticket-c--d")).toBe("P");
  expect(found("score")).toBeUndefined();
});
