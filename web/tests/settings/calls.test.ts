import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { NotificationPreferences } from "../../src/protocol";
import { recognise } from "../../src/net/me.svelte";
import { beCalled, calls, stopCalls, wish } from "../../src/settings/calls.svelte";

let stored: NotificationPreferences | null;
let waiting: (() => void)[];

/** A server that answers when it is let, and keeps what it was sent. */
function answer(path: string, request?: RequestInit): Promise<Response> {
  const answer = () => {
    if (path === "/api/me") return { id: "anna", name: "Anna" };
    if (path.endsWith("/preferences")) stored = JSON.parse(String(request?.body)) as NotificationPreferences;
    return { key: "key", preferences: stored };
  };
  return new Promise((resolve) => waiting.push(() => resolve(new Response(JSON.stringify(answer())))));
}

/** Let the server answer everything that is asked for, one after another. */
async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 10; quiet += 1) {
    await vi.advanceTimersByTimeAsync(1);
    const next = waiting.shift();
    if (next) quiet = 0;
    next?.();
  }
}

beforeEach(async () => {
  vi.useFakeTimers();
  [stored, waiting] = [null, []];
  const subscription = { toJSON: () => ({ endpoint: "https://push", keys: {} }), unsubscribe: vi.fn() };
  const pushManager = {
    subscribe: () => Promise.resolve(subscription),
    getSubscription: () => Promise.resolve(subscription),
  };
  vi.stubGlobal("Notification", {
    permission: "granted",
    requestPermission: () => Promise.resolve("granted"),
  });
  vi.stubGlobal("navigator", {
    language: "en",
    serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
  vi.stubGlobal("fetch", answer);
  void recognise();
  await settle();
});
afterEach(async () => {
  void stopCalls();
  await settle();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a wish that is changed while a device registers a second time is kept", async () => {
  void beCalled();
  await settle();
  void beCalled();
  await vi.advanceTimersByTimeAsync(1); // it asks what it was called for so far
  void wish({ kinds: ["turn"] });
  await settle();
  expect(stored?.kinds).toEqual(["turn"]);
  expect(calls.preferences?.kinds).toEqual(["turn"]);
});

it("a device that registers twice at once is called for what it was called for before", async () => {
  stored = { kinds: ["over"], quiet_from: 22, quiet_to: 7, language: "en", zone: "UTC" };
  void beCalled();
  void beCalled();
  await settle();
  expect(stored).toMatchObject({ kinds: ["over"], quiet_from: 22, quiet_to: 7 });
  expect(calls.preferences?.kinds).toEqual(["over"]);
});
