// Where everything on the board lies, in board units: a track's spaces along its curve, marks, their outlines.
// Nothing here draws, and nothing here knows a rule.
import type { Place, Route, WholeBoard } from "../protocol";
import ourPlaces from "@board/africa-places.json";
import {
  arrow,
  broadArrow,
  chartMargin,
  chartMaxSide,
  chartMinSide,
  chartShareWithRoom,
  clearance,
  geographyLongSide,
  geographySheet,
  mark,
  samples,
  space,
} from "@picture/measures.json";

export interface Point {
  x: number;
  y: number;
}

/** A rectangle turned by `angle` degrees about its middle. */
export interface Box extends Point {
  width: number;
  height: number;
  angle: number;
}

/** One route as it lies on the map. */
export interface Track {
  id: string;
  route: Route;
  spaces: Box[];
  /** Path data through the middles of the spaces: the area that takes a pointer. */
  line: string;
  middle: Point;
}

/** How two places are joined: what bows the curve at either third, as shares of its length, and how far the
 * spaces are pushed from the middle towards the one end (−1) or the other (1). */
export type Bend = readonly [number, number, number];

export const MARK = mark;
const SPACE = space;

export interface MapSheet extends Point {
  width: number;
  height: number;
}

/** What is seen of the built-in geography: the board and a margin for the frame and the names of ports. */
export const SHEET: MapSheet = geographySheet;

/** What is kept of a board that was looked at: the same object is the same board. */
const [ours, longSides] = [new WeakMap<WholeBoard, boolean>(), new WeakMap<WholeBoard, number>()];

function remembered<Value>(known: WeakMap<WholeBoard, Value>, board: WholeBoard, find: () => Value): Value {
  const found = known.get(board) ?? find();
  known.set(board, found);
  return found;
}

/** Whether a board lies on the built-in geography: most of its places are where ours are. */
export function isOurs(board: WholeBoard): boolean {
  return remembered(ours, board, () => {
    const known = ourPlaces as unknown as Record<string, readonly [number, number]>;
    const same = board.places.filter(({ id, at }) => known[id]?.[0] === at[0] && known[id][1] === at[1]);
    return same.length > 0 && 2 * same.length >= board.places.length;
  });
}

const WITHOUT_ROUTES = 2400; // the longer side of such a chart

/** The longer side of a board: a chart is as large as most of its routes need to be laid with spaces of full length. */
export function longSideOf(board: WholeBoard): number {
  return remembered(longSides, board, () => {
    if (isOurs(board)) return geographyLongSide;
    const at = new Map(board.places.map((place) => [place.id, place.at]));
    const [width, height] = board.size.map((side) => side / Math.max(...board.size)) as [number, number];
    const wanted = board.routes
      .flatMap(({ between: [one, other], length }) => {
        const [a, b] = [at.get(one), at.get(other)];
        const far = a && b ? Math.hypot((b[0] - a[0]) * width, (b[1] - a[1]) * height) : 0;
        return far ? [(length * (SPACE.length + SPACE.gap) + 2 * (MARK.city + clearance)) / far] : [];
      })
      .sort((one, other) => one - other);
    const most = wanted[Math.floor((wanted.length - 1) * chartShareWithRoom)] ?? WITHOUT_ROUTES;
    return Math.round(Math.min(chartMaxSide, Math.max(chartMinSide, most)));
  });
}

/** The right and the lower edge of a board. */
export function cornerOf(board: WholeBoard): Point {
  const unit = longSideOf(board) / Math.max(...board.size);
  return { x: board.size[0] * unit, y: board.size[1] * unit };
}

/** How large a sheet is beside that of the built-in geography, for which drawings give their measures. */
export function scaleOf({ width, height }: MapSheet): number {
  return Math.max(width, height) / Math.max(SHEET.width, SHEET.height);
}

/** What is seen of a board. */
export function sheetOf(board: WholeBoard): MapSheet {
  if (isOurs(board)) return SHEET;
  const corner = cornerOf(board);
  return {
    x: -chartMargin.x,
    y: -chartMargin.y,
    width: Math.round(corner.x + 2 * chartMargin.x),
    height: Math.round(corner.y + 2 * chartMargin.y),
  };
}

const TALLEST = 1.3; // times as high as it is, like any map of the world that is stretched to its page
const stretched = new WeakMap<WholeBoard, WholeBoard>();

/** A chart that is wider than high, drawn higher: in an upright window there is room for that, and none for more width. */
export function uprightOf(board: WholeBoard): WholeBoard {
  const [width, height] = board.size;
  if (isOurs(board) || width <= height) return board;
  return remembered(stretched, board, () => ({
    ...board,
    size: [width, Math.round(height * Math.min(TALLEST, width / height))],
  }));
}

