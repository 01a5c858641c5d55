// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { layTracks } from "../../src/map/geometry";
import Halos from "../../src/map/Halos.svelte";
import { board } from "../fixtures/table";

const tracks = layTracks(board, {});
const [paid, useful, path, taken, chosen] = tracks.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
  string,
];
const shown = (changes = {}): string[] => {
  const { container } = render(Halos, {
    tracks,
    claimable: new Set([paid, useful]),
    wanted: new Set([useful, path]),
    fresh: new Set([taken]),
    highlighted: undefined,
    isQuiet: false,
    planned: undefined,
    selected: chosen,
    ...changes,
  });
  return [...container.querySelectorAll(".glow")].map((glow) => glow.classList[1] ?? "");
};

it("what can be paid and what is useful have a line each", () => {
  expect(shown()).toEqual(["claimable", "wanted", "path", "fresh", "selected"]);
});

it("a ticket that is looked at has the map to itself", () => {
  expect(shown({ isQuiet: true, highlighted: new Set([path]) })).toEqual(["highlighted", "selected"]);
  expect(shown({ isQuiet: true, selected: null })).toEqual([]);
});
