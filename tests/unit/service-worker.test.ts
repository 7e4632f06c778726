/**
 * What the service worker keeps and when it shows it, with stand-ins for the network, the store and
 * the clock. `browser/offline.sweep.test.ts` tests the same with real ones.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { siteRoot } from '../site-content.ts';

const code = readFileSync(join(siteRoot, 'static/sw.js'), 'utf8');
const scope = 'https://firm.example/site/';

type Event = {
  request?: { method: string; mode: string; destination: string; url: string };
  preloadResponse?: Promise<undefined>;
  waitUntil(work: Promise<unknown>): void;
  respondWith?(answer: Promise<Response>): void;
};

const page = (text: string, headers = {}) =>
  new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });

const file = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/plain' } });

/** A worker of the site in `scope`, whose server a test replaces, and the pages that are open. */
function startWorker(open: readonly string[] = []) {
  const listeners = new Map<string, (event: Event) => void>();
  const stored = new Map<string, Response>();
  const timers: { ms: number; ring: () => void }[] = [];
  const server = { answer: async (url: string) => page(`the page at ${url}`) };
  const cache = {
    put: async (url: string, response: Response) => {
      stored.delete(url);
      stored.set(url, response);
    },
    match: async (key: string | { url: string }) =>
      stored.get(typeof key === 'string' ? key : key.url)?.clone(),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => stored.delete(url),
  };
  const parts = {
    addEventListener: (type: string, listen: (event: Event) => void) => listeners.set(type, listen),
    registration: { scope },
    skipWaiting: () => {},
    clients: { matchAll: async () => open.map((url) => ({ url })) },
    caches: { open: async () => cache, match: cache.match },
    fetch: (asked: string | { url: string }) =>
      server.answer(typeof asked === 'string' ? asked : asked.url),
    setTimeout: (ring: () => void, ms: number) => timers.push({ ms, ring }),
  };
  compileFunction(code, Object.keys(parts))(...Object.values(parts));

  /** Asks for a file as a tab does; returns what is shown, and what goes on after that. */
  function ask(path: string): { shown: Promise<Response>; rest: Promise<unknown>[] } {
    const rest: Promise<unknown>[] = [];
    let shown: Promise<Response> = Promise.reject(new Error('The worker did not answer.'));
    shown.catch(() => {});
    const url = new URL(path, scope).href;
    const isScript = path.includes('.js');
    listeners.get('fetch')?.({
      request: {
        method: 'GET',
        mode: isScript ? 'cors' : 'navigate',
        destination: isScript ? 'script' : 'document',
        url,
      },
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (work) => rest.push(work),
      respondWith: (answer) => {
        shown = answer;
      },
    });
    return { shown, rest };
  }

  return {
    server,
    timers,
    ask,
    keys: () => [...stored.keys()],
    /** Installs it, as a browser does on the first page. */
    install: async () => {
      const rest: Promise<unknown>[] = [];
      listeners.get('install')?.({ waitUntil: (work) => rest.push(work) });
      await Promise.all(rest);
    },
    /** Shows a page to its end; returns its text. */
    visit: async (path: string) => {
      const { shown, rest } = ask(path);
      const text = await (await shown).text();
      // More is added while it is awaited.
      for (const work of rest) await work;
      return text;
    },
  };
}

