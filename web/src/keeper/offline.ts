// The keeper works without a connection after the first visit: a service worker keeps what its page has loaded.
// Its scope is /keeper and nothing else; see public/keeper-worker.js.

let isRegistered = false;

/** Everything this page was made of, as the browser has loaded it. */
function loaded(): string[] {
  const found = performance.getEntriesByType("resource").map(({ name }) => name);
  return [...new Set(found.filter((address) => address.startsWith(`${location.origin}/assets/`)))];
}

async function hand(over: ServiceWorker | null): Promise<void> {
  await document.fonts.ready; // the last to come
  over?.postMessage({ type: "keep", addresses: loaded() });
}

/** Have what is needed kept for the next time. Where the browser allows no worker, the keeper needs a connection. */
export function workOffline(): void {
  if (isRegistered || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  isRegistered = true;
  navigator.serviceWorker
    .register("/keeper-worker.js", { scope: "/keeper" })
    .then((registration) => {
      const worker = registration.active ?? registration.waiting ?? registration.installing;
      void navigator.storage?.persist?.().catch(() => undefined);
      return hand(worker);
    })
    .catch(() => undefined);
}
