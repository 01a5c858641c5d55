import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Count from "../../src/end/Count.svelte";
import { countInWords, countOf, startOf } from "../../src/end/count";
import type { FinalScore, ScoreLine } from "../../src/protocol";
import { settings } from "../../src/settings/settings.svelte";
import { Wording } from "../../src/wording/wording";
import { board } from "../fixtures/table";

const heard = vi.hoisted((): string[] => []);
vi.mock("../../src/sound/player", () => ({ play: (sound: string) => void heard.push(sound) }));

const [SMALL, MIDDLE, GREAT, OTHER] = [4, 8, 13, 14].map(
  (points) => board.tickets.find(({ ticket }) => ticket.points === points)!.id,
) as [string, string, string, string];
const words = new Wording(board, ["Ada", "Bello"], 0);
const pointsOf = (ticket: string): number => words.tickets.get(ticket)!.points;
const line = (seat: number, changes: Partial<ScoreLine>): ScoreLine => ({
  seat,
  routes: 0,
  doubling: 0,
  completed: [],
  failed: [],
  paths: [],
  gaps: [],
  tickets: 0,
  globetrotter: 0,
  total: 0,
  ...changes,
});
// Ada: 30 + 4 + 13 − 8 + 10; Bello: 20 − 14.
const ada = line(0, {
  routes: 25,
  doubling: 5,
  completed: [GREAT, SMALL],
  failed: [MIDDLE],
  paths: [["a"], ["b", "c"], ["d"]],
  gaps: [["e", "f"]],
  globetrotter: 10,
  total: 49,
});
const bello = line(1, { routes: 20, failed: [OTHER], paths: [[]], gaps: [[]], total: 6 });
const score: FinalScore = { lines: [ada, bello], winners: [0] };

it("everyone turns over the smallest first, the player behind begins, and the greatest come in the last round", () => {
  const steps = countOf(score, pointsOf);
  expect(steps.map(({ ticket, points }) => [ticket, points])).toEqual([
    [SMALL, 4],
    [MIDDLE, -8],
    [OTHER, -14],
    [GREAT, 13],
    [null, 10],
  ]);
  expect([...startOf(score).values()]).toEqual([30, 20]);
  expect(steps.map(({ scores }) => [...scores.values()])).toEqual([
    [34, 20],
    [26, 20],
    [26, 6],
    [39, 6],
    [49, 6],
  ]);
});

it("a ticket shows its path, and one that failed also its gap", () => {
  const [small, middle, other] = countOf(score, pointsOf);
  expect([small!.path, small!.gap]).toEqual([["b", "c"], []]);
  expect([middle!.path, middle!.gap]).toEqual([["d"], ["e", "f"]]);
  expect([other!.path, other!.gap]).toEqual([[], []]);
});

it("nobody is a Globetrotter where nobody completed a ticket", () => {
  const steps = countOf({ lines: [bello], winners: [1] }, pointsOf);
  expect(steps.map(({ ticket }) => ticket)).toEqual([OTHER]);
});

it("is put into words in the same order", () => {
  const lines = countInWords(score, words);
  expect(lines).toHaveLength(5);
  expect(lines[1]).toMatch(/^You: .* \(8\), not completed\. Score: 26\.$/);
  expect(lines[2]).toMatch(/^Bello: .* \(14\), not completed\. Score: 6\.$/);
  expect(lines[4]).toBe("Globetrotter for the most completed tickets: You (+10).");
});

const show = (): ReturnType<typeof vi.fn<() => void>> => {
  const ondone = vi.fn<() => void>();
  const nameOf = (ticket: string): string => words.ticket(ticket);
  const steps = countOf(score, pointsOf);
  render(Count, { steps, start: startOf(score), words, nameOf, at: 0, ondone });
  return ondone;
};
const announced = (): number => screen.getByRole("log").children.length;

beforeEach(() => {
  heard.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  settings.animation = "auto";
});

it("goes on by itself, one ticket after the other, and names the winner to nobody", async () => {
  settings.animation = "on";
  const ondone = show();
  expect(announced()).toBe(0);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(announced()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(announced()).toBe(2);
  expect(ondone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ondone).toHaveBeenCalledOnce();
  expect(heard).toEqual(["ticket", "taken", "taken", "ticket", "doubled", "end"]);
});

it("ends at once, and only once, on Escape or Skip", async () => {
  settings.animation = "on";
  const ondone = show();
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  screen.getByRole("button", { name: "Skip" }).click();
  expect(ondone).toHaveBeenCalledOnce();
});

it("takes a second where nothing may move, and all of it is announced", async () => {
  settings.animation = "off";
  const ondone = show();
  await vi.advanceTimersByTimeAsync(900);
  expect(announced()).toBe(5);
  expect(ondone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(ondone).toHaveBeenCalledOnce();
  expect(heard).toEqual(["end"]);
});
