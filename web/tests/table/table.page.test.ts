import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TicketProgress } from "../../src/protocol";
import { settings } from "../../src/settings/settings.svelte";
import ClaimPanel from "../../src/table/ClaimPanel.svelte";
import Market from "../../src/table/Market.svelte";
import Players from "../../src/table/Players.svelte";
import TicketChoice from "../../src/table/TicketChoice.svelte";
import { hintFor, putAway } from "../../src/table/hints.svelte";
import { expectation } from "../../src/wording/expectation";
import { Wording } from "../../src/wording/wording";
import { board, inBlack, offer, info, view } from "../fixtures/table";

const words = new Wording(board, ["Anna", "Boris"], 0);
const route = "cape-town--port-elizabeth--a";
const black = inBlack([route]);
const withMountains = (own: number, rival: number) => {
  const { players } = view().table;
  return [
    { ...players[0]!, terrain: { mountain: own } },
    { ...players[1]!, terrain: { mountain: rival } },
  ];
};

beforeEach(() => {
  settings.confirm = "never";
});

describe("the open cards", () => {
  const take = { type: "take-train-card", card: "blue" } as const;

  it("can be taken if they are on offer, and only then", async () => {
    const onact = vi.fn();
    render(Market, { view: view(), offer: offer({ actions: [take] }), onact });
    await userEvent.click(screen.getByRole("button", { name: "Take a red card" }));
    expect(onact).not.toHaveBeenCalled();
    await userEvent.click(screen.getAllByRole("button", { name: "Take a blue card" })[0]!);
    expect(onact).toHaveBeenCalledWith(take);
  });

  it("are taken at the second click where moves are to be confirmed", async () => {
    settings.confirm = "always";
    const onact = vi.fn();
    render(Market, { view: view(), offer: offer({ actions: [take] }), onact });
    await userEvent.click(screen.getAllByRole("button", { name: "Take a blue card" })[0]!);
    expect(onact).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: /again to confirm/ }));
    expect(onact).toHaveBeenCalledWith(take);
  });

  it("ask once before tickets are drawn, and forget it with Escape", async () => {
    const onact = vi.fn();
    render(Market, { view: view(), offer: offer({ actions: [{ type: "draw-tickets" }] }), onact });
    const deck = screen.getByRole("button", { name: /^Draw tickets/ });
    await userEvent.click(deck);
    expect(onact).not.toHaveBeenCalled();
    expect(screen.getByRole("status")).toHaveTextContent("Draw 4 tickets? You must keep at least one");
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("status")).toHaveTextContent(/^$/);
    await userEvent.click(deck);
    await userEvent.click(deck);
    expect(onact).toHaveBeenCalledWith({ type: "draw-tickets" });
  });

  it("let a player with no other move pass", async () => {
    const onact = vi.fn();
    render(Market, { view: view(), offer: offer({ actions: [{ type: "pass" }] }), onact });
    await userEvent.click(screen.getByRole("button", { name: "Pass" }));
    expect(onact).toHaveBeenCalledWith({ type: "pass" });
  });
});