export function pointOf(board: WholeBoard, place: Place): Point {
  const corner = cornerOf(board);
  return { x: place.at[0] * corner.x, y: place.at[1] * corner.y };
}

export function joining(route: Route): string {
  return route.between.join("--");
}

/** Points along a cubic from `a` to `b` bowed by `bend`, `aside` of it, and how far along it each is. */
function sampled(a: Point, b: Point, bend: Bend, aside: number): { points: Point[]; distances: number[] } {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const control = (t: number, bow: number): Point => ({
    x: a.x + t * dx - bow * dy,
    y: a.y + t * dy + bow * dx,
  });
  const [c, d] = [control(1 / 3, bend[0]), control(2 / 3, bend[1])];
  const points: Point[] = [];
  const distances: number[] = [];
  for (let i = 0; i <= samples; i += 1) {
    const t = i / samples;
    const s = 1 - t;
    const mix = (k: "x" | "y"): number =>
      s * s * s * a[k] + 3 * s * s * t * c[k] + 3 * s * t * t * d[k] + t * t * t * b[k];
    const slope = (k: "x" | "y"): number =>
      s * s * (c[k] - a[k]) + 2 * s * t * (d[k] - c[k]) + t * t * (b[k] - d[k]);
    const [vx, vy] = [slope("x"), slope("y")];
    const speed = Math.hypot(vx, vy);
    const point = { x: mix("x") - (aside * vy) / speed, y: mix("y") + (aside * vx) / speed };
    const last = points.at(-1);
    distances.push(last ? distances.at(-1)! + Math.hypot(point.x - last.x, point.y - last.y) : 0);
    points.push(point);
  }
  return { points, distances };
}

function along(points: Point[], distances: number[], distance: number): Point {
  let i = 1;
  while (i < distances.length - 1 && distances[i]! < distance) i += 1;
  const [p, q] = [points[i - 1]!, points[i]!];
  const t = (distance - distances[i - 1]!) / (distances[i]! - distances[i - 1]!);
  return { x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y) };
}

/** The spaces of a route `aside` of the line between its places; they keep clear of both marks. */
export function spacesBetween(
  a: Point,
  b: Point,
  clear: [number, number],
  count: number,
  bend: Bend,
  aside = 0,
): Box[] {
  const { points, distances } = sampled(a, b, bend, aside);
  const whole = distances.at(-1)!;
  const room = whole - clear[0] - clear[1];
  const pitch = Math.min(SPACE.length + SPACE.gap, (room + SPACE.gap) / count);
  const length = pitch - SPACE.gap;
  const start = clear[0] + ((room - (count * pitch - SPACE.gap)) * (1 + bend[2])) / 2;
  return Array.from({ length: count }, (_, i) => {
    const p = along(points, distances, start + i * pitch);
    const q = along(points, distances, start + i * pitch + length);
    const turn = Math.atan2(q.y - p.y, q.x - p.x);
    const middle = along(points, distances, start + i * pitch + length / 2);
    return {
      ...middle,
      width: length,
      height: SPACE.width,
      angle: (turn * 180) / Math.PI,
    };
  });
}

export function clearanceOf(place: Place): number {
  return MARK[place.kind] + clearance;
}

/** On which side of the middle line a track lies: the first of two twins on one, the second on the other. */
function asideOf(route: Route): number {
  if (!route.twin) return 0;
  const step = (SPACE.width + SPACE.betweenTwins) / 2;
  return route.id < route.twin ? -step : step;
}

/** What trains stand on, given the spaces alone. */
export type Bed = Pick<Track, "spaces" | "line"> & { route: Pick<Route, "twin"> };

export function bedThrough(spaces: Box[], isTwin: boolean): Bed {
  return { spaces, line: lineThrough(spaces), route: { twin: isTwin ? "beside" : null } };
}

/** The spaces of a route, bowed so, between places that are found by their ids. */
export function spacesOf(board: WholeBoard, places: Map<string, Place>, route: Route, bend: Bend): Box[] {
  const [from, to] = route.between.map((id) => places.get(id)!) as [Place, Place];
  const clear: [number, number] = [clearanceOf(from), clearanceOf(to)];
  return spacesBetween(pointOf(board, from), pointOf(board, to), clear, route.length, bend, asideOf(route));
}

