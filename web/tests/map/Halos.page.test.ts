import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { layTracks } from "../../src/map/geometry";
import Halos from "../../src/map/Halos.svelte";
import { board } from "../fixtures/table";

const tracks = layTracks(board, {});
const [paid, useful, path, taken, chosen, planned] = tracks.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const everything = {
  tracks,
  claimable: new Set([paid, useful]),
  wanted: new Set([useful, path]),
  fresh: new Set([taken]),
  highlighted: undefined,
  isQuiet: false,
  planned: new Set([planned]),
  selected: chosen,
  taken: { [taken]: {} },
};
const [none, nothing] = [new Set<string>(), null];
const shown = (changes = {}): string[] => {
  const { container } = render(Halos, { ...everything, ...changes });
  return [...container.querySelectorAll(".plan, .glow")].map((line) => [...line.classList].find((name) => !/glow|svelte/.test(name)) ?? ""); // prettier-ignore
};

it("what can be paid and what is useful have a line each", () => {
  expect(shown({ fresh: none, planned: none, selected: nothing })).toEqual(["claimable", "wanted", "path"]);
});

it("what others claimed, a plan and a chosen route take the place of what matters less", () => {
  expect(shown({ planned: none, selected: nothing })).toEqual(["claimable", "claimable", "fresh"]);
  expect(shown({ selected: nothing })).toEqual(["plan", "claimable", "claimable"]);
  expect(shown()).toEqual(["plan", "selected"]);
  expect(shown({ claimable: none, planned: none, selected: nothing })).toEqual(["path", "path", "fresh"]);
});

it("a ticket that is looked at has the map to itself", () => {
  const looked = { isQuiet: true, highlighted: new Set([path, taken]) };
  expect(shown(looked)).toEqual(["highlighted", "highlighted", "selected"]);
  expect(shown({ ...looked, selected: nothing })).toEqual(["plan", "highlighted", "highlighted"]);
  expect(shown({ isQuiet: true, planned: none, selected: nothing })).toEqual([]);
});