describe("the claiming panel", () => {
  const show = (changes = {}) => {
    const onact = vi.fn();
    const props = {
      route,
      card: null,
      offer: offer({ claims: [black] }),
      closed: [],
      view: view({ hand: { black: 3, locomotive: 1 } }, { players: withMountains(1, 2) }),
      words,
      acting: [0],
      isTutorial: true,
      onact,
      onclose: vi.fn(),
      ...changes,
    };
    render(ClaimPanel, props);
    return onact;
  };

  const payments = () => screen.getAllByRole("button", { name: /^(Claim|Double): / });

  it("recommends one way, which keeps the locomotives: a row, plain to the left and doubled to the right", () => {
    show();
    const [claim, double, ...others] = payments();
    expect(others).toEqual([]);
    expect(claim).toHaveAccessibleName("Claim: 4 points (3 black)");
    expect(claim).toHaveTextContent(/\+4$/);
    expect(double).toHaveAccessibleName("Double: 8 points with 1 locomotive (3 black)");
    expect(double).toHaveTextContent(/×2 \+8 1 locomotive$/);
    expect(claim?.parentElement).toBe(double?.parentElement);
  });

  it("keeps the other ways behind one button, grouped by the colour paid in", async () => {
    show();
    const others = screen.getByRole("button", { name: "Other ways to pay (1)" });
    expect(others).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(others);
    expect(payments().map((payment) => /\((.+)\)/.exec(payment.textContent ?? "")?.[1])).toEqual([
      "3 black",
      "3 black",
      "2 black and 1 locomotive",
    ]);
    expect(screen.getByRole("region", { name: "You hold 3 black" })).toContainElement(
      screen.getByRole("button", { name: "Claim: 4 points (2 black and 1 locomotive)" }),
    );
  });

  it("says what is missing for a route out of reach", () => {
    const unaffordable = (colour: "black" | "grey") => ({
      prices: [[colour, 3, 0] as [typeof colour, number, number]],
      reason: "claim-route.cards-not-in-hand",
      details: { needed: 3, have: 1, rule: "5.2" },
    });
    show({ offer: offer({ unaffordable: [unaffordable("black")] }), view: view({ hand: { black: 1 } }) });
    expect(screen.getByRole("status")).toHaveTextContent(
      "Cape Town – Port Elizabeth costs 3 black; towards that, you have 1 black and 0 locomotives. Why? Rule 5.2",
    );
    const grey = board.routes.find(({ colour, length }) => colour === "grey" && length === 3)!;
    cleanup();
    show({
      route: grey.id,
      offer: offer({ unaffordable: [unaffordable("grey")] }),
      view: view({ hand: { red: 1, white: 2, locomotive: 0 } }),
    });
    expect(screen.getByRole("status")).toHaveTextContent(
      "costs 3 of any one colour; towards that, you have 2 white and 0 locomotives.",
    );
  });

  it("says the arithmetic of doubling in words", () => {
    show();
    expect(
      screen.getByText(
        "Doubling (mountain): you (1 + 1 locomotive = 2), Boris (2): enough. It costs 1 card.",
      ),
    ).toBeVisible();
  });

  it("claims with a payment and a doubling of the offer", async () => {
    const onact = show();
    await userEvent.click(screen.getByRole("button", { name: /8 points with 1 locomotive/ }));
    expect(onact).toHaveBeenCalledWith({
      type: "claim-route",
      route,
      payment: { black: 3 },
      doubling: { locomotives: 1 },
    });
  });

  it("asks once more where moves are to be confirmed", async () => {
    settings.confirm = "always";
    const onact = show();
    await userEvent.click(screen.getByRole("button", { name: /8 points with 1 locomotive/ }));
    expect(onact).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Claim the route" }));
    expect(onact).toHaveBeenCalledOnce();
  });

  it("says by which rule a route cannot be claimed", () => {
    const details = { needed: 3, have: 2, rule: "5.4" };
    show({
      offer: offer({
        unaffordable: [{ prices: [["black", 3, 0]], reason: "claim-route.too-few-trains", details }],
      }),
    });
    expect(screen.getByRole("status")).toHaveTextContent(
      "This route needs 3 trains, and you have 2 left. Why? Rule 5.4",
    );
  });

  it("says that a route is closed also when it is nobody's turn to claim", () => {
    const closed = [{ routes: [route], reason: "claim-route.twin-taken", details: { rule: "5.6" } }];
    show({ offer: null, closed });
    expect(screen.getByRole("status")).toHaveTextContent("Rule 5.6");
  });

  it("says whose turn it is when it is not one's own", () => {
    show({ offer: null, acting: [1] });
    expect(screen.getByRole("status")).toHaveTextContent(expectation(view(), [1], words));
    expect(screen.getByRole("status")).not.toHaveTextContent("at the start of your turn");
  });

  it("says whose a claimed route is", () => {
    show({ isTutorial: false });
    expect(screen.getByRole("note")).toHaveTextContent(/^New: /);
    cleanup();
    const claims = { [route]: { seat: 1, doubled: false } };
    show({ isTutorial: false, offer: null, view: view({}, { claims }) });
    expect(screen.getByRole("status")).toHaveTextContent("Boris has claimed this route.");
    expect(screen.queryByRole("note"), "nothing new about what cannot be claimed").toBeNull();
  });
});

