// Bows the tracks and places the names so that nothing lies on anything else, into src/okapi/board/africa-layout.json.
// Run it again when places or routes of the board file have moved:
//
//     node scripts/make-layout.mjs      (then make-map.mjs)
//
// It anneals from a fixed seed, so the same board gives the same layout.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fromSource, readBoard } from "./board.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const geometry = await fromSource("../src/map/geometry.ts");
const labels = await fromSource("../src/map/labels.ts");
const { cartouche, compass } = await fromSource("../../src/okapi/picture/measures.json");
const { overlap, pointOf, joining, MARK } = geometry;

const board = readBoard();
const places = new Map(board.places.map((place) => [place.id, place]));

let seed = 1910;
const random = () => {
  seed = (seed * 1664525 + 1013904223) % 4294967296;
  return seed / 4294967296;
};

// --- What is laid out: joins (a route or two twins) and names ------------------------------------------

// Some joins look better bowed a certain way: round a bay, along a coast, clear of the cartouche.
const PREFERRED = {
  "madagascar-2--durban": [0.03, 0.03, 0],
  "madagascar-1--madagascar-2": [0, 0, 0],
};
/** Other long joins bow a little away from the middle of the board, like railways on a globe. */
function outward(route, [a, b]) {
  if (route.length < 3) return [0, 0, 0];
  const [mx, my] = [(a.x + b.x) / 2 - board.size[0] / 2, (a.y + b.y) / 2 - board.size[1] / 2];
  const side = Math.sign(-(b.y - a.y) * mx + (b.x - a.x) * my) || 1;
  return [side * GENTLE, side * GENTLE, 0];
}
const GENTLE = 0.06;
const AIR = 8; // between the spaces of different joins
const MAX_BOW = 0.2;

const joins = [...new Map(board.routes.map((route) => [joining(route), route])).values()].map((route) => {
  const ends = route.between.map((id) => places.get(id));
  const points = ends.map((end) => pointOf(board, end));
  const routes = board.routes.filter((other) => joining(other) === joining(route));
  return {
    id: joining(route),
    route,
    routes,
    ends,
    points,
    preferred: PREFERRED[joining(route)] ?? outward(route, points),
  };
});
const names = labels
  .named(board)
  .map((place) => ({ place, options: labels.candidates(board, place, place.name) }));
const marks = [
  ...board.places
    .filter(({ kind }) => kind !== "terminal")
    .map((place) => {
      const across = 2 * MARK[place.kind];
      return { place: place.id, ...pointOf(board, place), width: across, height: across, angle: 0 };
    }),
  { place: "cartouche", ...cartouche },
  { place: "compass", ...compass },
];

/** The boxes of a join: its spaces, and the arrow if it ends at a terminal. */
function lay(join, bend) {
  const routes = join.routes;
  const tracks = geometry.layTracks({ ...board, routes }, { [join.id]: bend });
  const arrows = join.ends
    .filter(({ kind }) => kind === "terminal")
    .map((end) => geometry.arrowBox(board, tracks, end));
  return [...tracks.flatMap(({ spaces }) => spaces), ...arrows];
}

const square = (v) => (v > 0 ? v * v : 0);
function clash(boxes, others, air) {
  let sum = 0;
  for (const a of boxes)
    for (const b of others)
      sum += square(overlap(a, b) + air) * 0.02 + (overlap(a, b) > 0 ? 3 : overlap(a, b) + air > 0 ? 0.6 : 0);
  return sum;
}
const middle = (points) => ({ x: (points[0].x + points[1].x) / 2, y: (points[0].y + points[1].y) / 2 });
for (const join of joins) {
  const m = middle(join.points);
  const reach = Math.hypot(join.points[0].x - m.x, join.points[0].y - m.y);
  join.near = joins.filter((other) => {
    if (other === join) return false;
    const o = middle(other.points);
    return (
      Math.hypot(o.x - m.x, o.y - m.y) <
      reach + Math.hypot(other.points[0].x - o.x, other.points[0].y - o.y) + 160
    );
  });
  join.nearMarks = marks.filter(
    (mark) =>
      !join.route.between.includes(mark.place) && Math.hypot(mark.x - m.x, mark.y - m.y) < reach + 200,
  );
  join.nearNames = names.filter(
    ({ options }) => Math.hypot(options[0].box.x - m.x, options[0].box.y - m.y) < reach + 500,
  );
}
for (const name of names) {
  const at = name.options[0].box;
  name.nearJoins = joins.filter((join) => join.nearNames.includes(name));
  name.nearMarks = marks.filter((mark) => Math.hypot(mark.x - at.x, mark.y - at.y) < 600);
  name.nearNames = names.filter(
    (other) =>
      other !== name && Math.hypot(other.options[0].box.x - at.x, other.options[0].box.y - at.y) < 800,
  );
}

