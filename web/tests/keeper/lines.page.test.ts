import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { newGame, standingOf } from "../../src/keeper/game";
import Lines from "../../src/keeper/Lines.svelte";
import { Wording } from "../../src/wording/wording";
import { board } from "../fixtures/table";

const names = ["Ada", "Bello", "Cleo"];
const players = names.map((name, colour) => ({ name, colour }));

async function typesAndTaps(typed: string, route: string, followsTerrain: boolean) {
  const game = newGame(players, "play", followsTerrain, 0, "game");
  const [onchoose, onrecord] = [vi.fn(), vi.fn()];
  const words = new Wording(board, names, null);
  render(Lines, { game, standing: standingOf(game), words, onchoose, onrecord, ontakeback: vi.fn() });
  await fireEvent.input(screen.getByRole("textbox"), { target: { value: typed } });
  const found = screen.getByRole("list");
  await fireEvent.click(within(found).getByRole("button", { name: route }));
  return { onchoose, onrecord };
}

it("a player already named is not asked for again when the route is chosen from those that fit", async () => {
  const { onchoose, onrecord } = await typesAndTaps("durban cleo", "Bulawayo – Durban", true);
  expect(onrecord).toHaveBeenCalledWith(expect.objectContaining({ route: "bulawayo--durban", player: 2 }));
  expect(onchoose).not.toHaveBeenCalled();
});

it("how a doubling is paid is asked, and nothing else", async () => {
  const { onchoose } = await typesAndTaps("durban cleo x2", "Bulawayo – Durban", true);
  expect(onchoose).toHaveBeenCalledWith("bulawayo--durban", { player: 2, doubled: true });
});

it("where nobody was named, the route opens", async () => {
  const { onchoose } = await typesAndTaps("durban", "Bulawayo – Durban", false);
  expect(onchoose).toHaveBeenCalledWith("bulawayo--durban", undefined);
});
