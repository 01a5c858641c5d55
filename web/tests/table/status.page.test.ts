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

  it("says in a few words what can be done where there is little room", () => {
    const shown = { game: at({ offer: offer(), isYourTurn: true }), words, isNarrow: true };
    render(StatusLine, { ...shown, view: view() });
    expect(screen.getByRole("status")).toHaveTextContent(/^Your turn Cards, a route or tickets$/);
  });

  it("does not call the last moment of a game an earlier turn", () => {
    const events = [{ type: "passed" }, { type: "passed" }, { type: "game-ended" }] as Game["events"];
    const textAt = (moment: number, status: string): string => {
      const game = at({ at: moment, events, info: { status } as Game["info"] });
      const { container, unmount } = render(StatusLine, { game, view: view(), words });
      const text = container.textContent?.trim() ?? "";
      unmount();
      return text;
    };
    expect(textAt(1, "over")).toBe("You’re looking back at an earlier turn.");
    expect(textAt(2, "over")).toBe("The game is over.");
    expect(textAt(3, "over")).toBe("The game is over.");
    expect(textAt(3, "playing")).toBe("You’re looking back at an earlier turn.");
  });
});

it("the last round is shown by the turns that a player has left", () => {
  const lastRound = (seat: number | null, turn: number, turns_left: number | null): string =>
    lastRoundInWords(view({ seat }, { turn, turns_left }));
  expect(lastRound(0, 0, null)).toBe("");
  expect(lastRound(0, 0, 2)).toBe("Last round: this is your last turn");
  expect(lastRound(0, 1, 2)).toBe("Last round: one more turn for you");
  expect(lastRound(0, 1, 1)).toBe("Last round: you’ve had your last turn");
  expect(lastRound(null, 1, 2)).toBe("Last round: 2 more turns");
});
