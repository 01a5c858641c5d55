// The coach in words: advice for one's own move, and after the game the sentences of its review.
import type { SeatAccount } from "../protocol";
import { inAll } from "../coach/ledger";
import { momentInWords } from "../coach/moments";
import { signed } from "../coach/percents";
import { refusalText } from "../i18n/refusal-text";
import { loadCoachTexts } from "../i18n/coaching";
import { say } from "../i18n/texts.svelte";
import { api, RefusedByServer } from "../net/api";
import { moveInWords } from "../coach/moves";
import { readBy, storyInWords } from "../coach/story";
import type { Wording } from "../wording/wording";
import { answer, type Answer } from "./context";

export type About = "advice" | "review";
const EVERY = 1_500; // milliseconds between two questions about a review

/** What the coach has to say; if the server refuses, why. */
export async function consult(
  about: About,
  game: string,
  seat: number | null,
  words: Wording,
): Promise<Answer> {
  try {
    await loadCoachTexts();
    return await (about === "advice" ? advised(game, seat ?? 0, words) : reviewed(game, words));
  } catch (error) {
    if (error instanceof RefusedByServer) return answer(refusalText(error.refused));
    throw error;
  }
}

async function advised(game: string, seat: number, words: Wording): Promise<Answer> {
  const { moves } = await api.advice(game, seat);
  const [first = say("advice-nothing"), ...others] = moves.map(({ action, because, share, ...why }, at) =>
    say(at ? "advice-next" : "advice-first", {
      move: moveInWords(action, words),
      because: say(`because-${because}`, {
        points: why.points ?? 0,
        ticket: why.ticket ? words.ticket(why.ticket) : "",
      }),
      percent: Math.round(100 * share),
    }),
  );
  return answer(first, others);
}

async function reviewed(game: string, words: Wording): Promise<Answer> {
  let state = await api.beginReview(game);
  while (state.status === "waiting" || state.status === "running") {
    await new Promise((go) => setTimeout(go, EVERY));
    state = await api.review({ kind: "game", id: game });
  }
  if (state.refused) return answer(refusalText(state.refused));
  if (!state.review) return answer(say("review-no-moments"));
  const review = readBy(state.review, words.you);
  const moments = review.moments.map((moment) => momentInWords(moment, words));
  const said = [
    say("review-ledger-title"),
    ...review.accounts.flatMap((it, seat) => cameFrom(it, seat, words)),
  ];
  const heading = say(moments.length ? "review-moments" : "review-no-moments");
  return answer([...storyInWords(review, words), heading].join(" "), [...moments, ...said]);
}

/** What luck and choices brought a player. */
function cameFrom(account: SeatAccount, seat: number, words: Wording): string[] {
  const brought = (["luck", "choices"] as const).map((what) => {
    const { percent, points } = inAll(account, what);
    return say(`review-${what}`, { percent: signed(percent), points: signed(points) });
  });
  return [words.name(seat), ...brought];
}
