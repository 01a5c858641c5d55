// The arithmetic of doubling in words: “you 1 + 1 locomotive = 2, Peter 2: enough”.
import type { View } from "../protocol";
import type { Purchase } from "../game/claiming";
import { listed, say } from "../text/texts.svelte";
import type { Wording } from "../text/wording";

export function majorityInWords(
  { bundle, way }: Purchase,
  view: View,
  words: Wording,
  doubling = way.doublings[0],
): string {
  if (!doubling) return way.why_not ? words.refusal(way.why_not) : "";
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
