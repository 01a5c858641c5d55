// A rating over time as a line.

const MIN_RANGE = 100; // points from the lowest to the highest: a small change is not drawn as a large one

/** The points of a polyline that fills this room from left to right; higher ratings lie higher. */
export function curvePoints(curve: number[], width: number, height: number): string {
  const [low, high] = [Math.min(...curve), Math.max(...curve)];
  const range = Math.max(MIN_RANGE, high - low);
  const bottom = (low + high - range) / 2;
  const step = width / Math.max(1, curve.length - 1);
  return curve
    .map((rating, at) => `${(at * step).toFixed(1)},${(height * (1 - (rating - bottom) / range)).toFixed(1)}`)
    .join(" ");
}
