// How the parts of the table lie. The map is as high as the window; what is left beside it decides.
import { SHEET, type MapSheet } from "../map/geometry";

/**
 * Three columns: everyone, the map, one's own things. Two: the map, all the rest. Upright: one's own things below the
 * map. On a phone they share a sheet there.
 */
export type Form = "three" | "two" | "upright" | "phone";

const BOTH_SIDES = 42; // rem
const ONE_SIDE = 21; // rem

/** Of a window of this size in pixels that is no phone's. */
export function formOf(
  width: number,
  height: number,
  rem: number,
  sheet: MapSheet = SHEET,
): Exclude<Form, "phone"> {
  const beside = (width - (height * sheet.width) / sheet.height) / rem;
  if (beside >= BOTH_SIDES) return "three";
  return beside < ONE_SIDE && height > width ? "upright" : "two";
}
