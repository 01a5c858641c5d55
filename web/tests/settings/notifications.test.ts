// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { NotificationPreferences } from "../../src/protocol";
import { recognise } from "../../src/net/me.svelte";
import {
  enableNotifications,
  notifications,
  disableNotifications,
  changePreferences,
} from "../../src/settings/notifications.svelte";

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
  void disableNotifications();
  await settle();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a preference that is changed while a device registers a second time is kept", async () => {
  void enableNotifications();
  await settle();
  void enableNotifications();
  await vi.advanceTimersByTimeAsync(1); // it asks for its preferences so far
  void changePreferences({ kinds: ["turn"] });
  await settle();
  expect(stored?.kinds).toEqual(["turn"]);
  expect(notifications.preferences?.kinds).toEqual(["turn"]);
});

it("a device that registers twice at once keeps its preferences", async () => {
  stored = { kinds: ["over"], quiet_from: 22, quiet_to: 7, language: "en", zone: "UTC" };
  void enableNotifications();
  void enableNotifications();
  await settle();
  expect(stored).toMatchObject({ kinds: ["over"], quiet_from: 22, quiet_to: 7 });
  expect(notifications.preferences?.kinds).toEqual(["over"]);
});