describe("the choice of tickets", () => {
  it("sends what is kept once it is enough", async () => {
    const tickets = board.tickets.slice(0, 4).map(({ id }) => id);
    const onact = vi.fn();
    render(TicketChoice, {
      choice: { tickets, min: 2, rule: "2.4" },
      progress: new Map(),
      words,
      kept: [],
      onpoint: vi.fn(),
      onact,
    });
    expect(screen.getByRole("button", { name: "Choose 2 more tickets" })).toBeDisabled();
    const [first, second] = screen.getAllByRole("button", { pressed: false });
    await userEvent.click(first!);
    await userEvent.click(second!);
    await userEvent.click(screen.getByRole("button", { name: "Keep these 2 tickets" }));
    expect(onact).toHaveBeenCalledWith({ type: "keep-tickets", tickets: tickets.slice(0, 2) });
  });

  it("is one stop for the keyboard, and the arrows lead from ticket to ticket", async () => {
    const tickets = board.tickets.slice(0, 3).map(({ id }) => id);
    const shown = { choice: { tickets, min: 1, rule: "6.1" }, progress: new Map(), words, kept: [] };
    render(TicketChoice, { ...shown, onpoint: vi.fn(), onact: vi.fn() });
    const [first, ...others] = screen.getAllByRole("button", { pressed: false });
    expect(first).toHaveProperty("tabIndex", 0);
    for (const other of others) expect(other).toHaveProperty("tabIndex", -1);
  });

  it("can be changed freely until it is confirmed, and nothing is sent", async () => {
    const onact = vi.fn();
    const tickets = board.tickets.slice(0, 3).map(({ id }) => id);
    render(TicketChoice, {
      choice: { tickets, min: 1, rule: "6.1" },
      progress: new Map(),
      words,
      kept: [],
      onpoint: vi.fn(),
      onact,
    });
    const [first, second] = screen.getAllByRole("button", { pressed: false });
    for (const chosen of [first!, second!, first!]) await userEvent.click(chosen);
    expect(screen.getAllByRole("button", { pressed: true })).toEqual([second]);
    expect(onact).not.toHaveBeenCalled();
  });
});

describe("the tickets to choose from", () => {
  const ticket = board.tickets[0]!.id;
  const far = (changes: Partial<TicketProgress>): string => {
    const progress: TicketProgress = {
      ticket,
      state: "open",
      trains: 4,
      missing: [route],
      owned: [],
      cost: {},
      ...changes,
    };
    const { container } = render(TicketChoice, {
      choice: { tickets: [ticket], min: 1, rule: "6.1" },
      progress: new Map([[ticket, progress]]),
      words,
      kept: [],
      onpoint: vi.fn(),
      onact: vi.fn(),
    });
    return container.querySelector(".fit")?.textContent ?? "";
  };

  it("say how far they are, and whether they fit what one has", () => {
    expect(far({})).toBe("4 spaces to go");
    expect(far({ owned: [route] })).toBe("fits your network, 4 spaces to go");
    expect(far({ state: "completed", trains: 0 })).toBe("Completed");
  });

  it("say so when they cannot be completed", () => {
    expect(far({ state: "too-few-trains", trains: 18 })).toBe("18 spaces to go, but too few trains left");
    expect(far({ state: "closed" })).toBe("no longer possible");
  });
});

describe("the players", () => {
  it("show who has the most of a terrain, together if they are even", () => {
    render(Players, { info: info(), view: view({}, { players: withMountains(2, 2) }), acting: [0], words });
    expect(screen.getAllByText("mountain: 2 (most or tied)")).toHaveLength(2);
    expect(screen.getAllByText("desert: 0")).toHaveLength(2);
  });

  it("are away only while a game is played", () => {
    const gone = info().seats.map((seat) => ({ ...seat, present: false }));
    for (const [status, count] of [
      ["playing", 2],
      ["over", 0],
    ] as const) {
      render(Players, { info: info({ status, seats: gone }), view: view(), acting: [0], words });
      expect(screen.queryAllByText("(away)")).toHaveLength(count);
      cleanup();
    }
  });
});

describe("the first games", () => {
  const ferry = board.routes.find(({ locomotives }) => locomotives)!;
  const double = board.routes.find(({ id }) => id === route)!;

  it("explain each thing once, when it is met, and remember it", () => {
    expect(hintFor(ferry, [])).toBe("ferry");
    putAway("ferry");
    expect(hintFor(ferry, [])).not.toBe("ferry");
    expect(JSON.parse(localStorage.getItem("okapi.hints") ?? "[]")).toContain("ferry");
    expect(hintFor(double, [])).toBe("twin");
    putAway("twin");
    expect(hintFor(double, [])).toBeNull();
  });
});
