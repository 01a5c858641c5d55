// Nothing on the map lies on anything else, whatever the board file says: these tests read that file.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { board } from "../fixtures/table";
import { layTracks, overlap, type Bend, type Box, type Track } from "../../src/map/geometry";
import {
  controls,
  fewerLabels,
  linings,
  obstacles,
  overlaid,
  placeLabels,
  type LabelHint,
  type Label,
} from "../../src/map/labels";
import { textWidth } from "../../src/pieces/lettering";
import layout from "@board/africa-layout.json";

const LOCALES = "../src/okapi/locales";
const languages = readdirSync(LOCALES).filter((name) => existsSync(`${LOCALES}/${name}/places.ftl`));
const bends = layout.bends as unknown as Record<string, Bend>;
const hints = layout.labels as unknown as Record<string, LabelHint>;
const tracks = layTracks(board, bends);
const byId = new Map(tracks.map((track) => [track.id, track]));
const deepest = (a: Box[], b: Box[]): number =>
  Math.max(...a.flatMap((one) => b.map((other) => overlap(one, other))));

describe("the tracks", () => {
  it("have a space for every train", () => {
    for (const { route, spaces } of tracks) expect(spaces, route.id).toHaveLength(route.length);
  });

  it("have spaces of one size, apart from each other", () => {
    for (const { id, spaces } of tracks) {
      for (const space of spaces) expect(space.width, id).toBeGreaterThan(90);
      spaces.forEach((space, i) => {
        for (const other of spaces.slice(i + 1)) expect(overlap(space, other), id).toBeLessThan(0);
      });
    }
  });

  it("lie side by side where they are twins", () => {
    for (const { id, route, spaces } of tracks) {
      if (!route.twin) continue;
      const twin = byId.get(route.twin)!;
      expect(deepest(spaces, twin.spaces), id).toBeLessThan(0);
      spaces.forEach((space, i) => {
        const away = Math.hypot(space.x - twin.spaces[i]!.x, space.y - twin.spaces[i]!.y);
        expect(away, id).toBeLessThan(60);
      });
    }
  });

  it("do not cross or touch other tracks", () => {
    const clashes: string[] = [];
    tracks.forEach((track: Track, i) => {
      for (const other of tracks.slice(i + 1))
        if (other.id !== track.route.twin && deepest(track.spaces, other.spaces) > 1)
          clashes.push(`${track.id} ${other.id}`);
    });
    expect(clashes).toEqual([]);
  });

  it("are laid straight where a board has no layout", () => {
    for (const { route, spaces } of layTracks(board, {})) expect(spaces).toHaveLength(route.length);
  });
});

function clashesOf(labels: Label[]): string[] {
  const things = obstacles(board, tracks);
  return labels.flatMap((label, i) => {
    const others = [...things, ...labels.slice(i + 1).map(({ box }) => box)];
    return others.filter((box) => overlap(label.box, box) > 0).map(() => label.lines.join(" "));
  });
}

function namesIn(language: string): Record<string, string> {
  const file = readFileSync(`${LOCALES}/${language}/places.ftl`, "utf8");
  const written = new Map([...file.matchAll(/^place-([\w-]+) = (.+)$/gm)].map(([, id, name]) => [id, name!]));
  expect(written.size).toBeGreaterThan(40);
  return Object.fromEntries(
    board.places.map((place) => [place.id, written.get(place.country ?? place.id) ?? place.name]),
  );
}

describe("the names", () => {
  const labels = placeLabels(board, tracks, {}, hints);

  it("stand by every place, and once by every country", () => {
    const countries = new Set(board.countries.flatMap(({ places }) => places));
    const single = board.places.filter(({ id }) => !countries.has(id));
    expect(labels).toHaveLength(single.length + board.countries.length);
  });

  it("touch no space, mark, arrow, ornament or other name", () => {
    expect(clashesOf(labels)).toEqual([]);
  });

  it("find room in Cyrillic too", () => {
    const names = {
      "cape-town": "Кейптаун", "port-elizabeth": "Порт-Элизабет", "dar-es-salaam": "Дар-эс-Салам", libreville: "Либревиль",
      leopoldville: "Леопольдвиль", elizabethville: "Элизабетвиль", livingstonia: "Ливингстония", bloemfontein: "Блумфонтейн",
      mocambique: "Мозамбик", "addis-ababa": "Аддис-Абеба", "port-florence": "Порт-Флоренс", ngaoundere: "Нгаундере",
      salisbury: "Солсбери", bulawayo: "Булавайо", coquilhatville: "Кокийавиль", luluabourg: "Лулуабург",
    }; // prettier-ignore
    expect(clashesOf(placeLabels(board, tracks, names, hints))).toEqual([]);
  });

  it.each(languages)("find room in the language %s", (language) => {
    const written = placeLabels(board, tracks, namesIn(language), hints);
    expect(clashesOf(written)).toEqual([]);
    for (const { place, box } of written)
      for (const room of overlaid()) expect(overlap(box, room), place).toBeLessThanOrEqual(0);
  });

  it("come out the same every time", () => {
    expect(placeLabels(board, tracks, {}, hints)).toEqual(labels);
  });

  it("break at a space or a hyphen, as evenly as they can", () => {
    expect(linings("Port Elizabeth")).toEqual([["Port Elizabeth"], ["Port", "Elizabeth"]]);
    expect(linings("Dar-es-Salaam")[1]).toEqual(["Dar-es-", "Salaam"]);
    expect(linings("Bondo")).toEqual([["Bondo"]]);
  });

  it("are measured by their letters", () => {
    expect(textWidth("Moçambique")).toBeGreaterThan(textWidth("Zomba"));
    expect(textWidth("é")).toBe(textWidth("e"));
  });
});

describe("the names on a small map", () => {
  const labels = fewerLabels(board, tracks, {}, 1.5);

  it("are large enough to be read on a phone", () => {
    const scale = 390 / 2800; // a phone's width for the whole sheet
    for (const { place, size } of labels) expect(size * scale, place).toBeGreaterThan(10);
  });

  it.each(languages)("lie beside what lies over the map in %s", (language) => {
    for (const growth of [1.3, 1.4, 1.5]) {
      const written = fewerLabels(board, tracks, namesIn(language), growth);
      for (const { place, box } of written)
        for (const room of controls(growth)) expect(overlap(box, room), place).toBeLessThanOrEqual(0);
    }
  });

  it("are those that matter, and none lies on another", () => {
    expect(labels.length).toBeGreaterThan(25);
    expect(labels.map(({ kind }) => kind)).not.toContain("waystation");
    labels.forEach((label, i) => {
      for (const other of labels.slice(i + 1))
        expect(overlap(label.box, other.box), `${label.place} ${other.place}`).toBeLessThanOrEqual(0);
    });
  });
});
