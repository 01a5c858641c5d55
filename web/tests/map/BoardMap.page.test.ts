import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import { board } from "../fixtures/table";
import BoardMap from "../../src/map/BoardMap.svelte";

beforeAll(() => {
  vi.stubGlobal("ResizeObserver", class { observe(): void {} disconnect(): void {} }); // prettier-ignore
});

function show(given: object = {}): { onchoose: ReturnType<typeof vi.fn>; container: Element } {
  const onchoose = vi.fn();
  const props = {
    board,
    claims: {},
    claimable: new Set<string>(),
    selected: null,
    describe: (id: string) => `route ${id}`,
  };
  const { container } = render(BoardMap, { ...props, onchoose, ...given });
  return { onchoose, container };
}

it("every route is a button with a name", () => {
  show();
  expect(screen.getAllByRole("button")).toHaveLength(board.routes.length);
  expect(screen.getByRole("button", { name: "route bangui--bondo" })).toBeTruthy();
});

it("a click chooses a route, and so do Enter and the space bar", async () => {
  const { onchoose } = show();
  const user = userEvent.setup();
  const route = screen.getByRole("button", { name: "route bangui--bondo" });
  await user.click(route);
  route.focus();
  await user.keyboard("{Enter}");
  await user.keyboard(" ");
  expect(onchoose.mock.calls.map(([id]) => id)).toEqual(["bangui--bondo", "bangui--bondo", "bangui--bondo"]);
});

it("a claimed route shows one train for each space, and a mark if it was doubled", () => {
  const { container } = show({ claims: { "bondo--fachoda": { seat: 2, doubled: true } } });
  const route = container.querySelector('[data-route="bondo--fachoda"]')!;
  expect(route.querySelectorAll(".carriage")).toHaveLength(4);
  expect(route.querySelectorAll(".space")).toHaveLength(0);
  expect(route.querySelectorAll(".doubled")).toHaveLength(1);
});

it("a ferry shows as many locomotives as it needs", () => {
  const { container } = show();
  const engines = container.querySelectorAll('[data-route="madagascar-2--durban--a"] .space.engine');
  expect(engines).toHaveLength(2);
});

it("trains that were there before do not roll in, new ones do", async () => {
  const before = { "bangui--bondo": { seat: 0, doubled: false } };
  const props = {
    board,
    claims: before,
    claimable: new Set<string>(),
    selected: null,
    describe: (id: string) => id,
  };
  const { container, rerender } = render(BoardMap, { ...props, onchoose: () => {}, animate: true });
  await rerender({ claims: { ...before, "bondo--fachoda": { seat: 1, doubled: false } } });
  expect(container.querySelector('[data-route="bangui--bondo"] .fresh')).toBeNull();
  expect(container.querySelector('[data-route="bondo--fachoda"] .fresh')).not.toBeNull();
});

it("on a map that is drawn in steps none of the trains rolls in that stood there before", async () => {
  const claims = Object.fromEntries(board.routes.map(({ id }) => [id, { seat: 0, doubled: false }]));
  const { container } = show({ claims, gradually: true });
  await vi.waitFor(() => expect(container.querySelector(".name")).not.toBeNull(), 30_000);
  expect(container.querySelectorAll("[data-route] .carriage").length).toBeGreaterThan(board.routes.length);
  expect(container.querySelectorAll("[data-route] .fresh")).toHaveLength(0);
});

it("routes that one's tickets want stand out from the merely payable, and are marked where one cannot pay", () => {
  const { container } = show({
    claimable: new Set(["bangui--bondo", "bondo--fachoda"]),
    wanted: new Set(["bondo--fachoda", "bangui--leopoldville"]),
  });
  const glow = (kind: string): number => container.querySelectorAll(`.glow.${kind}`).length;
  expect([glow("wanted"), glow("claimable"), glow("path")]).toEqual([1, 1, 1]);
});
