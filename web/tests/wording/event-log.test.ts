import { describe, expect, it } from "vitest";
import type { Event } from "../../src/protocol";
import { eventLog } from "../../src/wording/event-log";
import { Wording } from "../../src/wording/wording";
import { board } from "../fixtures/table";

const words = new Wording(board, ["Anna", "Boris"], 0);
const said = (...events: Event[]): string[] => eventLog(events, words).map((line) => line.text);

describe("the log", () => {
  it("speaks to the reader as you, and of others by name", () => {
    const claim = (seat: number): Event => ({
      type: "route-claimed",
      seat,
      route: "cape-town--port-elizabeth--a",
      payment: { black: 2, locomotive: 1 },
      doubling: null,
      discarded: {},
      points: 4,
    });
    expect(said(claim(0))).toEqual([
      "You claim Cape Town – Port Elizabeth with 2 black and 1 locomotive, for 4 points.",
    ]);
    expect(said(claim(1))[0]).toMatch(/^Boris claims/);
  });

  it("says what doubling cost", () => {
    const doubled: Event = {
      type: "route-claimed",
      seat: 1,
      route: "cape-town--port-elizabeth--a",
      payment: { black: 3 },
      doubling: { locomotives: 1 },
      discarded: {},
      points: 8,
    };
    expect(said(doubled)[0]).toContain("doubled with 1 locomotive, for 8 points");
  });

  it("leads a claim to its route on the map", () => {
    const [line] = eventLog(
      [
        {
          type: "route-claimed",
          seat: 1,
          route: "cape-town--port-elizabeth--a",
          payment: { black: 3 },
          doubling: null,
          discarded: {},
          points: 4,
        },
      ],
      words,
    );
    expect(line).toMatchObject({ seq: 1, seat: 1, route: "cape-town--port-elizabeth--a" });
  });

  it("says cards dealt one after the other in one line, and hides what is hidden", () => {
    const dealt = (seat: number, card: "red" | "blue" | null): Event => ({
      type: "train-card-dealt",
      seat,
      card,
    });
    expect(said(dealt(0, "red"), dealt(0, "red"), dealt(0, "blue"), dealt(1, null))).toEqual([
      "You get 1 blue and 2 red.",
    ]);
  });

  it("numbers lines by the last event they report", () => {
    const lines = eventLog(
      [
        { type: "starting-player-drawn", seat: 1 },
        { type: "train-card-dealt", seat: 0, card: "red" },
        { type: "train-card-dealt", seat: 0, card: "red" },
        { type: "setup-completed" },
      ],
      words,
    );
    expect(lines.map((line) => line.seq)).toEqual([1, 3, 4]);
  });
});
