// What is known beforehand of where routes and names lie: much for the built-in geography, for a chart only its bows.
import layout from "@board/africa-layout.json";
import type { WholeBoard } from "../protocol";
import { bowsOf } from "./bows";
import { isOurs, type Bend } from "./geometry";
import type { LabelHint } from "./labels";

export interface Layout {
  bends: Record<string, Bend>;
  hints: Record<string, LabelHint>;
}

const OURS = { bends: layout.bends, hints: layout.labels } as unknown as Layout;

export const layoutOf = (board: WholeBoard): Layout =>
  isOurs(board) ? OURS : { bends: bowsOf(board), hints: {} };
