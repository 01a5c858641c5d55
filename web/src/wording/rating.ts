// Ratings in words and numbers.
import type { Rating } from "../protocol";
import { numeral, say } from "../i18n/texts.svelte";

/** “1,640 ± 120”, and whether that is provisional. */
export function ratingInWords({ value, uncertainty, is_provisional }: Rating): string {
  return say(is_provisional ? "rating-provisional" : "rating-value", { value, uncertainty });
}

/** “+12”, “−8”, “±0”. */
export function signed(change: number): string {
  return `${change > 0 ? "+" : change ? "" : "±"}${numeral(change)}`;
}
