import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Game } from "../../src/game/game.svelte";
import StatusLine from "../../src/table/StatusLine.svelte";
import { lastRoundInWords } from "../../src/wording/expectation";
import { Wording } from "../../src/wording/wording";
import { board, offer, view } from "../fixtures/table";

const words = new Wording(board, ["Anna", "Boris"], 0);
const at = (changes: Partial<Game>): Game =>
  ({ connection: "open", at: null, acting: [0], late: [], offer: null, pending: null, ...changes }) as Game;

describe("the status", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("speaks of a move under way only when it takes a while", async () => {
    render(StatusLine, { game: at({ pending: {} as Game["pending"] }), view: view(), words });
    expect(screen.getByRole("status")).toHaveTextContent(/^Your turn: draw cards/);
    await vi.advanceTimersByTimeAsync(390);
    expect(screen.getByRole("status")).toHaveTextContent(/^Your turn/);
    await vi.advanceTimersByTimeAsync(20);
    expect(screen.getByRole("status")).toHaveTextContent("One moment …");
  });

  it("says no more than whose turn it is where there is little room", () => {
    render(StatusLine, { game: at({ offer: offer() }), view: view(), words, isNarrow: true });
    expect(screen.getByRole("status")).toHaveTextContent(/^Your turn$/);
  });
});

it("the last round is told by the turns that one has left", () => {
  const told = (seat: number | null, turn: number, turns_left: number | null): string =>
    lastRoundInWords(view({ seat }, { turn, turns_left }));
  expect(told(0, 0, null)).toBe("");
  expect(told(0, 0, 2)).toBe("Last round: this is your last turn");
  expect(told(0, 1, 2)).toBe("Last round: one more turn for you");
  expect(told(0, 1, 1)).toBe("Last round: you’ve had your last turn");
  expect(told(null, 1, 2)).toBe("Last round: 2 more turns");
});
