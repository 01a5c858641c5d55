import { afterEach, expect, it, vi } from "vitest";
import { ReviewFeed } from "../../src/coach/review-feed.svelte";

let feed: ReviewFeed | undefined;
afterEach(() => {
  feed?.close();
  vi.unstubAllGlobals();
});

/** A review of a record, from a server that answers this. */
function review(status: number, reason: string): ReviewFeed {
  const answer = JSON.stringify({ reason, details: {} });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(answer, { status })));
  return (feed = new ReviewFeed({ kind: "record", id: "one" }));
}

it("that does not exist is missing, however often one asks", async () => {
  const lost = review(404, "server.not-found");
  await vi.waitUntil(() => lost.refused);
  expect(lost.isMissing).toBe(true);
});

it("that a server is too busy for may come when one asks again", async () => {
  const busy = review(429, "rate.too-many-requests");
  await vi.waitUntil(() => busy.refused);
  expect(busy.isMissing).toBe(false);
});
