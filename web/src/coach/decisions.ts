// What the decisions of a player add up to.
import type { JudgedDecision } from "../protocol";

/** What decisions are called, the best first. */
export const VERDICTS: JudgedDecision["verdict"][] = ["fine", "inexact", "mistake", "blunder"];

/** The share of the win that a player's decisions gave away: what is called fine gives nothing away. */
export function givenAway(judgements: JudgedDecision[], seat: number): number {
  const lost = judgements.filter((it) => it.seat === seat && it.verdict !== "fine");
  return lost.reduce((sum, { loss }) => sum + loss, 0);
}
