// 5.7–5.9: what doubling a route takes, where the table lets the keeper follow the face-up terrain cards.
import type { Numbers } from "./material";

/** 5.7: how many terrain cards doubling costs. */
export function terrainCost(numbers: Numbers, length: number): number {
  return length <= numbers.longest_short_route ? numbers.short_terrain_cost : numbers.long_terrain_cost;
}

/**
 * 5.9: how many locomotives may be played as terrain, given one's own cards, the most that another has, and the cost.
 * They help to outnumber the others and replace cards that would be discarded; beyond that they are wasted.
 */
export function wildLocomotives(own: number, rival: number, cost: number): number[] {
  const missing = Math.max(0, rival - own);
  const max = Math.max(cost, missing);
  return Array.from({ length: max - missing + 1 }, (_, more) => missing + more).filter(
    (wild) => discarded(cost, wild) <= own,
  );
}

/** The terrain cards that go with this many locomotives. */
export function discarded(cost: number, locomotives: number): number {
  return Math.max(0, cost - locomotives);
}
