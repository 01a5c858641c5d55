// The client starts without a connection after the first visit: a service worker keeps what it is made of.
import { currentLanguage } from "../i18n/texts.svelte";

/** Everything this page was made of, as the browser has loaded it. */
function loaded(): string[] {
  const found = performance.getEntriesByType("resource").map(({ name }) => name);
  return [...new Set(found.filter((address) => address.startsWith(`${location.origin}/assets/`)))];
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  const { fetchTexts } = await import("../i18n/kept");
  await fetchTexts(currentLanguage());
  await document.fonts.ready; // the last to come
  active?.postMessage({ type: "keep", addresses: loaded() });
}

const AFTER = 2_000; // milliseconds: until then the line has fonts to bring, or a game

/** Have what is needed kept for the next time. Where the browser allows no worker, the client needs a connection. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = (): void => void setTimeout(() => void register().catch(() => undefined), AFTER);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true }); // nothing is taken from the first visit
}
