import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { plainHosting } from '../../scripts/load/hosting.ts';
import { writeRecord } from '../../scripts/publish/build-record.ts';
import { builtPages, pageAddresses } from '../../scripts/serve/built-site.ts';
import { createPreviewServer } from '../../scripts/serve/server.ts';
import { crawlLinks } from '../../scripts/verify/crawl-links.ts';

const root = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => rmSync(root, { recursive: true }));

/**
 * Checks a site with these files from all of its pages. Returns `page: link (reason)` for each
 * broken link.
 */
async function brokenLinksOf(
  name: string,
  files: Record<string, string>,
  base = '',
): Promise<string[]> {
  const dir = join(root, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  const record = { assets: [], files: Object.keys(files), config: [] };
  writeRecord(dir, {
    ...record,
    addresses: {},
    translated: [],
    hosting: { ...plainHosting, base },
  });
  const server = await createPreviewServer({ dir });
  const { broken } = await crawlLinks(...pageAddresses(dir).map((path) => server.url + path));
  await server.close();
  return broken
    .map(({ page, url, reason }) => `${page}: ${url} (${reason})`.replaceAll(server.url, ''))
    .toSorted();
}

test('a site without faults has no broken link, and other hosts are ignored', async () => {
  const files = {
    'index.html':
      '<link rel="stylesheet" href="/a.css"><a href="/b/#part">b</a><a href="#top">t</a>' +
      '<a href="https://example.invalid/">e</a><a href="mailto:a@b.c">m</a><p id="top">',
    'b/index.html': '<p id="part"><a href="/">home</a><a href="/#top">top</a>',
    'a.css': 'p{background:url(/p.svg)}',
    'p.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  expect(await brokenLinksOf('whole', files)).toEqual([]);
});

test('every kind of broken link is found, with the page that it is on', async () => {
  const files = {
    'index.html': '<a href="/b/">b</a><a href="/c/">c</a><a href="#own">own</a>',
    'b/index.html': '<a href="/#from-b">x</a><a href="/c/#gone">x</a><a href="/nope/">x</a>',
    'c/index.html': '<a href="/#from-c">x</a><a href="/nope/">x</a><a href="/b">x</a>',
    'orphan/index.html': '<link rel="stylesheet" href="/a.css"><img src="/lost.png" alt="">',
    '404.html': '<a href="/moved/">x</a>',
    'a.css': 'p{background:url(/gone.svg)}',
  };
  expect(await brokenLinksOf('broken', files)).toEqual([
    '/404.html: /moved/ (status 404)',
    '/: /#own (no such anchor on that page)',
    '/a.css: /gone.svg (status 404)',
    '/b/: /#from-b (no such anchor on that page)',
    '/b/: /c/#gone (no such anchor on that page)',
    '/b/: /nope/ (status 404)',
    '/c/: /#from-c (no such anchor on that page)',
    '/c/: /b (redirects (301))',
    '/c/: /nope/ (status 404)',
    '/orphan/: /lost.png (status 404)',
  ]);
});

test('a site built for a base path is crawled below it', async () => {
  const files = {
    'index.html': '<a href="/sea/b/">b</a><a href="/b/">not below the path</a>',
    'b/index.html': '<a href="/sea/">home</a>',
    '404.html': '<a href="/sea/">home</a>',
  };
  expect(await brokenLinksOf('below', files, '/sea')).toEqual(['/sea/: /b/ (status 404)']);
  expect([...builtPages(join(root, 'below'))].sort()).toEqual([
    ['/sea/', 'index.html'],
    ['/sea/404.html', '404.html'],
    ['/sea/b/', 'b/index.html'],
  ]);
});
