// A thin-plate spline from longitude and latitude to board coordinates: the smoothest bending of the globe
// that brings the real cities to where the board has them. Places with a small weight bend it less.

const bend = (r2) => (r2 === 0 ? 0 : 0.5 * r2 * Math.log(r2));

/** @param {{from: [number, number], to: [number, number], weight: number}[]} pins */
export function thinPlateSpline(pins, smoothing) {
  const n = pins.length;
  const rows = [];
  for (let i = 0; i < n; i += 1) {
    const [x, y] = pins[i].from;
    const row = pins.map((pin) => bend((x - pin.from[0]) ** 2 + (y - pin.from[1]) ** 2));
    row[i] += smoothing / pins[i].weight;
    rows.push([...row, 1, x, y, ...pins[i].to]);
  }
  rows.push([...pins.map(() => 1), 0, 0, 0, 0, 0]);
  rows.push([...pins.map((pin) => pin.from[0]), 0, 0, 0, 0, 0]);
  rows.push([...pins.map((pin) => pin.from[1]), 0, 0, 0, 0, 0]);
  const solved = solve(rows);
  return ([x, y]) => {
    const out = [0, 1].map((k) => solved[n][k] + solved[n + 1][k] * x + solved[n + 2][k] * y);
    for (let i = 0; i < n; i += 1) {
      const u = bend((x - pins[i].from[0]) ** 2 + (y - pins[i].from[1]) ** 2);
      out[0] += solved[i][0] * u;
      out[1] += solved[i][1] * u;
    }
    return out;
  };
}

/** Gaussian elimination with pivoting; each row carries two right-hand sides. */
function solve(rows) {
  const n = rows.length;
  for (let c = 0; c < n; c += 1) {
    let pivot = c;
    for (let r = c + 1; r < n; r += 1) if (Math.abs(rows[r][c]) > Math.abs(rows[pivot][c])) pivot = r;
    [rows[c], rows[pivot]] = [rows[pivot], rows[c]];
    for (let r = 0; r < n; r += 1) {
      if (r === c) continue;
      const factor = rows[r][c] / rows[c][c];
      for (let k = c; k < n + 2; k += 1) rows[r][k] -= factor * rows[c][k];
    }
  }
  return rows.map((row, i) => [row[n] / row[i], row[n + 1] / row[i]]);
}
