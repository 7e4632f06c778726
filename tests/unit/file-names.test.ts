/** Files under names that look the same, and symbolic links. */
import { expect, test } from 'vitest';
import { copySite } from './fixture-site.ts';

const composed = 'caf\u00e9';
const decomposed = 'cafe\u0301';
const page = `export const head = { title: 'Coffee', description: 'Coffee' };
export default () => <h1>Coffee</h1>;`;

test('a symbolic link is refused, wherever it leads, and whatever it stands for', async () => {
  const site = copySite();
  site.write('.env', 'secret');
  site.link('static/settings.txt', '../.env');
  site.link('static/heron.svg', '../content/pictures/heron.svg');
  site.link('content/guides/winds.md', 'gone.md');
  site.link('pages/more', '../pages');
  const problems = await site.problems();
  expect(problems.map(({ file }) => file).sort()).toEqual([
    'content/guides/winds.md',
    'pages/more',
    'static/heron.svg',
    'static/settings.txt',
  ]);
});

test('a lock of Emacs, a link to nothing while a file is being edited, is no part of the site', async () => {
  const site = copySite();
  site.link('content/guides/.#knots.md', 'me@desk.4711:1700000000');
  site.link('pages/.#index.tsx', 'me@desk.4711:1700000000');
  const { files } = await site.build();
  expect([...files.keys()].filter((file) => file.includes('#'))).toEqual([]);
});

test('a translation whose original has another name now is told that, not only what it lacks', async () => {
  const site = copySite();
  site.write(
    'content/languages/de/guides/tidings.md',
    '---\ntitle: Gezeiten\n---\nEbbe und Flut.\n',
  );
  const problems = await site.problems();
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: 'content/languages/de/guides/tidings.md',
      field: 'minutes',
      advice: expect.stringContaining('there is no content/guides/tidings.md'),
    }),
  );
});

test('a file name with letters in pieces means the address with whole letters', async () => {
  const site = copySite();
  site.write(`pages/${decomposed}.tsx`, page);
  site.write(`static/${decomposed}.txt`, 'coffee');
  site.edit(
    'pages/index.tsx',
    '<section id="boats">',
    `<a href="/${composed}/">Coffee</a><section id="boats">`,
  );
  const { files } = await site.build();
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([`${composed}/index.html`, `${composed}.txt`]),
  );
});
