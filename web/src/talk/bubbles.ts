// Where a remark stands: beside the speaker's panel, over whatever is there, so that nothing has to move.
import { overlap, type ScreenBox } from "../ui/things";

const GAP = 10;
const EDGE = 6;

export type Side = "left" | "right" | "below" | "none";
export interface BubblePlace {
  box: ScreenBox;
  /** Where the speaker's panel is, seen from the bubble; none: nowhere on the screen. */
  side: Side;
}

/** The place of a bubble of this size, which lies over none that has its place already, and over no other's panel. */
export function placeOf(
  panel: ScreenBox | null,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  taken: readonly ScreenBox[],
  others: readonly ScreenBox[] = [],
): BubblePlace {
  const { box, side } = beside(panel, size, screen, others);
  let free = box;
  for (const other of taken)
    if (overlap(free, other)) free = { ...free, top: other.top + other.height + EDGE };
  return { box: free, side };
}

function beside(
  panel: ScreenBox | null,
  { width, height }: { width: number; height: number },
  screen: { width: number; height: number },
  others: readonly ScreenBox[],
): BubblePlace {
  const within = (value: number, length: number, room: number): number =>
    Math.max(EDGE, Math.min(value, room - length - EDGE));
  const at = (left: number, top: number, side: Side): BubblePlace => ({
    box: {
      left: within(left, width, screen.width),
      top: within(top, height, screen.height),
      width,
      height,
    },
    side,
  });
  if (!panel) return at((screen.width - width) / 2, 60, "none");
  const middle = panel.top + (panel.height - height) / 2;
  const isFree = ({ box }: BubblePlace): boolean => !others.some((other) => overlap(box, other));
  const right = at(panel.left + panel.width + GAP, middle, "left");
  if (right.box.left > panel.left + panel.width && isFree(right)) return right;
  const left = at(panel.left - width - GAP, middle, "right");
  if (left.box.left + width < panel.left && isFree(left)) return left;
  return at(panel.left, panel.top + panel.height + GAP, "below");
}
