import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { esbuild } from '../../scripts/base/node-bundle.js';
import { followChanges } from '../../scripts/serve/follow-changes.ts';
import type { Outcome } from '../../scripts/serve/live-reload.ts';
import { createLiveSite } from '../../scripts/serve/live-site.ts';
import { createPreviewServer } from '../../scripts/serve/server.ts';
import { patience } from '../patience.ts';
import { addArabic } from './arabic.ts';
import { copySite, published } from './fixture-site.ts';
import { rawRequest } from './raw-request.ts';
import { copyFirmSite } from './site-copy.ts';

// What it keeps bundled would end in a trace of esbuild's if its worker ended while busy.
afterAll(() => esbuild().stop());

/** A site in development: its answers to paths, and what changes after an edit of one file. */
async function develop(site: ReturnType<typeof copySite>) {
  const live = createLiveSite(site.root, (html) => html);
  await live.load(new Set());
  const server = await createPreviewServer({
    dir: join(site.root, 'none'),
    handlers: [live.handler],
  });
  onTestFinished(() => server.close());
  return {
    textOf: async (path: string) => (await rawRequest(server.url, path)).body.toString(),
    changed: (file: string) => live.load(new Set([file])),
  };
}

test('a page that computes something when its module is loaded shows new text after an edit', async () => {
  const site = copySite();
  const computed = `import { readFileSync } from 'node:fs';
const note = readFileSync(${JSON.stringify(join(site.root, 'content/tide.json'))}, 'utf8').length;
`;
  site.edit(
    'pages/index.tsx',
    '<section id="boats">',
    '<p>{"note " + note}</p><section id="boats">',
  );
  site.write(
    'pages/index.tsx',
    computed + published({ ...site, out: site.root }, 'pages/index.tsx'),
  );
  const { textOf, changed } = await develop(site);
  const [, before = ''] = /note (\d+)/.exec(await textOf('/')) ?? [];
  site.write(
    'content/tide.json',
    `${published({ ...site, out: site.root }, 'content/tide.json')}\n\n`,
  );
  await changed('content/tide.json');
  expect(await textOf('/')).toContain(`note ${Number(before) + 2}`);
});

test('after an edit, only photographs whose files have changed are read again', async () => {
  const site = copySite();
  const files = ['content/pictures/curlew.png', 'content/pictures/heron.svg'] as const;
  const live = createLiveSite(site.root, (html) => html);
  const settled = Date.now() + 5000;
  vi.useFakeTimers({ now: settled, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { library: first } = await live.load(new Set());
  const { library: second } = await live.load(new Set(['content/boats.yaml']));
  expect([...second.values()]).toEqual([...first.values()]);
  expect(second.get('heron.svg')).toBe(first.get('heron.svg'));
  const { mtime } = statSync(join(site.root, files[1]));
  site.edit(files[1], '<svg', '<svg  ');
  site.edit(files[1], '<svg  ', '<svg');
  utimesSync(join(site.root, files[1]), mtime, mtime);
  const { library: third } = await live.load(new Set([files[1]]));
  expect(third.get('curlew.png')).toBe(first.get('curlew.png'));
  expect(third.get('heron.svg')).not.toBe(first.get('heron.svg'));
});

test('a page at a reserved address is refused in development too, before anything is built', async () => {
  const site = copySite();
  site.write(
    'pages/mailbox.tsx',
    "export const head = { title: 'A', description: 'A' };\nexport default () => null;",
  );
  const live = createLiveSite(site.root, (html) => html);
  await expect(live.load(new Set())).rejects.toMatchObject({
    problems: [{ file: 'pages/mailbox.tsx', expected: 'an address that is not reserved' }],
  });
});

test('development serves the same bytes of a page as a build, except for what it adds', async () => {
  const site = copySite();
  await site.build();
  const { textOf } = await develop(site);
  for (const file of ['index.html', 'guides/knots/index.html', 'boats/heron/index.html'])
    expect(await textOf(`/${file.replace('index.html', '')}`)).toBe(published(site, file));
});

test('open pages show a changed file of static/, which only a build publishes', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const site = copySite();
  site.write('static/notes.txt', 'before');
  const dir = join(site.root, '.cache/dev');
  const live = createLiveSite(site.root, (html) => html);
  const server = await createPreviewServer({ dir, handlers: [live.handler] });
  onTestFinished(() => server.close());
  const notes = async () => (await rawRequest(server.url, '/notes.txt')).body.toString();
  let shown = Promise.resolve('');
  const announce = ({ problems, warnings }: Outcome) => {
    // This is when pages reload.
    if (problems.length === 0 && !warnings) shown = notes();
  };
  const { change, load } = followChanges({ root: site.root, dir, live, announce });
  load();
  await expect.poll(notes, { timeout: patience }).toBe('before');
  site.write('static/notes.txt', 'after');
  change('static/notes.txt');
  load();
  await expect.poll(notes, { timeout: patience }).toBe('after');
  await expect.poll(() => shown, { timeout: 10_000 }).toBe('after');
});

test('a page of another language is there before any page of the first one was opened', async () => {
  const site = copyFirmSite();
  addArabic(site);
  const live = createLiveSite(site.root, (html) => html);
  await live.load(new Set());
  const server = await createPreviewServer({ dir: site.out, handlers: [live.handler] });
  onTestFinished(async () => {
    await server.close();
    site.remove();
  });
  const page = (await rawRequest(server.url, '/ar/contact/')).body.toString();
  expect(page).toContain('<html lang="ar" dir="rtl"');
});
