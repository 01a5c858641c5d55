import { expect, it, vi } from "vitest";
import { RefusedByServer } from "../../src/net/api";
import { Attempt } from "../../src/net/attempt.svelte";

it("is made once at a time, and again when it has been refused or gone wrong", async () => {
  const attempt = new Attempt();
  const work = vi.fn(() => Promise.resolve("done"));
  const first = attempt.makeOnce(work);
  expect(attempt.isBusy).toBe(true);
  expect(await attempt.makeOnce(work)).toBeUndefined();
  expect(await first).toBe("done");
  expect(work).toHaveBeenCalledOnce();
  const refused = { reason: "game.full", details: {} };
  expect(await attempt.makeOnce(() => Promise.reject(new RefusedByServer(409, refused)))).toBeUndefined();
  expect(attempt.refused).toEqual(refused);
  await expect(attempt.makeOnce(() => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
  expect(attempt.isBusy).toBe(false);
  expect(attempt.refused).toBeNull();
});
