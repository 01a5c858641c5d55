// Which colour and sign each seat's trains have. A screen that shows a game says it once, for everything on it; elsewhere
// seats have those of their number.
import "../theme/trains.css";
import { getContext, setContext } from "svelte";
import type { GameInfo } from "../protocol";

/** The colours by number, as the board game has them; each has its own sign. */
export const LIVERY_COLOURS = ["red", "blue", "green", "yellow", "black"] as const;

const KEY = Symbol("liveries");

export function showLiveriesOf(game: () => GameInfo | null | undefined): void {
  setContext(KEY, (seat: number) => game()?.seats[seat]?.livery ?? seat);
}

/** To be asked while a component is made. */
export function liveries(): (seat: number) => number {
  return getContext<((seat: number) => number) | undefined>(KEY) ?? ((seat) => seat);
}
