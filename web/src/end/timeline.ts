// The scores over the game, turn by turn, out of its events.
import type { Event, FinalScore } from "../protocol";

/** For each seat the score after every turn; the last value is the final score. */
export function timeline(events: Event[], score: FinalScore): number[][] {
  const now = score.lines.map(() => 0);
  const series = score.lines.map(() => [0]);
  const note = (): void => series.forEach((values, seat) => values.push(now[seat] ?? 0));
  for (const event of events) {
    if (event.type === "route-claimed") now[event.seat] = (now[event.seat] ?? 0) + event.points;
    if (event.type === "turn-ended") note();
  }
  note();
  for (const line of score.lines) series[line.seat]?.push(line.total);
  return series;
}
