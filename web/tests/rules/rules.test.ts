// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../../src/net/api";
import { go } from "../../src/router.svelte";
import { asked } from "../../src/rules/asked.svelte";
import { chartOf, cutting } from "../../src/rules/pictures/chart";
import Points from "../../src/rules/pictures/Points.svelte";
import { TERRAIN_COLOURS } from "../../src/rules/pictures/terrain-colours";
import { sayRule } from "../../src/wording/figures.svelte";
import { cutAtRules, isRule, sections } from "../../src/rules/rules";
import Rules from "../../src/rules/Rules.svelte";
import RuleText from "../../src/rules/RuleText.svelte";
import ClaimPanel from "../../src/table/ClaimPanel.svelte";
import Market from "../../src/table/Market.svelte";
import Refusal from "../../src/table/Refusal.svelte";
import { Wording } from "../../src/wording/wording";
import { board, offer, view } from "../fixtures/table";

const listed = [...readFileSync("../docs/rules.md", "utf-8").matchAll(/^\| (\d(?:\.\d+)?) \|/gm)].map(
  (row) => row[1],
);
const reasons = readFileSync("../src/okapi/game/reasons.py", "utf-8");
const words = new Wording(board, ["Anna", "Boris"], 0);

afterEach(() => {
  asked.rule = null;
});

it("draws the points of a route as the rule gives them", () => {
  const { container } = render(Points);
  const drawn = [...container.querySelectorAll("tbody tr")].map(
    (row) => row.querySelector("td")?.textContent,
  );
  expect(drawn).toEqual(sayRule("rule-5-5").match(/\d+/g));
});

describe("the rules page", () => {
  const show = async (address: string) => {
    vi.spyOn(api, "setup").mockRejectedValue(new Error("no server"));
    Element.prototype.scrollIntoView = vi.fn();
    window.scrollTo = vi.fn() as typeof window.scrollTo;
    go(address);
    return render(Rules);
  };

  it("shows every rule that the index lists, in order, and no other", async () => {
    const { container } = await show("/rules");
    expect([...container.querySelectorAll("article")].map(({ id }) => id)).toEqual(listed);
    expect(listed.length).toBeGreaterThan(40);
  });

  it("gives every rule a name and a text", async () => {
    const { container } = await show("/rules");
    for (const article of container.querySelectorAll("article")) {
      expect(article.querySelector("h3")?.textContent).toMatch(/\w/);
      expect(article.querySelector("p")?.textContent).toMatch(/\w+ \w+/);
    }
  });

  it("marks and brings into view the rule that the address names, and only that", async () => {
    const { container } = await show("/rules#5.8");
    expect([...container.querySelectorAll(".target")].map(({ id }) => id)).toEqual(["5.8"]);
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([
      document.getElementById("5.8"),
    ]);
  });

  it("leads nowhere that is not on it", async () => {
    const { container } = await show("/rules");
    const links = [...container.querySelectorAll<HTMLAnchorElement>("a[href^='/rules#']")];
    const broken = links.filter(({ hash }) => !document.getElementById(hash.slice(1)));
    expect(broken.map(({ hash }) => hash)).toEqual([]);
    expect(links.length).toBeGreaterThan(60);
  });
});

describe("a rule's text", () => {
  it("is cut at the rules it names in brackets", () => {
    expect(cutAtRules("Cost (5.7), majority (5.8).")).toEqual([
      "Cost (",
      "5.7",
      "), majority (",
      "5.8",
      ").",
    ]);
    expect(cutAtRules("4 × 2 = 8, or 1.5 of it")).toEqual(["4 × 2 = 8, or 1.5 of it"]);
  });

  it("asks for the other rule where one must not leave", async () => {
    const onrule = vi.fn();
    render(RuleText, { rule: "5.7", onrule });
    expect(screen.queryByRole("link")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "5.8" }));
    expect(onrule).toHaveBeenCalledWith("5.8");
  });
});

describe("at the table", () => {
  it("there is a text for the rule of every reason", () => {
    const cited = [...reasons.matchAll(/^ {4}[A-Z_]+ = "[\w.-]+", "([\d.]+)"/gm)].map(
      (match) => match[1] ?? "",
    );
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter((rule) => !isRule(rule))).toEqual([]);
  });

  it("a refusal leads to its rule", async () => {
    render(Refusal, { refused: { reason: "turn.not-yours", details: { rule: "3" } } });
    await userEvent.click(screen.getByRole("button", { name: "Why? Rule 3" }));
    expect(asked.rule).toBe("3");
  });

  it("a refusal that comes from no rule has no such link", () => {
    render(Refusal, { refused: { reason: "server.failed", details: {} } });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("a route that cannot be claimed says by which rule", async () => {
    const route = "madagascar-2--durban--a";
    const details = { locomotives: 2, rule: "5.3" };
    const closed = [{ reason: "claim-route.ferry-needs-locomotives", details, routes: [route] }];
    const onact = vi.fn();
    render(ClaimPanel, {
      route,
      card: null,
      offer: offer(),
      closed,
      view: view(),
      words,
      acting: [0],
      onact,
      onclose: vi.fn(),
    });
    await userEvent.click(screen.getByRole("button", { name: "Why? Rule 5.3" }));
    expect(asked.rule).toBe("5.3");
    expect(onact).not.toHaveBeenCalled();
  });

  it("a locomotive that cannot be the second card answers with the rule", async () => {
    const onact = vi.fn();
    const other = { type: "take-train-card", card: "red" } as const;
    render(Market, { view: view({}, { stage: "drawing" }), offer: offer({ actions: [other] }), onact });
    await userEvent.click(screen.getByRole("button", { name: "Take a locomotive" }));
    expect(asked.rule, "in place, without a window over the table").toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /Rule 4.2/ }));
    expect(asked.rule).toBe("4.2");
    expect(onact).not.toHaveBeenCalled();
  });
});

describe("the pictures", () => {
  it("show the terrains as the board has them", () => {
    const shown = new Map(
      TERRAIN_COLOURS.flatMap(({ terrain, colours }) => colours.map((colour) => [colour, terrain])),
    );
    expect(board.routes.filter(({ id, colour }) => shown.get(colour) !== board.terrain[id])).toEqual([]);
    expect(shown.size).toBe(9);
  });

  it("of a piece of the board show its routes whole, in the shape wanted", () => {
    const chart = chartOf(board);
    const route = "cape-town--port-elizabeth--a";
    const part = cutting(chart, [route], 1.7);
    expect(part.width / part.height).toBeCloseTo(1.7);
    for (const { x, y } of chart.tracks.find(({ id }) => id === route)!.spaces) {
      expect(x).toBeGreaterThan(part.x);
      expect(x).toBeLessThan(part.x + part.width);
      expect(y).toBeGreaterThan(part.y);
      expect(y).toBeLessThan(part.y + part.height);
    }
  });
});

it("knows its sections", () => {
  expect(sections().map(({ number }) => number)).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
});
