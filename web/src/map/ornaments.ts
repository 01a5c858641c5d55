// Where the cartouche and the compass rose lie: on a chart, in the first corners where they hide nothing, or nowhere.
import { cartouche as CARTOUCHE, compass as COMPASS, ornamentInset } from "@picture/measures.json";
import type { WholeBoard } from "../protocol";
import { arrowBox, isOurs, MARK, overlap, pointOf, sheetOf, type Box, type Track } from "./geometry";

export interface Ornamented {
  cartouche: Box | null;
  compass: Box | null;
}

const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const; // lower right, upper right, lower left, upper left
const known = new WeakMap<readonly Track[], Ornamented>();

export function ornamented(board: WholeBoard, tracks: readonly Track[]): Ornamented {
  const found = known.get(tracks) ?? lay(board, tracks);
  known.set(tracks, found);
  return found;
}

function lay(board: WholeBoard, tracks: readonly Track[]): Ornamented {
  if (isOurs(board)) return { cartouche: CARTOUCHE, compass: COMPASS };
  const marks = board.places.map((place): Box => {
    if (place.kind === "terminal") return arrowBox(board, tracks, place);
    const across = 6 * MARK[place.kind]; // and some room for its name
    return { ...pointOf(board, place), width: across, height: across, angle: 0 };
  });
  const taken = [...tracks.flatMap(({ spaces }) => spaces), ...marks];
  const sheet = sheetOf(board);
  const inCorner = ({ width, height }: Box, others: readonly Box[]): Box | null => {
    const boxes = CORNERS.map(([right, down]) => ({
      x: sheet.x + sheet.width / 2 + right * (sheet.width / 2 - ornamentInset - width / 2),
      y: sheet.y + sheet.height / 2 + down * (sheet.height / 2 - ornamentInset - height / 2),
      width,
      height,
      angle: 0,
    }));
    return boxes.find((box) => others.every((other) => overlap(box, other) <= 0)) ?? null;
  };
  const cartouche = inCorner(CARTOUCHE, taken);
  const compass = inCorner(COMPASS, cartouche ? [...taken, cartouche] : taken);
  return { cartouche, compass };
}

/** The room they take. */
export function ornamentsOf(board: WholeBoard, tracks: readonly Track[]): Box[] {
  const { cartouche, compass } = ornamented(board, tracks);
  return [cartouche, compass].filter((box) => box !== null);
}
