import { expect, it } from "vitest";
import { meaningsSeen, type Meaning } from "../../src/map/meanings";

const ALL: Meaning[] = ["highlighted", "selected", "planned", "claimable", "fresh", "wanted"];
const seen = (had: Meaning[], isQuiet = false): Meaning[] => [...meaningsSeen(new Set(had), isQuiet)];

it.each<[Meaning[], Meaning[], string]>([
  [["claimable", "wanted"], ["claimable", "wanted"], "at rest on one's turn"],
  [["claimable", "wanted", "fresh"], ["claimable", "fresh"], "when others have claimed something"],
  [["claimable", "wanted", "fresh", "planned"], ["planned", "claimable"], "with a plan, on one's turn"],
  [["wanted", "fresh", "planned"], ["planned", "fresh"], "with a plan, while others play"],
  [["wanted", "fresh"], ["fresh", "wanted"], "without one, while others play"],
  [["selected", "claimable", "wanted", "fresh"], ["selected", "claimable"], "with a route chosen"],
  [["selected", "planned", "claimable", "fresh"], ["selected", "planned"], "with a route chosen and a plan"],
])("of %j are seen %j: %s", (had, expected) => {
  expect(seen(had)).toEqual(expected);
});

it("there are never more than two meanings, whatever routes have", () => {
  for (let which = 0; which < 2 ** ALL.length; which += 1) {
    const had = ALL.filter((_, at) => which & (1 << at));
    for (const isQuiet of [false, true]) {
      expect(seen(had, isQuiet).length).toBe(
        Math.min(2, isQuiet ? had.filter((each) => ALL.indexOf(each) < 3).length : had.length),
      );
    }
  }
});

it("a ticket that is looked at has the map to itself but for what one chose or planned", () => {
  expect(seen(["highlighted", "claimable", "fresh", "wanted"], true)).toEqual(["highlighted"]);
  expect(seen(ALL, true)).toEqual(["highlighted", "selected"]);
  expect(seen(["highlighted", "planned", "claimable"], true)).toEqual(["highlighted", "planned"]);
  expect(seen(["claimable", "wanted", "fresh"], true)).toEqual([]);
});
