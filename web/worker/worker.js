// The service worker of the whole client: it starts the pages without a connection and shows notifications. `plugin.ts` puts
// in the files.
//
// Pages come from the server while it can be reached, so everyone plays the version it runs. A file of /assets never changes
// under its name. A new version waits until no page of the one before is open: nothing is taken away from a game in progress.
const FILES = ["/* the files of this build */"];
const VERSION = "/* their fingerprint */";
const CACHE = `okapi-${VERSION}`;
const PAGE = "/";
const PATIENCE = 4_000; // milliseconds for the network, before the page comes from the cache

self.addEventListener("install", (event) => {
  const page = new Request(PAGE, { cache: "reload" });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([page, ...FILES])));
});

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith("okapi-") && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

/** A page lists what else it has loaded, fonts and a language: nothing cached them before there was a worker. */
async function keep(addresses) {
  const cache = await caches.open(CACHE);
  await Promise.all(
    addresses.map(async (address) => {
      if (!(await cache.match(address))) await cache.add(address);
    }),
  );
}

self.addEventListener("message", (event) => {
  const { type, addresses, game } = event.data ?? {};
  if (type === "keep") event.waitUntil(keep(addresses).catch(() => undefined));
  if (type === "seen") event.waitUntil(takeOff(game));
});

// There is one notification a game: a new one takes the place of the one before.

const tagOf = (game) => `okapi-${game}`;
const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const shows = (client, path) =>
  new URL(client.url).pathname.startsWith(new URL(path, self.location.origin).pathname);

/** Take the notification about a game off the screen, unless it is newer: messages may come in another order. */
async function takeOff(game, made = Infinity) {
  const shown = await self.registration.getNotifications({ tag: tagOf(game) });
  for (const notification of shown) if (notification.timestamp <= made) notification.close();
}

async function show({ game, title, text, language, path, made }) {
  if ((await windows()).some((client) => client.focused && shows(client, path))) return; // they look at it
  await self.registration.showNotification(title, {
    body: text,
    lang: language,
    tag: tagOf(game),
    renotify: true,
    icon: "/icon-192.png",
    timestamp: made,
    data: { path },
  });
}

self.addEventListener("push", (event) => {
  const said = event.data?.json();
  if (said?.type === "notification") event.waitUntil(show(said));
  if (said?.type === "answered") event.waitUntil(takeOff(said.game, said.made));
});

/** Go to the game: to the page that shows it, to another page of ours, or to a new one. */
async function open(path) {
  const all = await windows();
  const there = all.find((client) => shows(client, path));
  if (there) {
    there.postMessage({ type: "open", path }); // to the moment that the notification speaks of
    return there.focus();
  }
  const other = all.find((client) => "navigate" in client);
  const moved = other && (await other.navigate(path).catch(() => null));
  return moved ? moved.focus() : self.clients.openWindow(path);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/"));
});

/** The browser has changed the address of its push service. */
async function subscribeAgain({ oldSubscription, newSubscription }) {
  const found = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = found.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch("/api/me/notifications", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body,
  });
}

self.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(subscribeAgain(event).catch(() => undefined)),
);

/** The page as the server has it now; as it was kept, if the server cannot be reached in time. */
async function page(request) {
  const fresh = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const first = await Promise.race([fresh, late]).catch(() => undefined);
  if (first && first.status < 500) return first;
  const kept = await (await caches.open(CACHE)).match(PAGE);
  return kept ?? first ?? fresh;
}

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
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});
