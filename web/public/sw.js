/* Shows what the server tells while no page is open, and says so when it cannot be reached. */
const SHELL = "pangaea-shell-1";
const TOLD = "pangaea-told"; // the latest notice of each table
const OFFLINE = "/offline.html";

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([OFFLINE, "/icon.svg"])));
});

addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== SHELL && name !== TOLD));
  const gone = old.then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(gone.then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate")
    event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
  else if (new URL(event.request.url).pathname === "/icon.svg")
    event.respondWith(fetch(event.request).catch(() => caches.match("/icon.svg")));
});

addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));

/** Show a notice, unless a server that was killed has told the same before. */
async function tell({ title, body, tag, path, id }) {
  const told = await caches.open(TOLD);
  const place = `/told/${encodeURIComponent(tag)}`;
  const before = await told.match(place);
  if (id && (await before?.text()) === id) return;
  await told.put(place, new Response(id ?? ""));
  const shown = { body, tag, renotify: true, icon: "/icon-192.png", data: { path } };
  await registration.showNotification(title, shown);
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** Go to the page that is open there already, or open one. */
async function open(path) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = pages.find((page) => new URL(page.url).pathname === path);
  return found ? found.focus() : clients.openWindow(path);
}
