// Keeps pages that were visited, for times without a connection. The server is always asked first.
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
  const open = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
  // A host may have other sites.
  const own = open.filter(({ url }) => url.startsWith(registration.scope));
  await Promise.allSettled(own.map(async ({ url }) => keepPage(url, await fetch(keyOf(url)))));
}

async function askServer(event) {
  const { request, preloadResponse } = event;
  const response = (await preloadResponse) ?? (await fetch(request));
  // Not awaited: the page is shown at once, even if it cannot be stored.
  event.waitUntil(keepPage(request.url, response));
  return response;
}

/** Stores a page, or drops it: on a slow connection one that is gone would be shown for good. */
async function keepPage(url, response) {
  const { ok, redirected, type, status, headers } = response;
  const isPage = ok && !redirected && headers.get('Content-Type')?.startsWith('text/html');
  const isPrivate = /no-store/i.test(headers.get('Cache-Control'));
  const copy = isPage && !isPrivate && response.clone();
  const cache = await caches.open(cacheName);
  if (copy) {
    await cache.put(keyOf(url), copy);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -mostPages).map((key) => cache.delete(key)));
  } else if (isPage || status === 404 || status === 410 || type === 'opaqueredirect') {
    await cache.delete(keyOf(url));
  }
}

/** The server's page; the stored one if that fails or takes too long. */
async function answer(request, asked) {
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const first = await Promise.race([asked, late]).catch(() => {});
  // Firefox does not reject a preload that finds no server.
  if (first && first.type !== 'error' && first.status < 500) return first;
  const kept = await caches.match(keyOf(request.url), { cacheName }).catch(() => {});
  return kept ?? asked;
}

function keyOf(url) {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
