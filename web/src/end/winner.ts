// Who won, in words.
import type { FinalScore } from "../protocol";
import { listed, say } from "../i18n/texts.svelte";
import type { Wording } from "../wording/wording";

export function winnerInWords(score: FinalScore, words: Wording): string {
  const [winner] = score.winners;
  if (winner === undefined || score.winners.length > 1) {
    return say("end-shared", { names: listed(score.winners.map((seat) => words.player(seat))) });
  }
  const points = score.lines.find(({ seat }) => seat === winner)?.total ?? 0;
  return say("end-winner", { ...words.who(winner), points });
}
