// The line that always says what is expected of whom.
import type { View } from "../protocol";
import { listed, say } from "../i18n/texts.svelte";
import type { Wording } from "./wording";

/** In brief, it is not said what one can do. */
export function expectation(view: View, acting: number[], words: Wording, isBrief = false): string {
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
  if (isYou) return say(isBrief ? "status-your-turn-brief" : "status-your-turn");
  return say("status-other-turn", { player });
}

/** In the last round: whether one has a turn left, and is at it; those who watch hear how many are left in all. */
export function lastRoundInWords({ seat, table }: View): string {
  const { turns_left: turns, stage, players, turn } = table;
  if (turns === null || turn === null || stage === "game-over") return "";
  if (seat === null) return say("table-last-round", { turns });
  const waits = (seat - turn + players.length) % players.length;
  if (waits === 0) return say("table-last-round-now");
  return say(waits < turns ? "table-last-round-yet" : "table-last-round-done");
}

/** Whose time is up; nothing if nobody's is. */
export function lateInWords(late: number[], words: Wording): string {
  const others = late.filter((seat) => seat !== words.you).map((seat) => words.player(seat));
  if (others.length < late.length) return say("status-late-you");
  return others.map((player) => say("status-late", { player })).join(" ");
}
