import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { watchGenerator, watchSite } from '../../scripts/serve/watch-site.ts';

/** A watched folder, and the text of its file each time changes had settled. */
async function watched() {
  const { watcher, ...site } = startWatching();
  await once(watcher, 'ready');
  return site;
}

/** The same, while the watcher still starts. */
function startWatching() {
  const root = join(mkdtempSync(join(tmpdir(), 'watched (copy) #1, 100% é ')), 'site');
  for (const folder of ['pages', 'components', 'content', 'static'])
    mkdirSync(join(root, folder), { recursive: true });
  const file = join(root, 'content/home.yaml');
  writeFileSync(file, 'before');
  const seen: string[] = [];
  const see = () => {
    // For a moment there may be no such file.
    if (existsSync(file)) seen.push(readFileSync(file, 'utf8'));
  };
  const changed: string[] = [];
  const watcher = watchSite(root, (path) => changed.push(path), see);
  onTestFinished(async () => {
    await watcher.close();
    rmSync(join(root, '..'), { recursive: true });
  });
  return { root, file, changed, last: () => seen.at(-1), watcher };
}

// A package that has run once is not read again.
test.for(['scripts/serve/server.ts', 'package-lock.json'])(
  'the first change of the generator itself is told, once: %s',
  async (file) => {
    const root = mkdtempSync(join(tmpdir(), 'generator '));
    mkdirSync(join(root, 'scripts/serve'), { recursive: true });
    writeFileSync(join(root, file), 'before');
    const told: string[] = [];
    const watcher = watchGenerator(root, (file) => told.push(file));
    onTestFinished(async () => {
      await watcher.close();
      rmSync(root, { recursive: true });
    });
    await once(watcher, 'ready');
    writeFileSync(join(root, file), 'after, and longer');
    await expect.poll(() => told).toEqual([file]);
  },
);

test('a save is noticed while the watcher still starts', async () => {
  const { file, last } = startWatching();
  writeFileSync(file, 'early');
  await expect.poll(last).toBe('early');
});

test.each([20, 30, 40])('a save %i ms after another is noticed', async (pause) => {
  const { file, last } = await watched();
  writeFileSync(file, 'first');
  await wait(pause);
  writeFileSync(file, 'second');
  await expect.poll(last).toBe('second');
});

test.each([0, 20, 300])(
  'a folder that is away for %i ms is watched again on its return',
  async (pause) => {
    const { root, file, last } = await watched();
    renameSync(join(root, 'content'), join(root, '../away'));
    await wait(pause);
    renameSync(join(root, '../away'), join(root, 'content'));
    writeFileSync(file, 'back');
    await expect.poll(last).toBe('back');
    writeFileSync(file, 'later');
    await expect.poll(last).toBe('later');
  },
);

test('a replaced file with the same size and date is noticed', async () => {
  const { root, file, last } = await watched();
  const { mtime } = statSync(file);
  writeFileSync(join(root, 'content/new'), 'after!');
  utimesSync(join(root, 'content/new'), mtime, mtime);
  renameSync(join(root, 'content/new'), file);
  await expect.poll(last).toBe('after!');
});

test('a file for other machines in .well-known is noticed, and other hidden ones are not', async () => {
  const { root, changed } = await watched();
  const folders = ['static/.well-known-too', 'static/.well-known'];
  for (const folder of folders) mkdirSync(join(root, folder));
  const files = ['static/.security.txt', ...folders.map((folder) => `${folder}/security.txt`)];
  for (const file of files) writeFileSync(join(root, file), '');
  await expect.poll(() => changed).toEqual(['static/.well-known/security.txt']);
});

test.each(['tsconfig.base.json', 'jsconfig.json', 'package.json'])(
  'a change of %s, which says how code is read, is noticed',
  async (setting) => {
    const { root, last } = await watched();
    writeFileSync(join(root, 'notes.json'), '{}');
    writeFileSync(join(root, setting), '{}');
    await expect.poll(last).toBe('before');
  },
);
