// Telling a person that it is their turn: a bell, and if they look elsewhere and like it a notification.
import { settings } from "../settings/settings.svelte";
import { say } from "../i18n/texts.svelte";

/** A small station bell. */
export function ring(): void {
  if (settings.volume) void import("../sound/player").then(({ play }) => play("turn"));
}

/** A notification of the system, for those who asked for it and are not looking. */
export function notify(game: string, since: number): void {
  if (!settings.notify || document.visibilityState === "visible" || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const [title, options] = [
    say("notify-your-turn"),
    { tag: `okapi-${game}`, data: { path: `${location.pathname}?since=${since}` } },
  ];
  void navigator.serviceWorker?.getRegistration().then((worker) => {
    if (worker)
      void worker.showNotification(title, options); // the only way on a phone
    else new Notification(title, options);
  });
}
