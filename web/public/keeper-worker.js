// Keeps the score keeper at hand without a connection: its page, and whatever that page has loaded from /assets.
//
// Its scope is /keeper, so it never sees the rest of the client. A worker for the whole client would be registered
// with the scope "/"; the browser asks the worker with the longest scope, so it would have to unregister this one
// (`getRegistration("/keeper")`) and take over the cache of this name.
const CACHE = "okapi-keeper";
const PAGE = "/keeper";
const PATIENCE = 4_000; // milliseconds for the network, before the page comes from the cache

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request(PAGE, { cache: "reload" }))));
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The page says what it was made of: that is kept, and what an earlier version was made of is not. */
async function keep(addresses) {
  const cache = await caches.open(CACHE);
  await Promise.all(
    addresses.map(async (address) => {
      if (!(await cache.match(address))) await cache.add(address);
    }),
  );
  const page = await cache.match(PAGE);
  const text = page ? await page.text() : "";
  const isCurrent = addresses.some((address) => text.includes(new URL(address).pathname));
  if (!isCurrent) return; // a new version was deployed meanwhile: both stay until the next visit
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== PAGE && !addresses.includes(request.url) && !pathname.includes("language"))
      await cache.delete(request);
  }
}

self.addEventListener("message", (event) => {
  if (event.data?.type === "keep") event.waitUntil(keep(event.data.addresses).catch(() => undefined));
});

/** The page as the server has it now; as it was kept, if the server cannot be reached in time. */
async function page(request) {
  const cache = await caches.open(CACHE);
  const fresh = fetch(request).then(async (response) => {
    if (response.ok) await cache.put(PAGE, response.clone());
    return response;
  });
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const first = await Promise.race([fresh, late]).catch(() => undefined);
  return first ?? (await cache.match(PAGE)) ?? fresh;
}

/** Files of /assets never change under their name. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && pathname === PAGE) event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});
