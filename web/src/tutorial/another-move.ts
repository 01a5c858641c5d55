import type { Refused } from "../protocol";

/** Whether a guided game refused a move that the rules allow. It answers that in kind words, and not as a refusal. */
export function isAnotherMove(refusal: Refused | null): boolean {
  return refusal?.reason === "tutorial.another-move";
}
