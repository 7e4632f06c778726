import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLiveSite } from '../../scripts/serve/live-site.ts';
import { createPreviewServer } from '../../scripts/serve/server.ts';
import { copySite, published } from './fixture-site.ts';
import { rawRequest } from './raw-request.ts';

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

test('development serves the same bytes of a page as a build, except for what it adds', async () => {
  const site = copySite();
  await site.build();
  const { textOf } = await develop(site);
  for (const file of ['index.html', 'guides/knots/index.html', 'boats/heron/index.html'])
    expect(await textOf(`/${file.replace('index.html', '')}`)).toBe(published(site, file));
});