export function layTracks(board: WholeBoard, bends: Record<string, Bend>): Track[] {
  const places = new Map(board.places.map((place) => [place.id, place]));
  return board.routes.map((route) => {
    const spaces = spacesOf(board, places, route, bends[joining(route)] ?? [0, 0, 0]);
    return { id: route.id, route, spaces, line: lineThrough(spaces), middle: middleOf(spaces) };
  });
}

function end(space: Box, side: 1 | -1, beyond = 0): Point {
  const turn = (space.angle * Math.PI) / 180;
  const reach = side * (space.width / 2 + beyond);
  return { x: space.x + Math.cos(turn) * reach, y: space.y + Math.sin(turn) * reach };
}

const RIM = 4; // of a track's halo, around its spaces

function lineThrough(spaces: Box[]): string {
  const points = [end(spaces[0]!, -1, RIM), ...spaces, end(spaces.at(-1)!, 1, RIM)];
  return points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function middleOf(spaces: Box[]): Point {
  return between(spaces[(spaces.length - 1) >> 1]!, spaces[spaces.length >> 1]!);
}

/** Where a mark can sit on a track and hide no train's sign: in a gap near the middle, or on the end. */
export function markPoint({ spaces }: Pick<Track, "spaces">): Point {
  const after = spaces.length >> 1;
  return after ? between(spaces[after - 1]!, spaces[after]!) : end(spaces[0]!, -1);
}

/** Where a terminal's arrow points: on from its last space, off the map. */
export function arrowAngle(tracks: readonly Track[], place: Place): number {
  const track = tracks.find(({ route }) => route.between.includes(place.id));
  if (!track) return 0;
  const outward = track.route.between[1] === place.id;
  return outward ? track.spaces.at(-1)!.angle : track.spaces[0]!.angle + 180;
}

/** The room a terminal's arrow takes, beyond its place. */
export function arrowBox(board: WholeBoard, tracks: readonly Track[], place: Place): Box {
  const angle = arrowAngle(tracks, place);
  const turn = (angle * Math.PI) / 180;
  const at = pointOf(board, place);
  const isBroad = tracks.some(({ route }) => route.twin && route.between.includes(place.id));
  const { length, width } = isBroad ? broadArrow : arrow;
  const reach = length / 2;
  return {
    x: at.x + Math.cos(turn) * reach,
    y: at.y + Math.sin(turn) * reach,
    width: length,
    height: width,
    angle,
  };
}

/** How deep two boxes lie in each other; negative: how far apart they are (at least). */
export function overlap(a: Box, b: Box): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = (a.width + a.height + b.width + b.height) / 2;
  if (Math.abs(dx) > reach || Math.abs(dy) > reach) return -1e3;
  const turn = ((b.angle - a.angle) * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return Math.min(depthAlong(a, b, dx, dy, cos, sin), depthAlong(b, a, dx, dy, cos, sin));
}

/** The lesser overlap along the two sides of a box, given how far away another lies and how it is turned. */
function depthAlong(box: Box, other: Box, dx: number, dy: number, cos: number, sin: number): number {
  const t = (box.angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(t), Math.sin(t)];
  return Math.min(
    (box.width + cos * other.width + sin * other.height) / 2 - Math.abs(dx * ux + dy * uy),
    (box.height + sin * other.width + cos * other.height) / 2 - Math.abs(dy * ux - dx * uy),
  );
}

/** A bow from one end of a ticket to the other, and its middle; of a country the place nearest to the other end. */
export function ticketLine(board: WholeBoard, ticket: string): { path: string; middle: Point } | null {
  const ends = board.tickets.find(({ id }) => id === ticket)?.ticket.between;
  if (!ends) return null;
  const [one, other] = ends.map((end) => {
    const places = board.countries.find(({ id }) => id === end)?.places ?? [end];
    return board.places.filter(({ id }) => places.includes(id)).map((place) => pointOf(board, place));
  });
  const pairs = (one ?? []).flatMap((from) =>
    (other ?? []).map((to) => ({ from, to, far: distance(from, to) })),
  );
  const [nearest] = pairs.sort((a, b) => a.far - b.far);
  if (!nearest) return null;
  const { from, to } = nearest;
  const bow = {
    x: (from.x + to.x) / 2 + BOW * (to.y - from.y),
    y: (from.y + to.y) / 2 - BOW * (to.x - from.x),
  };
  const middle = { x: (from.x + to.x + 2 * bow.x) / 4, y: (from.y + to.y + 2 * bow.y) / 4 };
  return { path: `M${from.x} ${from.y}Q${bow.x} ${bow.y} ${to.x} ${to.y}`, middle };
}
const BOW = 0.16; // of a ticket's length, to its side
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
