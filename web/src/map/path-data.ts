// Path data moved to where it is drawn. An element with a transform of its own is a thing of its own to the browser, which
// sorts all of them into layers whenever something on the page moves; of paths without one it makes a single drawing.
const PARAMETERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

export interface Placement {
  /** Where the origin goes. */
  x: number;
  y: number;
  /** Degrees. */
  angle?: number;
  scale?: number;
}

/** The same drawing scaled, turned about the origin, and moved. */
export function moved(data: string, { x, y, angle = 0, scale = 1 }: Placement): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)];
  const round = (value: number): number => Math.round(value * 10) / 10;
  let here = { x: 0, y: 0 };
  let written = "";
  for (const [, command = "", list = ""] of data.matchAll(COMMAND)) {
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    const numbers = list.match(NUMBER)?.map(Number) ?? [];
    const count = PARAMETERS[kind] ?? 0;
    if (!count) written += "z";
    for (let i = 0; count && i < numbers.length; i += count) {
      let given = numbers.slice(i, i + count);
      let letter = kind === "h" || kind === "v" || (kind === "m" && i) ? "l" : kind;
      if (kind === "h") given = [given[0]!, isRelative ? 0 : here.y];
      if (kind === "v") given = [isRelative ? 0 : here.x, given[0]!];
      if (kind === "a") {
        const [across = 0, down = 0, lean = 0, ...flags] = given.slice(0, 5);
        written += `${command}${[round(across * scale), round(down * scale), round(lean + angle), ...flags].join(" ")} `;
        given = given.slice(5);
        letter = "";
      }
      const points: number[] = [];
      for (let at = 0; at < given.length; at += 2) {
        const [px, py] = [given[at]!, given[at + 1]!];
        points.push(round(px * cos - py * sin + (isRelative ? 0 : x)));
        points.push(round(px * sin + py * cos + (isRelative ? 0 : y)));
      }
      written += (isRelative ? letter : letter.toUpperCase()) + points.join(" ");
      const [endX, endY] = given.slice(-2) as [number, number];
      here = isRelative ? { x: here.x + endX, y: here.y + endY } : { x: endX, y: endY };
    }
  }
  return written;
}

/** A rectangle with round corners around a point, turned; its sides are drawn between the corners. Hundreds are on a map. */
export function roundedBox(
  width: number,
  height: number,
  radius: number,
  { x, y, angle = 0 }: Placement,
): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (across: number, down: number): string =>
    `${Math.round((across * cos - down * sin + x) * 10) / 10} ${Math.round((across * sin + down * cos + y) * 10) / 10}`;
  const [right, bottom, r] = [width / 2, height / 2, radius];
  const [left, top] = [-right, -bottom];
  return `M${at(left + r, top)}L${at(right - r, top)}Q${at(right, top)} ${at(right, top + r)}L${at(right, bottom - r)}Q${at(right, bottom)} ${at(right - r, bottom)}L${at(left + r, bottom)}Q${at(left, bottom)} ${at(left, bottom - r)}L${at(left, top + r)}Q${at(left, top)} ${at(left + r, top)}z`;
}
