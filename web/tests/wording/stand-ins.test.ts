import { describe, expect, it } from "vitest";
import { markStandIns } from "../../src/game/stand-ins";
import type { Event } from "../../src/protocol";
import { news } from "../../src/spoken/news";
import { eventLog } from "../../src/wording/event-log";
import { sinceLastTurn, standInsSince } from "../../src/wording/since";
import { Wording } from "../../src/wording/wording";
import { board } from "../fixtures/table";

const [anna, boris] = [0, 1];
const toAnna = new Wording(board, ["Anna", "Boris"], anna);
const toBoris = new Wording(board, ["Anna", "Boris"], boris);
const took = (seat: number): Event => ({ type: "train-card-taken", seat, card: "red", slot: 0 });
const claimed = (seat: number): Event => ({
  type: "route-claimed",
  seat,
  route: "cape-town--port-elizabeth--a",
  payment: { black: 3 },
  doubling: null,
  discarded: {},
  points: 4,
});
const ended = (seat: number): Event => ({ type: "turn-ended", seat });

describe("what a bot did for someone who was away", () => {
  // Anna takes a card and goes; a bot takes the second, and claims in her next turn.
  const events = [
    ...[took(anna), took(anna), ended(anna)],
    ...[took(boris), took(boris), ended(boris)],
    ...[claimed(anna), ended(anna)],
  ];
  markStandIns(events, 40, [42, 47]);

  it("is marked in the log for everyone, and what the person did before is not", () => {
    const said = (words: Wording): string[] => eventLog(events, words).map(({ text }) => text);
    expect(said(toAnna).map((text) => /A bot played for you\.$/.test(text))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(said(toBoris).map((text) => /A bot played for Anna\.$/.test(text))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it("is among the news of that person, who has not seen it", () => {
    const lines = eventLog(events, toAnna);
    expect(sinceLastTurn(lines, anna).map(({ seat }) => seat)).toEqual([anna, boris, anna]);
    expect(standInsSince(lines, anna).map(({ route }) => route)).toEqual([
      null,
      "cape-town--port-elizabeth--a",
    ]);
    expect(standInsSince(lines, boris)).toEqual([]);
    expect(standInsSince(lines, null)).toEqual([]);
  });

  it("is said in few words too", () => {
    expect(news(events.slice(6), toBoris, "brief").join(" ")).toContain("A bot played for Anna.");
  });
});
