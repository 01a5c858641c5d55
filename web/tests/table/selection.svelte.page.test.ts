import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TicketProgress } from "../../src/protocol";
import { Laying } from "../../src/table/laying.svelte";
import { Selection } from "../../src/table/selection.svelte";
import { watch } from "../../src/ui/watch.svelte";
import type { LogLine } from "../../src/wording/event-log";
import { Wording } from "../../src/wording/wording";
import { board } from "../fixtures/table";

const words = new Wording(board, ["Anna", "Boris"], 0);
const route = "cape-town--port-elizabeth--a";
const [first, second] = board.tickets as [(typeof board.tickets)[0], (typeof board.tickets)[0]];
const map = { bringIntoView: vi.fn(), zoom: vi.fn() };
const line = (changes: Partial<LogLine>) => ({ seq: 1, tickets: [], ...changes }) as unknown as LogLine;
let selection: Selection;

beforeEach(() => {
  vi.clearAllMocks();
  selection = new Selection(() => map);
});

describe("what is picked out at the table", () => {
  it("is a route, with the card that was dropped on it", () => {
    selection.choose(route, "black");
    expect([selection.route, selection.card]).toEqual([route, "black"]);
    selection.choose("another");
    expect([selection.route, selection.card]).toEqual(["another", "black"]);
    expect(selection.hasChosen).toBe(true);
  });

  it("is given up, but not the tickets to keep", () => {
    selection.choose(route, "black");
    selection.shownTicket = selection.pointedTicket = first.id;
    selection.kept = [first.id];
    selection.clear();
    expect(selection.hasChosen).toBe(false);
    expect([selection.shownTicket, selection.pointedTicket, selection.kept]).toEqual([
      null,
      null,
      [first.id],
    ]);
  });

  it("starts empty with another choice of tickets, which are shown", () => {
    selection.kept = [first.id];
    selection.sheet = "log";
    selection.startChoice(false);
    expect([selection.kept, selection.sheet]).toEqual([[], "log"]);
    selection.startChoice(true);
    expect(selection.sheet).toBe("cards");
  });

  it("leaves a phone's room to the map of the past", () => {
    selection.lookBack(true, false);
    expect(selection.sheet).toBe("cards");
    selection.lookBack(true, true);
    expect(selection.sheet).toBeNull();
    selection.lookBack(false, true);
    expect(selection.sheet).toBe("cards");
    selection.sheet = "log";
    selection.lookBack(true, true);
    expect(selection.sheet).toBe("log");
  });
});

describe("what somebody speaks of", () => {
  it("is the route that the coach advises, in view", () => {
    selection.prepare(route, null);
    expect(selection.route).toBe(route);
    expect(map.bringIntoView).toHaveBeenCalledWith(route);
  });

  it("is the tickets that the coach advises, marked", () => {
    selection.sheet = "players";
    selection.prepare(null, [second.id]);
    expect([selection.kept, selection.sheet, selection.route]).toEqual([[second.id], "cards", null]);
  });

  it("is the route and the ticket of a line of the log", () => {
    selection.showLine(line({ route, tickets: [first.id] }));
    expect([selection.route, selection.shownTicket]).toEqual([route, first.id]);
    selection.showLine(line({ route: null }));
    expect([selection.route, selection.shownTicket]).toEqual([route, null]);
    expect(map.bringIntoView).toHaveBeenCalledOnce();
  });

  it("is the routes of the tutorial, in view while it stands at them", () => {
    selection.choose("another");
    selection.showThings([`route-${route}`]);
    expect([selection.ringed, selection.route]).toEqual([[route], null]);
    expect(map.bringIntoView).toHaveBeenCalledWith(route);
    selection.showThings([`route-${route}`, "players"]);
    expect(map.zoom).toHaveBeenCalledWith("fit");
    expect(selection.sheet).toBe("players");
    selection.choose(route);
    selection.showThings([]);
    expect([selection.ringed, selection.sheet, selection.route]).toEqual([[], "players", null]);
  });
});

describe("what stands out on the map", () => {
  const missing = new Map([[first.id, { ticket: first.id, missing: [route] } as unknown as TicketProgress]]);

  it("is the ticket that is pointed at, rather than the one shown", () => {
    selection.shownTicket = second.id;
    selection.pointedTicket = first.id;
    expect(selection.highlight(words, missing, false).routes).toEqual(new Set([route]));
    selection.pointedTicket = null;
    expect(selection.highlight(words, missing, false).routes).toEqual(new Set());
    expect(selection.highlight(words, missing, false).places.size).toBeGreaterThan(1);
  });

  it("is the tickets to keep, while they are being chosen", () => {
    selection.kept = [first.id];
    expect(selection.highlight(words, missing, false).places).toEqual(new Set());
    expect(selection.highlight(words, missing, true).routes).toEqual(new Set([route]));
  });

  it("is also what the tutorial speaks of", () => {
    selection.showThings(["route-another"]);
    selection.shownTicket = first.id;
    expect(selection.highlight(words, missing, false).routes).toEqual(new Set(["another", route]));
  });
});

describe("a table that is laid", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const lay = (laying: Laying, isNarrow: boolean): number => {
    laying.continue(isNarrow);
    vi.runAllTimers();
    return laying.steps;
  };

  it("waits for the map, which comes first where there is room", () => {
    const laying = new Laying();
    expect(lay(laying, false)).toBe(0);
    laying.isMapBegun = true;
    expect(lay(laying, false)).toBe(1);
    expect(laying.isDone).toBe(false);
    expect(lay(laying, false)).toBe(2);
    expect(laying.isDone).toBe(true);
    expect(lay(laying, false)).toBe(2);
  });

  it("waits for the map on a phone too, where it comes second", () => {
    const laying = new Laying();
    expect(lay(laying, true)).toBe(1);
    expect(lay(laying, true)).toBe(1);
    laying.isMapBegun = true;
    expect(lay(laying, true)).toBe(2);
  });

  it("does no step that was called off", () => {
    const laying = new Laying();
    laying.continue(true)?.();
    vi.runAllTimers();
    expect(laying.steps).toBe(0);
  });
});

it("follows the value that is watched, and nothing that is read in answer", () => {
  const watched = $state({ value: 1, other: 1 });
  const seen: number[] = [];
  const stop = $effect.root(() => {
    watch(
      () => watched.value,
      (value) => seen.push(value * watched.other),
    );
  });
  flushSync();
  watched.other = 10;
  flushSync();
  watched.value = 2;
  flushSync();
  stop();
  expect(seen).toEqual([1, 20]);
});
