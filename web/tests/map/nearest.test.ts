import { expect, it } from "vitest";
import { board } from "../fixtures/table";
import { layTracks } from "../../src/map/geometry";
import { nearestTrack } from "../../src/map/nearest";

const tracks = layTracks(board, {});

it("a touch on a space means its route, also beside a twin", () => {
  for (const track of tracks)
    for (const space of track.spaces) expect(nearestTrack(tracks, space, 60)?.id).toBe(track.id);
});

it("a touch on the open sea means nothing", () => {
  expect(nearestTrack(tracks, { x: 60, y: 2600 }, 60)).toBeUndefined();
});
