// Keeps visited pages and their pictures outside assets/, for times without a connection.
const cacheName = `pages ${registration.scope}`;
const mostFiles = 30;
const patienceMs = 1500;

addEventListener('install', (event) => event.waitUntil(keepOpenPages()));
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));
addEventListener('fetch', (event) => {
  const { method, mode, destination, url } = event.request;
  const isPicture = destination === 'image' && !url.includes('/assets/');
  if (method !== 'GET' || (mode !== 'navigate' && !isPicture)) return;
  const asked = askServer(event);
  event.waitUntil(asked.catch(() => {}));
  event.respondWith(answer(event.request, asked));
});

async function keepOpenPages() {
  skipWaiting();
  const open = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
  // A host may have other sites.
  const own = open.filter(({ url }) => url.startsWith(registration.scope));
  await Promise.allSettled(own.map(async ({ url }) => keep(url, await fetch(keyOf(url)))));
}

async function askServer(event) {
  const { request, preloadResponse } = event;
  const response = (await preloadResponse) ?? (await fetch(request));
  // Not awaited: it is shown at once, even if it cannot be stored.
  event.waitUntil(keep(request.url, response));
  return response;
}

/** Stores a file, or drops one that is gone, which would be shown for good. */
async function keep(url, response) {
  const { ok, redirected, type, status, headers } = response;
  const isShown = ok && !redirected && /^(text\/html|image)/.test(headers.get('Content-Type'));
  const isPrivate = /no-store/i.test(headers.get('Cache-Control'));
  const copy = isShown && !isPrivate && response.clone();
  const cache = await caches.open(cacheName);
  if (copy) {
    await cache.put(keyOf(url), copy);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -mostFiles).map((key) => cache.delete(key)));
  } else if (isShown || status === 404 || status === 410 || type === 'opaqueredirect') {
    await cache.delete(keyOf(url));
  }
}

/** The server's file, or the stored one if that fails or takes too long. */
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
