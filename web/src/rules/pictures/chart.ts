// The board, laid out once for all the pieces of it that the rules show.
import { layTracks, pointOf, SHEET, type Bend, type Point, type Track } from "../../map/geometry";
import { placeLabels, type LabelHint, type Label } from "../../map/labels";
import layout from "@board/africa-layout.json";
import type { WholeBoard } from "../../protocol";
import { Wording } from "../../wording/wording";

export interface Chart {
  board: WholeBoard;
  words: Wording;
  tracks: Track[];
  labels: Map<string, Label>;
}

export interface Cutting {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function chartOf(board: WholeBoard): Chart {
  const words = new Wording(board, [], null);
  const tracks = layTracks(board, layout.bends as unknown as Record<string, Bend>);
  const hints = layout.labels as unknown as Record<string, LabelHint>;
  const labels = placeLabels(board, tracks, words.placeNames(), hints);
  return { board, words, tracks, labels: new Map(labels.map((label) => [label.place, label])) };
}

const MARGIN = 70;

/** The part of the board that shows these routes whole, with the names of their ends, in the given shape. */
export function cutting({ board, tracks, labels }: Chart, routes: string[], shape: number): Cutting {
  const shown = tracks.filter(({ id }) => routes.includes(id));
  const ends = board.places.filter(({ id }) => shown.some(({ route }) => route.between.includes(id)));
  const isWhole = (country: string): boolean =>
    board.places.every((place) => place.country !== country || ends.includes(place));
  const names = ends.flatMap(({ id, country }): Point[] => {
    const label = labels.get(id);
    if (!label || (country && !isWhole(country))) return [];
    const { x, y, angle } = label.box;
    const [width, height] = angle ? [label.box.height, label.box.width] : [label.box.width, label.box.height];
    return [
      { x: x - width / 2, y: y - height / 2 },
      { x: x + width / 2, y: y + height / 2 },
    ];
  });
  const points = [
    ...shown.flatMap(({ spaces }) => spaces),
    ...ends.map((end) => pointOf(board, end)),
    ...names,
  ];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [across, down] = [Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top];
  const width = Math.max(across, down * shape);
  const height = width / shape;
  const x = left - (width - across) / 2;
  const y = top - (height - down) / 2;
  return {
    x: Math.max(SHEET.x, Math.min(x, SHEET.x + SHEET.width - width)),
    y: Math.max(SHEET.y, Math.min(y, SHEET.y + SHEET.height - height)),
    width,
    height,
  };
}
