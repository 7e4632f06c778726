import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, win32 } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInside, pathFrom } from '../../scripts/base/paths.js';
import { watchSite } from '../../scripts/serve/watch-site.ts';

test.each([
  ['C:\\sites\\firm', 'C:\\sites\\firm\\assets\\Menu-ABC.js', 'assets/Menu-ABC.js'],
  ['C:\\sites\\firm', 'C:\\sites\\firm\\pages\\(group)\\[slug].tsx', 'pages/(group)/[slug].tsx'],
  ['C:\\sites\\firm', 'C:\\sites\\generator\\scripts\\page.ts', '../generator/scripts/page.ts'],
  ['\\\\server\\share\\firm', '\\\\server\\share\\firm\\content\\a.yaml', 'content/a.yaml'],
])('in %s a file of Windows, %s, has the address %s', (folder, file, expected) => {
  expect(pathFrom(folder, file, win32)).toBe(expected);
});

test('a name with a backslash is unchanged if that is not a separator', () => {
  expect(pathFrom('/site', '/site/static/a\\b.txt', posix)).toBe('static/a\\b.txt');
});

test.each([
  [posix, '/site', '/site', true],
  [posix, '/site', '/site/dist', true],
  [posix, '/site', '/site/..dist', true],
  [posix, '/', '/site', true],
  [posix, '/site/dist', '/site', false],
  [posix, '/site', '/sites', false],
  [win32, 'C:\\site', 'C:\\site\\dist', true],
  [win32, 'C:\\site', 'C:\\sites', false],
  [win32, 'D:\\dist', 'C:\\site', false],
])('%#: says whether a folder contains a path', (system, folder, path, expected) => {
  expect(isInside(folder, path, system)).toBe(expected);
});

test('edits are noticed in a checkout below a folder whose name begins with a dot', async () => {
  const root = join(realpathSync(mkdtempSync(join(tmpdir(), 'checkout-'))), '.trees/site');
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['pages/deep', 'components', 'content', 'static'])
    mkdirSync(join(root, folder), { recursive: true });
  const seen: string[] = [];
  const settled = new EventEmitter();
  const watcher = watchSite(
    root,
    (file) => seen.push(file),
    () => settled.emit('edits'),
  );
  await once(watcher, 'ready');
  const edits = once(settled, 'edits');
  for (const name of ['.index.tsx.swp', 'index.tsx~', 'index.tsx'])
    writeFileSync(join(root, 'pages/deep', name), '');
  await edits;
  await watcher.close();
  expect(seen).toEqual(['pages/deep/index.tsx']);
});
