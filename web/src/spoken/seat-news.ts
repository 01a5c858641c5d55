// Who is late, whose place a bot takes, who is back: what changes at a table apart from the play.
import type { GameInfo, SeatInfo } from "../protocol";
import { say } from "../i18n/texts.svelte";
import { lateInWords } from "../wording/expectation";
import type { Wording } from "../wording/wording";

/** What is new since the table was as before, in sentences. */
export function seatNews(before: GameInfo, info: GameInfo, words: Wording): string[] {
  return info.seats.flatMap((seat, number) => {
    const was = before.seats[number];
    return was ? (sentence(was, seat, number, words) ?? []) : [];
  });
}

function sentence(was: SeatInfo, seat: SeatInfo, number: number, words: Wording): string | undefined {
  const isYou = number === words.you;
  const player = words.player(number);
  if (seat.late && !was.late) return lateInWords([number], words);
  if (seat.left && !was.left) return say("spoken-news-left", { player });
  if (seat.stand_in && !was.stand_in)
    return isYou ? say("spoken-news-stand-in-you") : say("spoken-news-stand-in", { player });
  if (!seat.stand_in && was.stand_in && !isYou) return say("spoken-news-back", { player });
  return undefined;
}
