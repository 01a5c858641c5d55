// Where the names stand. Every name tries places around its mark and takes the nearest that touches nothing;
// the same names on the same board always come out the same.
import {
  controlsHeight,
  controlsWidth,
  labelAir,
  labelBrokenCost,
  labelDirections,
  labelDistances,
  labelEdge,
  labelItalic,
  labelLeading,
  labelNear,
  labelRounds,
  labelSmallerCost,
  labelSpacing,
  labelSqueezes,
  labelStep,
  labelSteps,
  labelTall,
  labelTouchingCost,
  letter,
  newsHeight,
} from "@picture/measures.json";
import type { Place, PlaceKind, WholeBoard } from "../protocol";
import {
  arrowBox,
  MARK,
  overlap,
  pointOf,
  SHEET,
  sheetOf,
  type Box,
  type Point,
  type MapSheet,
  type Track,
} from "./geometry";
import { textWidth } from "../pieces/lettering";
import { ornamentsOf } from "./ornaments";

export interface Label {
  place: string;
  kind: PlaceKind;
  lines: string[];
  size: number;
  box: Box;
  /** The edge that keeps to the mark. */
  align: "start" | "middle" | "end";
}

/** The direction, distance and number of lines that suited the name in the making of the layout. */
export type LabelHint = readonly [direction: number, distance: number, lines: number];

export const LETTER = letter;
const MIN_SIZE = LETTER.waystation; // 9.5 pixels on a map that is 720 pixels high

/** A name in one line, and in the two most even lines if it can be broken. */
export function linings(name: string): string[][] {
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index + 1);
  const halves = breaks.map((at) => [name.slice(0, at).trim(), name.slice(at).trim()]);
  const width = (lines: string[]): number => Math.max(...lines.map(textWidth));
  halves.sort((a, b) => width(a) - width(b));
  return halves[0] ? [[name], halves[0]] : [[name]];
}

/** A box of this size beside a point: that far away from it, in that direction. */
function boxAt(at: Point, width: number, height: number, direction: number, distance: number): Box {
  const turn = (direction / labelDirections) * 2 * Math.PI;
  const lean = (v: number): number => Math.max(-1, Math.min(1, v * 1.5));
  return {
    x: at.x + Math.cos(turn) * distance + (lean(Math.cos(turn)) * width) / 2,
    y: at.y + Math.sin(turn) * distance + (lean(Math.sin(turn)) * height) / 2,
    width,
    height,
    angle: 0,
  };
}

export interface Candidate extends Label {
  hint: LabelHint;
  effort: number;
}

/** Every position worth trying for a name, the handiest first. */
export function candidates(board: WholeBoard, place: Place, name: string, growth = 1): Candidate[] {
  const found = place.country
    ? aboutCountry(board, place, name, growth)
    : aboutPlace(board, place, name, growth);
  const sheet = sheetOf(board);
  const seen = found.filter(({ box }) => isOnSheet(sheet, box));
  return (seen.length ? seen : found).sort((a, b) => a.effort - b.effort);
}

function aboutPlace(board: WholeBoard, place: Place, name: string, growth: number): Candidate[] {
  const sizes =
    growth > 1
      ? [LETTER[place.kind] * growth]
      : labelSqueezes.map((squeeze) => Math.max(MIN_SIZE, LETTER[place.kind] * squeeze));
  return sizes.flatMap((size, smaller) =>
    linings(name).flatMap((lines, broken) =>
      around(board, place, lines, size, smaller * labelSmallerCost + broken * labelBrokenCost),
    ),
  );
}

/** The positions around a place's mark for a name written like this. */
function around(board: WholeBoard, place: Place, lines: string[], size: number, effort: number): Candidate[] {
  const beside = besidePlace(board, place, lines, size, effort);
  return labelDistances.flatMap((distance) =>
    Array.from({ length: labelDirections }, (_, direction) => beside(direction, distance)),
  );
}

function besidePlace(board: WholeBoard, place: Place, lines: string[], size: number, effort: number) {
  const at = pointOf(board, place);
  const slant = place.kind === "waystation" ? labelItalic : 1;
  const width = Math.max(...lines.map(textWidth)) * size * slant;
  const height = (lines.length * labelLeading + 0.04) * size;
  return (direction: number, distance: number): Candidate => ({
    place: place.id,
    kind: place.kind,
    lines,
    size,
    box: boxAt(at, width, height, direction, MARK[place.kind] + distance),
    align: alignmentOf(direction),
    hint: [direction, distance, lines.length],
    effort: effort + distance + (direction % 6 === 0 ? 0 : direction % 3 === 0 ? 3 : 4),
  });
}

