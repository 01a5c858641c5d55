// Whether the window to talk in is open: one for each screen, opened from a badge, by a button or by a key.
import type { GameInfo } from "../protocol";
import type { Game } from "../game/game.svelte";
import { identity } from "../net/me.svelte";

let isOpen = $state(false);

export const talking = {
  get isOpen(): boolean {
    return isOpen;
  },
  set isOpen(value: boolean) {
    isOpen = value;
  },
};

/** Whether there is somebody to talk to, and a name to talk by. */
export function hasCompany(game: Game, info: GameInfo): boolean {
  const { me } = identity;
  if (!me) return false;
  return game.everyRemark.length > 0 || info.seats.some(({ player }) => player !== null && player !== me.id);
}
