// The line that always says what is expected of whom.
import type { View } from "../protocol";
import { listed, say } from "../i18n/texts.svelte";
import type { Wording } from "./wording";

export function expectation(view: View, acting: number[], words: Wording): string {
  const { stage, draws } = view.table;
  const isYou = view.seat !== null && acting.includes(view.seat);
  const others = acting.filter((seat) => seat !== view.seat).map((seat) => words.player(seat));
  if (stage === "game-over") return say("status-over");
  if (stage === "choosing-tickets") {
    return isYou
      ? say("status-choose-tickets")
      : say("status-others-choose", { names: listed(others), count: others.length });
  }
  const player = others[0] ?? "";
  if (stage === "keeping-tickets")
    return isYou ? say("status-keep-tickets") : say("status-other-keeps", { player });
  if (draws > 0) return isYou ? say("status-draw-again") : say("status-other-draws", { player });
  return isYou ? say("status-your-turn") : say("status-other-turn", { player });
}

/** Whose time is up; nothing if nobody's is. */
export function lateInWords(late: number[], words: Wording): string {
  const others = late.filter((seat) => seat !== words.you).map((seat) => words.player(seat));
  if (others.length < late.length) return say("status-late-you");
  return others.map((player) => say("status-late", { player })).join(" ");
}