/** A country's name stands between its stops or beside them. */
function aboutCountry(board: WholeBoard, place: Place, name: string, growth: number): Candidate[] {
  const beside = besideCountry(board, place, name, growth);
  const steps = Array.from({ length: 2 * labelSteps + 1 }, (_, step) => step - labelSteps);
  return steps.flatMap((across) => steps.map((down) => beside(across, down)));
}

/** The name is upright if the country's stops lie one far above the other. */
function besideCountry(board: WholeBoard, place: Place, name: string, growth: number) {
  const stops = board.places
    .filter(({ country }) => country === place.country)
    .map((stop) => pointOf(board, stop));
  const mean = (values: number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
  const spread = (values: number[]): number => Math.max(...values) - Math.min(...values);
  const middle = { x: mean(stops.map(({ x }) => x)), y: mean(stops.map(({ y }) => y)) };
  const isTall = spread(stops.map(({ y }) => y)) > labelTall;
  const size = LETTER[place.kind] * growth;
  const lines = [name.toLocaleUpperCase()];
  const box = {
    width: (textWidth(lines[0]!) + labelSpacing * name.length) * size,
    height: 0.8 * size,
    angle: isTall ? 90 : 0,
  };
  return (across: number, down: number): Candidate => {
    const [dx, dy] = [across * labelStep, down * labelStep];
    return {
      place: place.id,
      kind: place.kind,
      lines,
      size,
      box: { ...box, x: middle.x + dx, y: middle.y + dy },
      align: "middle",
      hint: [across, down, 1],
      effort: isTall ? Math.abs(dx - 60) * 0.8 + Math.abs(dy) : Math.abs(dx) * 0.7 + Math.abs(dy),
    };
  };
}

/** The one position that suited the name in the making of the layout, if the name can be written so. */
export function hinted(
  board: WholeBoard,
  place: Place,
  name: string,
  hint: LabelHint,
): Candidate | undefined {
  const [first, second, count] = hint;
  if (place.country) return besideCountry(board, place, name, 1)(first, second);
  const lines = linings(name).find((lining) => lining.length === count);
  return lines && besidePlace(board, place, lines, LETTER[place.kind], 0)(first, second);
}

function isOnSheet(sheet: MapSheet, { x, y, angle, ...box }: Box): boolean {
  const [width, height] = angle ? [box.height, box.width] : [box.width, box.height];
  return (
    x - width / 2 > sheet.x + labelEdge &&
    x + width / 2 < sheet.x + sheet.width - labelEdge &&
    y - height / 2 > sheet.y + labelEdge &&
    y + height / 2 < sheet.y + sheet.height - labelEdge
  );
}

function alignmentOf(direction: number): Label["align"] {
  const across = Math.cos((direction / labelDirections) * 2 * Math.PI);
  return across > 0.6 ? "start" : across < -0.6 ? "end" : "middle";
}

/** What a finger zooms a small map with lies in its lower left corner, and the news along its lower edge; in pixels. */
const CONTROLS = { width: 46, height: 138 } as const;
const NEWS = 30;
/** Pixels of a city's name on a small map. */
export const MIN_LETTERS = 10.5;

/** On a large map the news lie along its upper edge, and what zooms it in the lower left corner; as shares of the sheet. */
const NEWS_HEIGHT = newsHeight / SHEET.height;
const CORNER = { width: controlsWidth / SHEET.width, height: controlsHeight / SHEET.height };
export const overlaid = ({ x, y, width, height }: MapSheet = SHEET): Box[] => [
  { x: x + width / 2, y: y + (NEWS_HEIGHT * height) / 2, width, height: NEWS_HEIGHT * height, angle: 0 },
  {
    x: x + (CORNER.width * width) / 2,
    y: y + height - (CORNER.height * height) / 2,
    width: CORNER.width * width,
    height: CORNER.height * height,
    angle: 0,
  },
];

/** The room of those on the sheet, where names are written so much larger. */
export function controls(growth: number, sheet: MapSheet = SHEET): Box[] {
  const scale = (LETTER.city * growth) / MIN_LETTERS; // board units to a pixel
  const atFoot = (width: number, height: number): Box => ({
    x: sheet.x + width / 2,
    y: sheet.y + sheet.height - height / 2,
    width,
    height,
    angle: 0,
  });
  return [atFoot(CONTROLS.width * scale, CONTROLS.height * scale), atFoot(sheet.width, NEWS * scale)];
}

/** What a name may not touch, as boxes: spaces, marks, arrows and ornaments. */
export function obstacles(board: WholeBoard, tracks: Track[]): Box[] {
  const marks = board.places.map((place): Box => {
    if (place.kind === "terminal") return arrowBox(board, tracks, place);
    const across = 2 * MARK[place.kind];
    return { ...pointOf(board, place), width: across, height: across, angle: 0 };
  });
  return [...tracks.flatMap((track) => track.spaces), ...marks, ...ornamentsOf(board, tracks)];
}

/** How badly a box lies for a name: touching something is far worse than lying close to it. Counts up to `enough`. */
export function trespass(box: Box, others: readonly Box[], enough = Infinity): number {
  let sum = 0;
  for (const other of others) {
    if (sum >= enough) break;
    const depth = overlap(box, other);
    if (depth > 0) sum += labelTouchingCost + depth;
    else if (depth > -labelAir) sum += depth + labelAir;
  }
  return sum;
}

/** The places whose names are written: a country's once, by the first of its stops. */
export function named(board: WholeBoard): Place[] {
  const firsts = new Set(board.countries.map(({ places }) => places[0]));
  return board.places.filter((place) => !place.country || firsts.has(place.id));
}

const IMPORTANCE: PlaceKind[] = ["city", "port", "terminal", "waystation"];

/** The names of a map too small for all of them: larger, the important ones first, none over another or cut off. */
export function fewerLabels(
  board: WholeBoard,
  tracks: Track[],
  names: Record<string, string>,
  growth: number,
): Label[] {
  const kept: Label[] = [];
  const labels = placeLabels(board, tracks, names, {}, growth);
  for (const label of labels.sort((a, b) => IMPORTANCE.indexOf(a.kind) - IMPORTANCE.indexOf(b.kind)))
    if (
      [...controls(growth, sheetOf(board)), ...kept.map(({ box }) => box)].every(
        (box) => overlap(label.box, box) <= 0,
      )
    )
      kept.push(label);
  return kept;
}

export function placeLabels(
  board: WholeBoard,
  tracks: Track[],
  names: Record<string, string>,
  hints: Record<string, LabelHint>,
  growth = 1,
): Label[] {
  const sheet = sheetOf(board);
  const fixed = [...obstacles(board, tracks), ...(growth > 1 ? controls(growth, sheet) : overlaid(sheet))];
  const written = named(board).filter(({ kind }) => growth === 1 || kind !== "waystation");
  const options = written.map((place) => {
    const [name, hint] = [names[place.id] ?? place.name, hints[place.id]];
    const suited = hint && hinted(board, place, name, hint);
    const at = pointOf(board, place);
    const near = fixed.filter((box) => Math.hypot(box.x - at.x, box.y - at.y) < labelNear);
    let all: Candidate[] | undefined; // hundreds, and most names stand where the layout has them
    return {
      suited: suited && isOnSheet(sheet, suited.box) ? suited : undefined,
      all: () => (all ??= candidates(board, place, name, growth)),
      near,
    };
  });
  const chosen: Label[] = options.map(({ suited, all }) => suited ?? all()[0]!);
  for (let round = 0; round < labelRounds; round += 1) {
    let moved = false;
    options.forEach(({ suited, all, near }, i) => {
      const others = [...near, ...chosen.filter((_, k) => k !== i).map((label) => label.box)];
      if (trespass(chosen[i]!.box, others) === 0) return;
      const best = leastBad(suited ? [suited, ...all()] : all(), others);
      if (best !== chosen[i]) [chosen[i], moved] = [best, true];
    });
    if (!moved) break;
  }
  return chosen;
}

function leastBad(all: Candidate[], others: Box[]): Candidate {
  let best = all[0]!;
  let least = Infinity;
  for (const candidate of all) {
    const cost = trespass(candidate.box, others, least);
    if (cost === 0) return candidate;
    if (cost < least) [best, least] = [candidate, cost];
  }
  return best;
}
