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
  const open = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
  // Below a path of a host, other sites of that host are none of ours.
  const own = open.filter(({ url }) => url.startsWith(registration.scope));
  await Promise.allSettled(own.map(async ({ url }) => keepPage(url, await fetch(keyOf(url)))));
}

async function askServer(event) {
  const { request, preloadResponse } = event;
  const response = (await preloadResponse) ?? (await fetch(request));
  // Beside the answer: the page is shown while it comes, and also where there is no room to keep it.
  event.waitUntil(keepPage(request.url, response));
  return response;
}

async function keepPage(url, response) {
  const { ok, redirected, type, status, headers } = response;
  const isPage = ok && !redirected && headers.get('Content-Type')?.startsWith('text/html');
  // Such as a page behind a login, of something else on this host.
  const isPrivate = /no-store/i.test(headers.get('Cache-Control'));
  if (isPage && !isPrivate) await keep(url, response.clone());
  // A page that may not be kept any more, is gone or has moved: on a slow connection the kept one would
  // be shown for good.
  else if (isPage || [404, 410].includes(status) || type === 'opaqueredirect') await forget(url);
}

async function keep(url, response) {
  const cache = await caches.open(cacheName);
  await cache.put(keyOf(url), response);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -mostPages).map((key) => cache.delete(key)));
}

async function forget(url) {
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
