// Which route or place lies nearest to a point.
import type { Point, Track } from "./geometry";

/** How far a point is from a space's middle line. */
function distance(point: Point, { x, y, width, angle }: Track["spaces"][number]): number {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [point.x - x, point.y - y];
  const along = dx * Math.cos(turn) + dy * Math.sin(turn);
  const aside = dy * Math.cos(turn) - dx * Math.sin(turn);
  return Math.hypot(Math.max(0, Math.abs(along) - width / 2), aside);
}

/** The nearest track, unless all are farther than `reach` board units. */
export function nearestTrack(tracks: Track[], point: Point, reach: number): Track | undefined {
  let found: Track | undefined;
  let least = reach;
  for (const track of tracks)
    for (const space of track.spaces) {
      const away = distance(point, space);
      if (away <= least) [found, least] = [track, away];
    }
  return found;
}

/** The nearest place, unless all are farther than `reach` board units. */
export function nearestPlace<Where extends { at: Point }>(
  places: readonly Where[],
  point: Point,
  reach: number,
): Where | undefined {
  const away = ({ at }: Where): number => Math.hypot(at.x - point.x, at.y - point.y);
  const found = places.toSorted((one, other) => away(one) - away(other))[0];
  return found && away(found) <= reach ? found : undefined;
}
