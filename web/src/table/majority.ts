// The arithmetic of doubling in words: “you 1 + 1 locomotive = 2, Peter (2): enough”.
import type { ClaimOffer, DoublingOption, View } from "../protocol";
import { listed, say } from "../i18n/texts.svelte";
import type { Wording } from "../wording/wording";

export function majorityInWords(
  bundle: ClaimOffer,
  doubling: DoublingOption,
  view: View,
  words: Wording,
): string {
  const rivals = view.table.players
    .map((player, seat) => ({ seat, count: player.terrain[bundle.terrain] ?? 0 }))
    .filter(({ seat, count }) => seat !== view.seat && count === bundle.rival && count > 0)
    .map(({ seat }) => words.player(seat));
  return say("claim-majority", {
    terrain: say(`terrain-${bundle.terrain}`),
    own: bundle.own,
    locomotives: doubling.locomotives,
    sum: bundle.own + doubling.locomotives,
    rivals: listed(rivals),
    rival: bundle.rival,
    cost: bundle.cost,
  });
}