describe('the service worker', () => {
  test('shows a visited page as last seen while its server is gone or in trouble', async () => {
    const { server, visit } = startWorker();
    server.answer = async () => page('seen');
    expect(await visit('contact/')).toBe('seen');
    server.answer = async () => new Response('trouble', { status: 503 });
    expect(await visit('contact/')).toBe('seen');
    expect(await visit('service/')).toBe('trouble');
    server.answer = () => Promise.reject(new TypeError('no connection'));
    expect(await visit('contact/')).toBe('seen');
    await expect(visit('service/')).rejects.toThrow('no connection');
    server.answer = async () => page('new');
    expect(await visit('contact/')).toBe('new');
  });

  test('waits at most three seconds for a server that does not answer', async () => {
    const { server, visit, ask, timers } = startWorker();
    server.answer = async () => page('seen');
    await visit('contact/');
    server.answer = () => new Promise(() => {});
    const { shown } = ask('contact/');
    const timer = timers.at(-1);
    expect(timer?.ms).toBeLessThanOrEqual(3000);
    timer?.ring();
    expect(await (await shown).text()).toBe('seen');
  });

  test('does not keep a page that no cache may keep, such as one behind a login', async () => {
    const { server, visit, keys } = startWorker();
    server.answer = async () => page('private', { 'Cache-Control': 'no-store' });
    expect(await visit('account/')).toBe('private');
    expect(keys()).toEqual([]);
  });

  test('keeps with a page the files that it names, and shows them when they are gone', async () => {
    const { server, visit, keys } = startWorker();
    const html = `<link rel=stylesheet href="/site/assets/late-1.css"><img src="/site/a.svg" alt="">
      <script type=module src="/site/assets/Site-1.js"></script><img loading="lazy" src="/site/b.svg">
      <svg><use href="/site/icons.svg#lock"></use></svg><svg><use href="/site/icons.svg#key"></use></svg>
      <div data-props="{&quot;urls&quot;:[&quot;/site/assets/Mail-1.js&quot;,&quot;/site/assets/Mail-1.js?1&quot;]}">
      <script src="https://elsewhere.example/assets/Count-1.js"></script><script src="/assets/x.js"></script>`;
    server.answer = async (url) => (url.endsWith('/') ? page(html) : file(`at ${url}`));
    await visit('');
    const files = ['assets/late-1.css', 'assets/Site-1.js', 'assets/Mail-1.js'];
    const names = [...files, 'a.svg', 'icons.svg', ''];
    expect(keys()).toEqual(names.map((name) => scope + name));
    server.answer = async () => new Response('gone', { status: 404 });
    expect(await visit('assets/Site-1.js')).toBe(`at ${scope}assets/Site-1.js`);
    // With a query, the kept one has failed.
    await expect(visit('assets/Site-1.js?1')).rejects.toThrow('did not answer');
    expect(await visit('assets/Site-2.js')).toBe('gone');
  });

  test('does not replace a whole page by one whose files have gone', async () => {
    const { server, visit } = startWorker();
    const version = (number: number) => page(`<script src="/site/assets/Site-${number}.js">`);
    const seen = (number: number) => visit('').then((html) => html.includes(`-${number}.js`));
    server.answer = async (url) => (url === scope ? version(1) : file('script'));
    await visit('');
    server.answer = async (url) =>
      url === scope ? version(2) : new Response('gone', { status: 404 });
    await visit('');
    server.answer = () => Promise.reject(new TypeError('no connection'));
    expect(await seen(1)).toBe(true);
    server.answer = async (url) => (url === scope ? version(2) : file('script'));
    await visit('');
    server.answer = () => Promise.reject(new TypeError('no connection'));
    expect(await seen(2)).toBe(true);
  });

  test('keeps ten megabytes of what was seen last, and no file that no page names', async () => {
    const { server, visit, keys } = startWorker();
    const shared = '/site/assets/Site-1.js';
    server.answer = async (url) => {
      if (!url.endsWith('/')) return file('s'.repeat(1_000_000));
      const own = url.replace(scope, '/site/assets/').replace('/page', '/Page').slice(0, -1);
      return page(`${shared} ${own}.js${'x'.repeat(1_000_000)}`);
    };
    for (let at = 0; at < 9; at++) await visit(`page-${at}/`);
    // Each page and its own script take 2 MB, and the one that they share 1 MB.
    const left = [5, 6, 7, 8].flatMap((at) => [`assets/Page-${at}.js`, `page-${at}/`]);
    expect(keys().toSorted()).toEqual(
      [...left, 'assets/Site-1.js'].map((path) => scope + path).toSorted(),
    );
    server.answer = async () => page('Nothing is named here.');
    await visit('page-8/');
    expect(keys()).not.toContain(`${scope}assets/Page-8.js`);
  });

  test('keeps the pages that are open when it is installed, and none of other sites of the host', async () => {
    const { install, keys } = startWorker([`${scope}contact/?from=a#b`, 'https://firm.example/']);
    await install();
    expect(keys()).toEqual([`${scope}contact/`]);
  });
});
