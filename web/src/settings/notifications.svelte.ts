// Whether this device notifies its person: with Web Push where the browser has it, else while a page is open.
import { untrack } from "svelte";
import type { NotificationPreferences } from "../protocol";
import { api } from "../net/api";
import { identity } from "../net/me.svelte";
import { currentLanguage } from "../i18n/texts.svelte";
import { settings } from "./settings.svelte";

export type NotificationTrouble = "denied" | "no-push" | "install-first";

export const NOTIFICATION_KINDS: NotificationPreferences["kinds"] = [
  "turn",
  "over",
  "rematch",
  "joined",
  "filed",
  "duel",
];

let preferences = $state.raw<NotificationPreferences | null>(null);
/** Requests to the server go one after another: a device that registers twice would answer itself with old news. */
let lastRequest: Promise<unknown> = Promise.resolve();
function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  lastRequest = lastRequest.then(work).catch(() => undefined);
  return lastRequest;
}
let trouble = $state<NotificationTrouble | null>(null);

export const notifications = {
  /** What the server notifies this device of; null while it does not. */
  get preferences(): NotificationPreferences | null {
    return preferences;
  },
  /** Why it cannot be notified, or not always. */
  get trouble(): NotificationTrouble | null {
    return trouble;
  },
  /** Whether it can be asked for here at all. An iPhone can do it once the game is installed. */
  get isPossible(): boolean {
    return "Notification" in window || "standalone" in navigator;
  },
  /** Whether nobody has decided on it yet. */
  get isOpen(): boolean {
    return "Notification" in window && Notification.permission === "default" && !settings.notify;
  },
};

/** Ask the person's browser, and then the server, for notifications on this device. */
export async function enableNotifications(): Promise<void> {
  trouble = "Notification" in window ? null : "install-first";
  if (trouble) return;
  settings.notify = (await Notification.requestPermission()) === "granted";
  if (settings.notify) await inTurn(subscribe);
  else trouble = "denied";
}

export async function disableNotifications(): Promise<void> {
  settings.notify = false;
  preferences = null;
  trouble = null;
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  if (identity.me) await api.unsubscribe().catch(() => undefined);
}

/** Change what this device is notified of, or when. */
export async function changePreferences(changed: Partial<NotificationPreferences>): Promise<void> {
  if (!preferences) return;
  const wanted = { ...preferences, ...changed };
  preferences = wanted; // the next change is made to this one, though the server has not answered yet
  await inTurn(() => api.setPreferences(wanted));
}

/** Dismiss this device's notifications about a game: its person is here. */
export function seen(game: string): void {
  navigator.serviceWorker?.controller?.postMessage({ type: "seen", game });
}

/** Keep the subscription current: browsers change addresses, people change names and languages. Call it in an effect root. */
export function keepSubscribed(): void {
  $effect(() => {
    const isWanted = settings.notify && identity.me !== null;
    const language = currentLanguage();
    const isAllowed = "Notification" in window && Notification.permission === "granted";
    if (isWanted && isAllowed && language) untrack(() => void inTurn(subscribe));
  });
}

async function subscribe(): Promise<void> {
  try {
    if (!identity.me) return; // as soon as they are someone, see `keepSubscribed`
    const worker = await navigator.serviceWorker?.getRegistration();
    if (!worker?.pushManager) throw new Error("this browser has no push manager");
    const state = await api.notifications();
    const made = await subscriptionFor(worker, state.key);
    const { endpoint = "", keys = {} } = made.toJSON();
    await api.subscribe({ endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" });
    const changed = preferences; // by the person, while this was under way
    preferences = {
      kinds: NOTIFICATION_KINDS,
      quiet_from: null,
      quiet_to: null,
      ...state.preferences,
      ...changed,
      ...here(),
    };
    await api.setPreferences(preferences);
    trouble = null;
  } catch {
    trouble = "no-push";
  }
}

function here(): Pick<NotificationPreferences, "language" | "zone"> {
  return { language: currentLanguage(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

async function subscriptionFor(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await worker.pushManager.subscribe(wanted);
  } catch {
    // It has subscribed with another key: that of a server which was at this address before.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    return await worker.pushManager.subscribe(wanted);
  }
}
