// Many tickets at once, as people write them.
import { describe, expect, it } from "vitest";
import { builtIn, named, proposal } from "../../src/workshop/board";
import { Finder } from "../../src/keeper/finding";
import { readTickets } from "../../src/workshop/paste";

const finder = new Finder(builtIn);
const worth = proposal(null);
const read = (text: string) => readTickets(text, finder, worth, []);
const bangui = { between: ["cape-town", "bangui"], points: 15 };

describe("a line", () => {
  it.each([
    ["Cape Town – Bangui 15"],
    ["Cape Town - Bangui (15)"],
    ["cape town -> bangui: 15"],
    ["Kapstadt → Bangui 15"],
    ["Кейптаун — Банги 15"],
    ["Le Cap ; Bangui ; 15"],
    ["Cape Town\tBangui\t15"],
    ['"Cape Town","Bangui",15'],
    ["3. Cape Town – Bangui 15"],
    ["Cape Town Bangui 15"],
    ["Cape Town to Bangui 15"],
    ["Kapkaupunki Bangui 15"],
    ["Mother City – Bangui 15", "unknown"],
    ["Cape Twon – Bangui 15", "unknown"],
    ["Bangui 15", "one"],
    ["??? 15", "nothing"],
    ["Ndele – Bangui 15", "unfit"],
    ["Bangui – Bangui 15", "same"],
    ["Cape Town – Bangui 0", "points"],
    ["Cape Town – Bangui 1000", "points"],
    ["Port – Bangui 15", "several"],
  ])("%s", (line, why?: string) => {
    const { tickets, left } = read(line);
    if (why) expect(left.map(({ doubt }) => doubt.why)).toEqual([why]);
    else expect({ tickets, left }).toEqual({ tickets: [bangui], left: [] });
  });

  it("without points is worth its shortest path", () => {
    const shortest = worth("cape-town", "bangui");
    expect(shortest).toBeGreaterThan(0);
    expect(worth("bangui", "cape-town")).toBe(shortest);
    expect(read("Cape Town – Bangui").tickets).toEqual([{ ...bangui, points: shortest }]);
  });

  it("with a name that is nearly right asks what was meant", () => {
    const [wrong] = read("Cape Twon – Bangui 15").left;
    expect(wrong?.doubt).toMatchObject({ typed: "Cape Twon", near: "cape-town" });
  });
});

describe("many lines", () => {
  it("leave the doubles and what is not understood, with their numbers", () => {
    const { tickets, left } = readTickets(
      "Cape Town – Bangui 15\r\n\r\nBangui – Cape Town 9\nnonsense\nLuanda – Sudan 12",
      finder,
      worth,
      [{ between: ["sudan", "luanda"], points: 3 }],
    );
    expect(tickets).toEqual([bangui]);
    expect(left.map(({ number, doubt }) => [number, doubt.why])).toEqual([
      [3, "double"],
      [4, "nothing"],
      [5, "double"],
    ]);
  });

  it("of a table may begin with the names of its columns", () => {
    expect(read("From,To,Points\nCape Town,Bangui,15")).toEqual({ tickets: [bangui], left: [] });
  });

  it("of any length and content end", () => {
    const nonsense = `${"a ".repeat(5_000)}\n${"–".repeat(5_000)}\n${"\t9".repeat(5_000)}\n`.repeat(3);
    expect(read(nonsense).tickets).toEqual([]);
  });
});

describe("the built-in deck", () => {
  it("is worth what is proposed for it", () => {
    for (const { between, points } of builtIn.tickets) expect(worth(...between)).toBe(points);
  });

  it("names every end as often as its tickets do", () => {
    const sum = [...named(builtIn).values()].reduce((all, count) => all + count, 0);
    expect(sum).toBe(2 * builtIn.tickets.length);
  });
});
