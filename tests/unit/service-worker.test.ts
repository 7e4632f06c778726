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

/** A worker of the site in `scope`, whose server a test replaces, and the pages that are open. */
function startWorker(open: readonly string[] = []) {
  const listeners = new Map<string, (event: Event) => void>();
  const stored = new Map<string, Response>();
  const timers: { ms: number; ring: () => void }[] = [];
  const server = { answer: async (url: string) => page(`the page at ${url}`) };
  const cache = {
    put: async (key: string, response: Response) => {
      stored.delete(key);
      stored.set(key, response);
    },
    keys: async () => [...stored.keys()],
    delete: async (key: string) => stored.delete(key),
  };
  const parts = {
    addEventListener: (type: string, listen: (event: Event) => void) => listeners.set(type, listen),
    registration: { scope },
    skipWaiting: () => {},
    clients: { matchAll: async () => open.map((url) => ({ url })) },
    caches: { open: async () => cache, match: async (key: string) => stored.get(key)?.clone() },
    fetch: (asked: string | { url: string }) =>
      server.answer(typeof asked === 'string' ? asked : asked.url),
    setTimeout: (ring: () => void, ms: number) => timers.push({ ms, ring }),
  };
  compileFunction(code, Object.keys(parts))(...Object.values(parts));

  /** Asks for a page as a tab does; returns what is shown, and what goes on after that. */
  function ask(path: string): { shown: Promise<Response>; rest: Promise<unknown>[] } {
    const rest: Promise<unknown>[] = [];
    let shown: Promise<Response> = Promise.reject(new Error('The worker did not answer.'));
    shown.catch(() => {});
    const url = new URL(path, scope).href;
    listeners.get('fetch')?.({
      request: { method: 'GET', mode: 'navigate', destination: 'document', url },
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

  test('keeps the thirty pages that were seen last', async () => {
    const { visit, keys } = startWorker();
    const paths = Array.from({ length: 33 }, (_, at) => `page-${at}/`);
    for (const path of paths) await visit(path);
    expect(keys()).toEqual(paths.slice(3).map((path) => scope + path));
  });

  test('keeps the pages that are open when it is installed, and none of other sites of the host', async () => {
    const { install, keys } = startWorker([`${scope}contact/?from=a#b`, 'https://firm.example/']);
    await install();
    expect(keys()).toEqual([`${scope}contact/`]);
  });
});
