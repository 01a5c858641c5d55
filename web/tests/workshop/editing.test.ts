// @vitest-environment jsdom
// Changing a map: what belongs together stays together, and every change can be taken back, also tomorrow.
import { readFileSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { parse } from "smol-toml";
import type { BoardContent } from "../../src/protocol";
import {
  addPlace,
  addRoute,
  changeKind,
  changeRoute,
  doubleRoute,
  joinCountry,
  removePlace,
  removeRoute,
  renamePlace,
} from "../../src/workshop/editing";
import { History } from "../../src/workshop/history.svelte";

const board = parse(readFileSync("../src/okapi/board/africa.toml", "utf-8")) as unknown as BoardContent;
const route = (content: BoardContent, id: string) => content.routes.find((one) => one.id === id);
const place = (content: BoardContent, id: string) => content.places.find((one) => one.id === id);

beforeEach(() => localStorage.clear());

it("changes both tracks of a double route but for their colours", () => {
  const double = board.routes.find(({ twin }) => twin)!;
  const next = changeRoute(board, double.id, { length: 5, colour: "grey" });
  expect(route(next, double.id)).toMatchObject({ length: 5, colour: "grey" });
  expect(route(next, double.twin!)).toMatchObject({ length: 5, colour: route(board, double.twin!)?.colour });
});

it("makes a route double and single again", () => {
  const double = doubleRoute(board, "bangui--bondo", true);
  const twin = route(double, "bangui--bondo")?.twin;
  expect(route(double, twin!)).toMatchObject({ twin: "bangui--bondo", length: 2 });
  expect(doubleRoute(double, "bangui--bondo", false)).toEqual(board);
});

it("adds a second track where there is one, and a route where there is none", () => {
  const second = addRoute(board, "bondo", "bangui");
  expect(route(second.content, second.id)?.twin).toBe("bangui--bondo");
  const first = addRoute(board, "cape-town", "bangui");
  expect(route(first.content, first.id)).toMatchObject({ colour: "grey" });
  expect(removeRoute(first.content, first.id)).toEqual(board);
});

it("takes a place away with its routes and tickets, and leaves no half of a double route", () => {
  const next = removePlace(board, "luanda");
  expect(next.routes.some(({ between }) => between.includes("luanda"))).toBe(false);
  expect(next.tickets.some(({ between }) => between.includes("luanda"))).toBe(false);
  const ids = new Set(next.routes.map(({ id }) => id));
  expect(next.routes.every(({ twin }) => !twin || ids.has(twin))).toBe(true);
});

it("keeps a country's tickets while it has another stop", () => {
  const next = removePlace(board, "chad-1");
  expect(next.tickets).toEqual(board.tickets);
});

it("renames all stops of a country, in every language", () => {
  const next = renamePlace(board, "chad-1", "Lake Chad", { de: "Tschadsee", fr: "" });
  for (const id of ["chad-1", "chad-2"])
    expect(place(next, id)).toMatchObject({ name: "Lake Chad", names: { de: "Tschadsee" } });
});

it("makes a new country of a city, whose tickets then name it, and lets others join", () => {
  const made = changeKind(board, "luanda", "terminal");
  const country = place(made, "luanda")?.country;
  const count = (content: BoardContent, end: string) =>
    content.tickets.filter(({ between }) => between.includes(end)).length;
  expect(count(made, country!)).toBe(count(board, "luanda"));
  const joined = joinCountry(made, "cabinda", country!);
  expect(place(joined, "cabinda")).toMatchObject({ name: "Luanda", kind: "terminal", country });
});

it("gives every new place an id of its own, whatever it is called", () => {
  let content = board;
  for (const name of ["Luanda", "Москва", "北京", "Łódź", "--"])
    content = addPlace(content, name, [2, -1]).content;
  const made = content.places.slice(board.places.length);
  expect(new Set(content.places.map(({ id }) => id)).size).toBe(content.places.length);
  for (const { id, at } of made) expect([/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), at]).toEqual([true, [1, 0]]);
});

it("takes back every step after the page was closed, and does them again", () => {
  const contents = [board];
  const note = (next: BoardContent): void => {
    new History("one").note(contents.at(-1)!, next);
    contents.push(next);
  };
  note({ ...board, name: "Mine" });
  note(removePlace(contents.at(-1)!, "luanda"));
  note(addRoute(contents.at(-1)!, "cape-town", "bangui").content);
  const later = new History("one");
  for (const [number, then] of [...contents.entries()].reverse().slice(1))
    expect(later.undo(contents[number + 1]!), String(number)).toEqual(then);
  expect(later.canUndo).toBe(false);
  for (const then of contents.slice(1)) expect(new History("one").redo(contents[contents.indexOf(then) - 1]!)).toEqual(then); // prettier-ignore
});

it("forgets steps that do not fit, because another device has changed the board", () => {
  const history = new History("one");
  history.note(board, removeRoute(board, "bangui--bondo"));
  expect(history.undo({ ...board, routes: board.routes.slice(0, 20) })).toBeUndefined();
  expect([history.canUndo, history.canRedo]).toEqual([false, false]);
});

it("gives up the oldest steps when the browser has no room", () => {
  const history = new History("one");
  let content = board;
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key: string, value: string) {
    if (this.length > 12 && this.getItem(key) === null) throw new DOMException("full", "QuotaExceededError");
    setItem.call(this, key, value);
  };
  try {
    for (let number = 0; number < 40; number += 1) {
      const next = { ...content, name: `Mine ${number}` };
      history.note(content, next);
      content = next;
    }
  } finally {
    Storage.prototype.setItem = setItem;
  }
  expect(history.undo(content)?.name).toBe("Mine 38");
});
