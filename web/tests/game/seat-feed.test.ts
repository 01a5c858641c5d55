import { describe, expect, it } from "vitest";
import { SeatFeed } from "../../src/game/seat-feed.svelte";
import { update } from "../fixtures/table";

const passed = (seat: number) => ({ type: "passed" as const, seat });

describe("the feed of a seat", () => {
  it("keeps every event once", () => {
    const feed = new SeatFeed(0);
    feed.take(update({ after: 0, seq: 2, events: [passed(0), passed(1)] }));
    feed.take(update({ after: 1, seq: 3, events: [passed(1), passed(0)] }));
    expect(feed.events).toEqual([passed(0), passed(1), passed(0)]);
  });

  it("ignores an update that is older than what is shown", () => {
    const feed = new SeatFeed(0);
    feed.take(update({ after: 0, seq: 2, events: [passed(0), passed(1)], acting: [1] }));
    feed.take(update({ after: 0, seq: 1, events: [passed(0)], acting: [0] }));
    expect(feed.update?.acting).toEqual([1]);
  });

  it("goes back with a server that was restored from a backup", () => {
    const feed = new SeatFeed(0);
    feed.take(update({ after: 0, seq: 3, events: [passed(0), passed(1), passed(0)], acting: [1] }));
    feed.expectAnswer();
    feed.take(update({ after: 0, seq: 2, events: [passed(0), passed(1)], acting: [0] }));
    expect(feed.events).toEqual([passed(0), passed(1)]);
    expect(feed.update?.acting).toEqual([0]);
    feed.take(update({ after: 0, seq: 1, events: [passed(0)], acting: [1] }));
    expect(feed.update?.acting).toEqual([0]); // an answer holds, nothing else does
  });

  it("shows the newest view even across a gap, and asks for what is missing", () => {
    const feed = new SeatFeed(0);
    expect(feed.take(update({ after: 4, seq: 5, events: [passed(0)] }))).toBe(true);
    expect(feed.update?.seq).toBe(5);
    expect(feed.known).toBe(0);
    expect(feed.take(update({ after: 0, seq: 5, events: Array.from({ length: 5 }, () => passed(0)) }))).toBe(
      false,
    );
    expect(feed.known).toBe(5);
  });

  it("keeps what an update leaves out because it has not changed", () => {
    const feed = new SeatFeed(0);
    const closed = [{ routes: ["a"], reason: "claim-route.taken", details: {} }];
    feed.take(update({ after: 0, seq: 1, events: [passed(0)], closed }));
    feed.take(update({ after: 1, seq: 2, events: [passed(1)], closed: null, progress: null }));
    expect(feed.closed).toEqual(closed);
    feed.take(update({ after: 2, seq: 3, events: [passed(0)], closed: [] }));
    expect(feed.closed).toEqual([]);
  });

  it("takes the whole from the answer that fills a gap", () => {
    const feed = new SeatFeed(0);
    const closed = [{ routes: ["a"], reason: "claim-route.taken", details: {} }];
    expect(feed.take(update({ after: 1, seq: 2, events: [passed(1)], closed: null }))).toBe(true);
    expect(feed.take(update({ after: 0, seq: 2, events: [passed(0), passed(1)], closed }))).toBe(false);
    expect(feed.closed).toEqual(closed);
    expect(feed.events).toHaveLength(2);
  });
});
