import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { TicketProgress } from "../../src/protocol";
import ClaimPanel from "../../src/table/ClaimPanel.svelte";
import Market from "../../src/table/Market.svelte";
import Tickets from "../../src/table/Tickets.svelte";
import { Wording } from "../../src/wording/wording";
import { board, offer, view } from "../fixtures/table";

const words = new Wording(board, ["Anna", "Boris"], 0);
const ticket = "livingstonia--mocambique";
const far = (changes: Partial<TicketProgress> = {}): TicketProgress => ({
  ticket,
  state: "open",
  trains: 7,
  missing: ["livingstonia--zomba"],
  owned: [],
  cost: { cards: { purple: 2, green: 2, locomotive: 1 }, choices: [{ cards: 2 }] },
  ...changes,
});
const show = (progress: TicketProgress, more: object = {}) =>
  render(Tickets, {
    tickets: [ticket],
    progress: new Map([[ticket, progress]]),
    hand: { green: 1, purple: 4, locomotive: 2 },
    shown: null,
    words,
    onshow: vi.fn(),
    onpoint: vi.fn(),
    ...more,
  });

describe("a ticket", () => {
  it("shows the cards it needs against the hand, and says them", () => {
    const { container } = show(far());
    const chips = [...container.querySelectorAll(".need")];
    expect(chips.map((chip) => chip.textContent?.trim())).toEqual(["2/2", "1/2", "2/2", "1/1", "+1"]);
    expect(chips.map((chip) => chip.classList.contains("met"))).toEqual([true, false, true, true, false]);
    expect(screen.getByText("You have every card you need.")).toBeInTheDocument();
  });

  it("needs nothing once it is completed, or out of reach", () => {
    for (const state of ["completed", "closed", "too-few-trains"] as const)
      expect(show(far({ state, cost: {} })).container.querySelector(".needs")).toBeNull();
  });

  it("says who cut its path, and what that costs", () => {
    show(far(), { cuts: [{ ticket, route: "zomba--mocambique", seat: 1, more: 3 }] });
    expect(
      screen.getByText("Boris claimed Zomba – Moçambique. Your path is now 3 spaces longer."),
    ).toBeInTheDocument();
  });
});

describe("the face-up cards", () => {
  it("are marked where they help", () => {
    const { container } = render(Market, {
      view: view(),
      offer: offer(),
      helpful: new Set(["blue"] as const),
      onact: vi.fn(),
    });
    const marked = [...container.querySelectorAll<HTMLElement>(".helps")];
    expect(marked.map((card) => card.dataset["slot"])).toEqual(["train-1", "train-2"]);
    expect(marked[0]?.title).toContain("Useful for your tickets.");
  });
});

describe("a route", () => {
  const panel = (more: object) =>
    render(ClaimPanel, {
      route: "livingstonia--zomba",
      card: null,
      offer: offer(),
      closed: [],
      view: view(),
      words,
      acting: [0],
      onact: vi.fn(),
      onclose: vi.fn(),
      ...more,
    });

  it("can be planned by a click or a key, and dropped again", async () => {
    const onplan = vi.fn();
    panel({ onplan, isPlanned: true });
    const toggle = screen.getByRole("button", { name: "Plan this route" });
    expect(toggle).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(toggle);
    await userEvent.keyboard("w");
    expect(onplan).toHaveBeenCalledTimes(2);
  });

  it("that is gone cannot be planned", () => {
    panel({});
    expect(screen.queryByRole("button", { name: "Plan this route" })).toBeNull();
  });
});
