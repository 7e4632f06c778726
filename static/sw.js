// Keeps the pages that a visitor has seen for a time without a connection. With one, the server is always
// asked first. Pictures, scripts and fonts are left to the browser's own cache.
const cacheName = `pages ${registration.scope}`;
const mostPages = 30;
const patienceMs = 1500;

addEventListener('install', (event) => event.waitUntil(keepOpenPages()));
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));
addEventListener('fetch', (event) => {
  const { method, mode } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return;
  const asked = askServer(event);
  event.waitUntil(asked.catch(() => {}));
  event.respondWith(answer(event.request, asked));
});

async function keepOpenPages() {
  skipWaiting();
  const cache = await caches.open(cacheName);
  const open = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
  // Below a path of a host, other sites of that host are none of ours.
  const own = open.filter(({ url }) => url.startsWith(registration.scope));
  await Promise.allSettled(own.map(({ url }) => cache.add(keyOf(url))));
}

async function askServer(event) {
  const { request, preloadResponse } = event;
  const response = (await preloadResponse) ?? (await fetch(request));
  // Beside the answer: the page is shown while it comes, and also where there is no room to keep it.
  if (response.ok && response.headers.get('Content-Type')?.startsWith('text/html'))
    event.waitUntil(keep(request, response.clone()));
  // A page that is gone or has moved: on a slow connection the kept one would be shown for good.
  const isGone = [404, 410].includes(response.status) || response.type === 'opaqueredirect';
  if (isGone) event.waitUntil(forget(request));
  return response;
}

async function keep(request, response) {
  const cache = await caches.open(cacheName);
  await cache.put(keyOf(request.url), response);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -mostPages).map((key) => cache.delete(key)));
}

async function forget({ url }) {
  const cache = await caches.open(cacheName);
  await cache.delete(keyOf(url));
}

/** The server's page; the kept one where it fails, or lets the visitor wait. */
async function answer(request, asked) {
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const first = await Promise.race([asked, late]).catch(() => {});
  // Where a preload finds no server, Firefox gives an answer of this type and does not reject.
  if (first && first.type !== 'error' && first.status < 500) return first;
  // Where the device has lost what was kept, the visitor waits for the server.
  const kept = await caches.match(keyOf(request.url), { cacheName }).catch(() => {});
  return kept ?? asked;
}

function keyOf(url) {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
