import { afterEach, describe, expect, it } from "vitest";
import { beside, findThing, overlap, wholeOf, type Box } from "../../src/ui/things";

const bubble: Box = { left: 0, top: 0, width: 350, height: 200 };
const screens = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

describe("words at a thing", () => {
  it.each([
    ["a card in the right column", box(1030, 300, 60, 90), screens.desk],
    ["the players at the left", box(10, 60, 300, 190), screens.desk],
    ["a route in the middle", box(500, 150, 60, 90), screens.desk],
    ["the claiming panel at the lower right", box(1010, 500, 410, 380), screens.desk],
    ["the cards at the foot of a phone", box(10, 590, 330, 190), screens.phone],
    ["a route near the top of a phone", box(100, 130, 30, 40), screens.phone],
    ["the status line of a phone", box(8, 10, 280, 30), screens.phone],
    ["a claiming panel that leaves little room", box(6, 330, 378, 450), screens.phone],
  ])("stand beside %s, on the screen, and never over it", (_, thing, screen) => {
    const place = beside(thing, bubble, screen);
    expect(overlap(place, thing)).toBe(false);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(place.left + place.width).toBeLessThanOrEqual(screen.width);
    expect(place.top + place.height).toBeLessThanOrEqual(screen.height);
  });

  it.each([
    ["at a desk", box(1090, 75, 65, 95), box(1020, 50, 410, 240), screens.desk],
    ["on a phone", box(57, 706, 45, 45), box(8, 632, 374, 120), screens.phone],
  ])("stand beside all the cards that one of them lies among %s", (_, card, cards, screen) => {
    expect(overlap(beside(card, bubble, screen), cards)).toBe(true);
    expect(overlap(beside(card, bubble, screen, cards), cards)).toBe(false);
  });

  it("stand beside the card alone where there is no room beside all of them", () => {
    const place = beside(box(10, 590, 330, 190), bubble, screens.phone, box(0, 0, 390, 844));
    expect(overlap(place, box(10, 590, 330, 190))).toBe(false);
  });

  it("stand on the screen where a thing fills it, or is not there", () => {
    for (const thing of [null, box(0, 0, 390, 844)]) {
      const { left, top } = beside(thing, bubble, screens.phone);
      expect(left).toBe(20);
      expect(top).toBeGreaterThan(0);
    }
  });

  afterEach(() => document.body.replaceChildren());
  it("find the first thing that is on the screen", () => {
    document.body.innerHTML = `<p data-thing="hand"></p><p data-route="a--b"></p>`;
    for (const element of document.querySelectorAll("p"))
      element.getClientRects = () => [{}] as unknown as DOMRectList;
    expect(findThing(["claim-panel", "route-a--b"])).toBe(document.querySelector("[data-route]"));
    expect(findThing(["hand", "route-a--b"])).toBe(document.querySelector("[data-thing]"));
    expect(findThing(["score"])).toBeNull();
  });

  it("keep clear of a card's whole section, but of nothing around other things", () => {
    document.body.innerHTML = `<section><button></button><p></p></section><button></button>`;
    const [card, alone] = document.querySelectorAll("button");
    const section = document.querySelector("section");
    expect(wholeOf(card!)).toBe(section);
    expect(wholeOf(alone!)).toBe(alone);
    expect(wholeOf(document.querySelector("p")!)).toBe(document.querySelector("p"));
  });
});