const joinCost = (join, spaces, bend) =>
  join.near.reduce((sum, other) => sum + clash(spaces, other.spaces, AIR), 0) +
  clash(spaces, join.nearMarks, 10) +
  join.nearNames.reduce((sum, name) => sum + clash(spaces, [name.label.box], 9), 0) +
  ((bend[0] - join.preferred[0]) ** 2 + (bend[1] - join.preferred[1]) ** 2) * 260 +
  (bend[0] - bend[1]) ** 2 * 90 +
  bend[2] ** 2;
const nameCost = (name, label) =>
  name.nearJoins.reduce((sum, join) => sum + clash([label.box], join.spaces, 9), 0) +
  clash([label.box], name.nearMarks, 6) +
  name.nearNames.reduce((sum, other) => sum + clash([label.box], [other.label.box], 14), 0) +
  label.effort * 0.06;

// --- Annealing -----------------------------------------------------------------------------------------

const stored = here("../../src/okapi/board/africa-layout.json");
const before =
  existsSync(stored) && process.argv.includes("--continue")
    ? JSON.parse(readFileSync(stored, "utf8"))
    : { bends: {}, labels: {} };
for (const join of joins) {
  join.bend = before.bends[join.id] ?? [...join.preferred];
  join.spaces = lay(join, join.bend);
}
for (const name of names) {
  const hint = before.labels[name.place.id];
  name.label =
    (hint && name.options.find((option) => String(option.hint) === String(hint))) ?? name.options[0];
}

const STEPS = Number(process.env.STEPS ?? 300000);
for (let step = 0; step < STEPS; step += 1) {
  const heat = 3 * (1 - step / STEPS) ** 2 + 0.001;
  if (random() < 0.6) {
    const join = joins[Math.floor(random() * joins.length)];
    const size = 0.02 + 0.1 * (1 - step / STEPS);
    const bow = (v) => Math.max(-MAX_BOW, Math.min(MAX_BOW, v + (random() - 0.5) * size));
    const both = (random() - 0.5) * size;
    const push = Math.max(-1, Math.min(1, join.bend[2] + (random() - 0.5) * size * 6));
    const bend =
      random() < 0.4
        ? [bow(join.bend[0]), bow(join.bend[1]), join.bend[2]]
        : random() < 0.5
          ? [
              ...join.bend.slice(0, 2).map((v) => Math.max(-MAX_BOW, Math.min(MAX_BOW, v + both))),
              join.bend[2],
            ]
          : [join.bend[0], join.bend[1], push];
    const spaces = lay(join, bend);
    const worse = joinCost(join, spaces, bend) - joinCost(join, join.spaces, join.bend);
    if (worse < 0 || random() < Math.exp(-worse / heat)) Object.assign(join, { bend, spaces });
  } else {
    const name = names[Math.floor(random() * names.length)];
    const label = name.options[Math.floor(random() * name.options.length)];
    const worse = nameCost(name, label) - nameCost(name, name.label);
    if (worse < 0 || random() < Math.exp(-worse / heat)) name.label = label;
  }
}

// --- Writing it down -----------------------------------------------------------------------------------

const round = (v) => Math.round(v * 1000) / 1000;
const layout = {
  bends: Object.fromEntries(joins.map((join) => [join.id, join.bend.map(round)])),
  labels: Object.fromEntries(names.map((name) => [name.place.id, name.label.hint])),
};
const rows = (entries) =>
  Object.entries(entries)
    .map(([key, value]) => `    ${JSON.stringify(key)}: [${value.join(", ")}]`)
    .join(",\n");
writeFileSync(
  stored,
  `{\n  "bends": {\n${rows(layout.bends)}\n  },\n  "labels": {\n${rows(layout.labels)}\n  }\n}\n`,
);

let bad = 0;
for (const [i, join] of joins.entries()) {
  for (const other of joins.slice(i + 1)) {
    const depth = Math.max(...join.spaces.flatMap((a) => other.spaces.map((b) => overlap(a, b))));
    if (depth > 0) ((bad += 1), console.log(`${join.id} lies ${depth.toFixed(1)} in ${other.id}`));
  }
  for (const mark of join.nearMarks)
    if (Math.max(...join.spaces.map((a) => overlap(a, mark))) > 0)
      ((bad += 1), console.log(`${join.id} touches ${mark.place}`));
}
for (const name of names) {
  const hits = [
    ...joins.flatMap((join) => join.spaces.map((space) => [join.id, space])),
    ...marks.map((m) => [m.place, m]),
    ...names.filter((n) => n !== name).map((n) => [n.place.id, n.label.box]),
  ]
    .filter(([, box]) => overlap(name.label.box, box) > 0)
    .map(([id]) => id);
  if (hits.length) ((bad += 1), console.log(`${name.place.name} touches ${[...new Set(hits)]}`));
}
console.log(
  `${bad} clashes; ${joins.filter(({ bend }) => Math.max(Math.abs(bend[0]), Math.abs(bend[1])) > 0.1).length} joins strongly bowed`,
);
