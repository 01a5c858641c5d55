// Clipping, simplifying and writing down lines.

/** Sutherland–Hodgman: the part of a ring inside a box [x0, y0, x1, y1]. */
export function clipRing(ring, [x0, y0, x1, y1]) {
  const sides = [
    [0, x0, 1],
    [0, x1, -1],
    [1, y0, 1],
    [1, y1, -1],
  ];
  return sides.reduce((points, [axis, edge, sign]) => {
    const inside = (p) => sign * (p[axis] - edge) >= 0;
    const cut = (p, q) => {
      const t = (edge - p[axis]) / (q[axis] - p[axis]);
      return [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])];
    };
    return points.flatMap((p, i) => {
      const before = points[(i + points.length - 1) % points.length];
      if (inside(p)) return inside(before) ? [p] : [cut(before, p), p];
      return inside(before) ? [cut(before, p)] : [];
    });
  }, ring);
}

/** The pieces of a line inside a box; good enough for lines with many points. */
export function clipLine(line, [x0, y0, x1, y1]) {
  const pieces = [[]];
  for (const p of line) {
    if (p[0] >= x0 && p[0] <= x1 && p[1] >= y0 && p[1] <= y1) pieces.at(-1).push(p);
    else if (pieces.at(-1).length) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

const triangle = (a, b, c) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

/** Visvalingam: drop the points that matter least until all matter more than `area`. */
export function simplify(line, area) {
  const points = [...line];
  for (;;) {
    let least = area;
    let at = -1;
    for (let i = 1; i < points.length - 1; i += 1) {
      const size = triangle(points[i - 1], points[i], points[i + 1]);
      if (size < least) [least, at] = [size, i];
    }
    if (at < 0) return points;
    points.splice(at, 1);
  }
}

export function ringArea(ring) {
  return ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length];
    return sum + (p[0] * q[1] - q[0] * p[1]) / 2;
  }, 0);
}

/** Compact path data: whole board units, relative steps. */
export function pathData(line, closed) {
  const whole = line
    .map((p) => p.map(Math.round))
    .filter((p, i, all) => i === 0 || String(p) !== String(all[i - 1]));
  if (closed && whole.length > 1 && String(whole[0]) === String(whole.at(-1))) whole.pop();
  const steps = whole.slice(1).map((p, i) => [p[0] - whole[i][0], p[1] - whole[i][1]]);
  const numbers = steps.flat().map((v, i) => (v < 0 || i === 0 ? `${v}` : ` ${v}`));
  return `M${whole[0][0]} ${whole[0][1]}l${numbers.join("")}${closed ? "z" : ""}`;
}
