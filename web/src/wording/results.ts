// How finished games went, and the ratings that come of them, in few words.
import type { GameInfo, Rating } from "../protocol";
import { numeral, say } from "../i18n/texts.svelte";
import { seatNames } from "./seat-names";

/** “You won · You: 131 · Ada: 98”; nothing for a game whose score is not known. */
export function resultInWords(info: GameInfo): string {
  const { scores, yours } = info;
  if (!scores.length) return "";
  const names = seatNames(info);
  const name = (seat: number): string => (yours.includes(seat) ? say("table-you") : (names[seat] ?? ""));
  const line = scores
    .map(({ total, place }, seat) => ({
      place,
      text: say("list-score", { player: name(seat), points: numeral(total) }),
    }))
    .sort((a, b) => a.place - b.place)
    .map(({ text }) => text);
  const [own] = yours.length === 1 ? yours.map((seat) => scores[seat]?.place) : [];
  if (own === undefined) return line.join(" · ");
  const how = own === 1 ? say("list-won") : say("list-place", { place: own, players: scores.length });
  return [how, ...line].join(" · ");
}

/** “1,640 ± 120”, and whether that is provisional. */
export function ratingInWords({ value, uncertainty, is_provisional }: Rating): string {
  return say(is_provisional ? "rating-provisional" : "rating-value", { value, uncertainty });
}

/** “+12”, “−8”, “±0”. */
export function signed(change: number): string {
  return `${change > 0 ? "+" : change ? "" : "±"}${numeral(change)}`;
}
