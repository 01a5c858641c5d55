import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { boardFrom } from "./board.fixture";
import { layTracks } from "./geometry";
import { nearestTrack } from "./nearest";

const tracks = layTracks(boardFrom(readFileSync("../src/okapi/board/africa.toml", "utf8")), {});

it("a touch on a space means its route, also beside a twin", () => {
  for (const track of tracks)
    for (const space of track.spaces) expect(nearestTrack(tracks, space, 60)?.id).toBe(track.id);
});

it("a touch on the open sea means nothing", () => {
  expect(nearestTrack(tracks, { x: 60, y: 2600 }, 60)).toBeUndefined();
});
