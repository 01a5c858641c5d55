// The server draws pictures of the map with a computation of its own (src/okapi/picture/tracks.py). Both are compared
// with the positions in spaces.txt: here, and in tests/test_tracks.py. `npx vitest run tests/map/spaces.test.ts --update`
// writes the file again after a change of the layout.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import layout from "@board/africa-layout.json";
import { layTracks, type Bend } from "../../src/map/geometry";
import type { WholeBoard } from "../../src/protocol";
import { boardFrom } from "../fixtures/board-file";
import { board as africa } from "../fixtures/table";

const archipelago = boardFrom(readFileSync("../tests/playthroughs/archipelago.toml", "utf-8"));

/** A line for each space: its board and route, its middle, its length, and how far it is turned. */
function positions(board: WholeBoard, bends: Record<string, Bend>): string[] {
  return layTracks(board, bends).flatMap(({ id, spaces }) =>
    spaces.map(({ x, y, width, angle }) =>
      [board.id, id, ...[x, y, width, angle].map((value) => value.toFixed(3))].join(" "),
    ),
  );
}

it("lays the spaces of all routes where the server's pictures have them", async () => {
  const lines = [
    ...positions(africa, layout.bends as unknown as Record<string, Bend>),
    ...positions(archipelago, {}),
  ];
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("spaces.txt");
});
