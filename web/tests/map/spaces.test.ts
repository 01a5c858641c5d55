// The server draws pictures of the map with a computation of its own (src/okapi/picture). Both are compared with the
// positions in spaces.txt and names.txt: here, and in tests/test_tracks.py. `npx vitest run tests/map/spaces.test.ts
// --update` writes the files again after a change of the layout.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { layTracks } from "../../src/map/geometry";
import { placeLabels } from "../../src/map/labels";
import { layoutOf } from "../../src/map/layout";
import type { WholeBoard } from "../../src/protocol";
import { boardFrom } from "../fixtures/board-file";
import { board as africa } from "../fixtures/table";

const read = (path: string): WholeBoard => boardFrom(readFileSync(path, "utf-8"));
const archipelago = read("../tests/playthroughs/archipelago.toml");
const official = [africa, ...["ceylon", "australia"].map((id) => read(`../src/okapi/board/${id}.toml`))];

const line = (board: WholeBoard, id: string, numbers: number[]): string =>
  [board.id, id, ...numbers.map((value) => value.toFixed(3))].join(" ");

/** A line for each space: its board and route, its middle, its length, and how far it is turned. */
function positions(board: WholeBoard): string[] {
  return layTracks(board, layoutOf(board).bends).flatMap(({ id, spaces }) =>
    spaces.map(({ x, y, width, angle }) => line(board, id, [x, y, width, angle])),
  );
}

/** A line for each name as the board has it: its box, the size of its letters, and how many lines it has. */
function names(board: WholeBoard): string[] {
  const { bends, hints } = layoutOf(board);
  return placeLabels(board, layTracks(board, bends), {}, hints).map(({ place, box, size, lines }) =>
    line(board, place, [box.x, box.y, box.width, box.height, box.angle, size, lines.length]),
  );
}

it("lays the spaces of all routes where the server's pictures have them", async () => {
  const lines = [...official, archipelago].flatMap(positions);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("spaces.txt");
});

it("writes all names where the server's pictures have them", async () => {
  await expect(`${official.flatMap(names).join("\n")}\n`).toMatchFileSnapshot("names.txt");
});
