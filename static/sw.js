// Keeps visited pages, each whole: with the scripts, styles, fonts and first pictures that it names, and
// those of its other pictures that were seen. So it works without a connection, and beside a newer
// version of the site, however long the host lets browsers keep files.
const { scope } = registration;
const cacheName = `pages ${scope}`;
const mostBytes = 10_000_000;
const patienceMs = 1500;
/** A file of the search's index, of which a search reads what it needs. */
const inIndex = /(\/assets\/search-[^/]+\/).*/;
const isIndex = (url) => inIndex.test(url);

addEventListener('install', (event) => event.waitUntil(keepOpenPages()));
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));
addEventListener('fetch', (event) => {
  const { method, mode, destination, url } = event.request;
  if (method !== 'GET') return;
  if (url.startsWith(`${scope}assets/`)) {
    // With a query, a file is requested once more because it failed.
    const isFirstTry = /^(font|image|script|style)$/.test(destination) && !url.includes('?');
    if (isFirstTry || isIndex(url)) event.respondWith(answerFile(event));
  } else if (mode === 'navigate' || destination === 'image') {
    const asked = askServer(event);
    event.waitUntil(asked.catch(() => {}));
    event.respondWith(answer(event.request, asked));
  }
});

async function keepOpenPages() {
  skipWaiting();
  const open = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
  // A host may have other sites.
  const own = open.filter(({ url }) => url.startsWith(scope));
  await Promise.allSettled(own.map(async ({ url }) => keep(url, await fetch(keyOf(url)))));
}

async function askServer(event) {
  const { request, preloadResponse } = event;
  const response = (await preloadResponse) ?? (await fetch(request));
  // Not awaited: it is shown at once, even if it cannot be stored.
  event.waitUntil(keep(request.url, response));
  return response;
}

/** Stores a page or a picture, or drops one that is gone, which would be shown for good. */
async function keep(url, response) {
  const { ok, redirected, type, status, headers } = response;
  const [isPage, isPicture] = [/^text\/html/, /^image/].map((kind) =>
    kind.test(headers.get('Content-Type')),
  );
  const isShown = ok && !redirected && (isPage || isPicture);
  const isPrivate = /no-store/i.test(headers.get('Cache-Control'));
  const copy = isShown && !isPrivate && response.clone();
  const cache = await caches.open(cacheName);
  if (copy && isPage) await keepPage(cache, keyOf(url), copy);
  else if (copy) await cache.put(keyOf(url), copy);
  else if (isShown || status === 404 || status === 410 || type === 'opaqueredirect')
    await cache.delete(keyOf(url));
}

/** The addresses of files of pages that are still arriving: no kept page names them yet. */
const arriving = new Set();

async function keepPage(cache, key, page) {
  const html = await page.clone().text();
  const names = namesIn(html);
  arriving.add(names);
  try {
    const files = await Promise.allSettled(names.map((url) => keepFile(cache, url)));
    const isWhole = files.every(({ status }) => status === 'fulfilled');
    const last = await cache.match(key);
    // If its files have gone already, the one that was kept before is better.
    if (isWhole || !last) await cache.put(key, page);
    if ((await last?.text()) !== html) await prune(cache);
  } finally {
    arriving.delete(names);
  }
}

/** The addresses of scripts, styles and fonts in a page, and of pictures and icons that it shows at once. */
function namesIn(html) {
  const folder = `${new URL(scope).pathname}assets/`;
  const parts = html.split(folder);
  const files = parts.slice(1).flatMap((part, before) => {
    const [name] = /^[\w.-]+\.(?:js|css|woff2)/.exec(part) ?? [];
    // Behind a host name, it is a folder of another site.
    return name && !/[\w.]/.test(parts[before].slice(-1)) ? folder + name : [];
  });
  const pictures = html.matchAll(/<(?:img(?![^>]* loading="lazy")[^>]* src|use href)="([^"#]+)/g);
  const named = [...files, ...[...pictures].map(([, source]) => source)];
  const urls = named.map((source) => new URL(source, scope).href);
  return [...new Set(urls)].filter((url) => url.startsWith(scope));
}

async function keepFile(cache, url) {
  if (await cache.match(url)) return;
  const response = await fetch(url);
  if (!response.ok || /html/.test(response.headers.get('Content-Type')))
    throw new Error(`Not kept: ${url}`);
  await cache.put(url, response);
}

/** Drops the oldest pages, so that the rest has room, and files that no page names any more. */
async function prune(cache) {
  const kept = await Promise.all((await cache.keys()).map((key) => readKept(cache, key)));
  const needed = new Set();
  let room = mostBytes;
  for (const page of kept.reverse().filter(({ html }) => html)) {
    // The page of the search names only the folder of its index.
    const isPart = ({ html, path }) => !html && page.html.includes(path.replace(inIndex, '$1'));
    const parts = kept.filter((each) => !needed.has(each) && (each === page || isPart(each)));
    for (const { bytes } of parts) room -= bytes;
    if (room < 0 && needed.size > 0) break;
    for (const part of parts) needed.add(part);
  }
  const coming = new Set([...arriving].flat());
  const gone = kept.filter((each) => !needed.has(each) && !coming.has(each.key.url));
  await Promise.all(gone.map(({ key }) => cache.delete(key)));
}

async function readKept(cache, key) {
  const response = await cache.match(key);
  const isPage = /html/.test(response.headers.get('Content-Type'));
  const body = await response.blob();
  const { pathname } = new URL(key.url);
  return { key, path: pathname, bytes: body.size, html: isPage && (await body.text()) };
}

/** A kept file, else the server's. Its name changes with its bytes, so a kept one is right. */
async function answerFile(event) {
  const { request } = event;
  const cache = await caches.open(cacheName).catch(() => {});
  const kept = await cache?.match(keyOf(request.url)).catch(() => {});
  if (kept) return kept;
  const response = await fetch(request);
  if ((request.destination === 'image' || isIndex(request.url)) && response.ok && cache)
    event.waitUntil(cache.put(keyOf(request.url), response.clone()));
  return response;
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
