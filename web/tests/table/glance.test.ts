// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { say } from "../../src/i18n/texts.svelte";
import type { LogLine } from "../../src/wording/event-log";
import { lineAt, sinceLastTurn } from "../../src/wording/since";
import { asked } from "../../src/rules/asked.svelte";
import { settings } from "../../src/settings/settings.svelte";
import Hand from "../../src/table/Hand.svelte";
import HistoryBar from "../../src/table/HistoryBar.svelte";
import Market from "../../src/table/Market.svelte";
import News from "../../src/table/News.svelte";
import { offer, view } from "../fixtures/table";

const line = (seq: number, seat: number | null, more: Partial<LogLine> = {}): LogLine => ({
  first: seq,
  seq,
  seat,
  text: `move ${seq}`,
  route: null,
  tickets: [],
  opensTurn: false,
  ...more,
});
const name = (text: string | RegExp) => ({ name: text });

describe("what happened since my last turn", () => {
  const lines = [line(1, 0), line(2, 1), line(3, 0), line(4, 1, { route: "a" }), line(5, null), line(6, 2)];

  it("is what others did after my own last move, and is gone once I act", () => {
    expect(sinceLastTurn(lines, 0).map(({ seq }) => seq)).toEqual([4, 6]);
    expect(sinceLastTurn([...lines, line(7, 0)], 0)).toEqual([]);
  });

  it("is the turn in progress for a spectator", () => {
    const turns = [line(1, 0, { opensTurn: true }), line(2, 0), line(3, 1, { opensTurn: true }), line(4, 1)];
    expect(sinceLastTurn(turns, null).map(({ seq }) => seq)).toEqual([3, 4]);
  });

  it("is named one by one, the newest first in sight, and shown on the map when asked", async () => {
    const onshow = vi.fn();
    render(News, { lines: sinceLastTurn(lines, 0), onshow });
    expect(screen.getByText("move 6")).toBeInTheDocument();
    expect(onshow).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", name("Previous move")));
    expect(screen.getByText("move 4")).toBeInTheDocument();
    expect(onshow).toHaveBeenCalledWith(expect.objectContaining({ route: "a" }));
  });

  it("is named in fewer words on a small screen", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    render(News, { lines: [{ ...line(4, 1), brief: "in brief" }], onshow: vi.fn() });
    expect(screen.getByText("in brief")).toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  it("moves the map by itself only for those who want that", () => {
    settings.follow = true;
    const onshow = vi.fn();
    render(News, { lines: [line(4, 1, { route: "a" })], onshow });
    expect(onshow).toHaveBeenCalledOnce();
    settings.follow = false;
  });
});

describe("looking back", () => {
  const lines = [1, 2, 3, 4, 5, 6].map((seq) => line(seq, seq % 2, { opensTurn: seq % 2 === 1 }));

  it("says above the map what happened at the moment, one's own moves too", () => {
    const turns = [line(2, 0, { text: "turn 1" }), line(4, 1, { text: "turn 2" })];
    expect(lineAt(turns, lines, 3).map(({ text }) => text)).toEqual(["move 3"]);
    expect(lineAt(turns, lines, 4).map(({ text }) => text)).toEqual(["turn 2"]);
    expect(lineAt([], [line(1, 0), line(9, 0)], 5).map(({ text }) => text)).toEqual(["move 1"]);
    expect(lineAt([], lines, 0)).toEqual([]);
    render(News, { lines: lineAt([], lines, 4), isPast: true, onshow: vi.fn() });
    expect(screen.getByText("move 4")).toBeInTheDocument();
    expect(screen.queryByRole("button", name("Previous move"))).toBeNull();
  });

  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it("goes by move and by turn, to the beginning and to now", async () => {
    const onat = vi.fn();
    render(HistoryBar, { lines, at: 4, onat });
    for (const [button, moment] of [
      [say("history-back"), 3],
      [say("history-forth"), 5],
      [say("history-turn-back"), 3],
      [say("history-turn-forth"), 5],
      [say("history-first"), 1],
      [say("history-now"), null],
    ] as const) {
      await userEvent.click(screen.getByRole("button", name(button)));
      expect(onat, button).toHaveBeenLastCalledWith(moment);
    }
  });

  it("follows the keys", async () => {
    const onat = vi.fn();
    render(HistoryBar, { lines, at: 4, onat });
    for (const [key, moment] of [
      ["b", 3],
      ["n", 5],
      ["v", 3],
      ["{Home}", 1],
      ["{End}", null],
    ] as const) {
      await userEvent.keyboard(key);
      expect(onat, key).toHaveBeenLastCalledWith(moment);
    }
  });

  it("plays from the beginning, twice as fast when asked, until now", async () => {
    let at: number | null = null;
    const onat = vi.fn((moment: number | null) => void rerender({ at: (at = moment) }));
    const { rerender } = render(HistoryBar, { lines, at, onat });
    await userEvent.click(screen.getByRole("button", name("Play")));
    expect(at).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(at).toBe(2);
    await userEvent.click(screen.getByRole("button", name(/× speed/)));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(at).toBe(4);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(at).toBeNull();
    expect(screen.getByRole("button", name("Play"))).toBeInTheDocument();
  });
});

describe("what may not be taken", () => {
  it("says why when it is touched", async () => {
    const onact = vi.fn();
    const waiting = render(Market, { view: view(), offer: null, onact });
    await userEvent.click(screen.getByRole("button", name(/Draw tickets/)));
    expect(screen.getByText("Wait for your turn.")).toBeInTheDocument();
    waiting.unmount();
    const drawing = { ...view(), table: { ...view().table, stage: "drawing" as const } };
    render(Market, { view: drawing, offer: offer({ actions: [] }), onact });
    await userEvent.click(screen.getByRole("button", name(/Draw tickets/)));
    expect(screen.getByText(/take your second card first/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", name(/Take a locomotive/)));
    expect(screen.getByRole("status")).toHaveTextContent(/locomotive.*Rule 4.2/);
    expect(asked.rule).toBeNull(); // until one asks for it
    await userEvent.click(screen.getByRole("button", name(/Rule 4.2/)));
    expect(asked.rule).toBe("4.2");
    asked.rule = null;
    expect(onact).not.toHaveBeenCalled();
  });
});

it("the hand shows one's terrain with it", () => {
  render(Hand, { hand: {}, terrain: { desert: 2 }, chosen: null, onchoose: () => undefined });
  expect(screen.getByRole("list", name("Your terrain"))).toHaveTextContent("2 desert");
});
