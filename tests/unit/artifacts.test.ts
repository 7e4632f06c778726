import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  artifact,
  keepArtifact,
  keyOf,
  pruneArtifacts,
  readArtifact,
  versionOf,
} from '../../scripts/base/artifacts.js';
import { cardPicture } from '../../scripts/pictures/encode-picture.ts';
import { openPictures } from '../../scripts/pictures/pictures.ts';
import { copySite } from './fixture-site.ts';

describe('an artifact', () => {
  const path = (key: string) => join(import.meta.dirname, '../../.cache/tests', key);

  test.each([
    ['cut to nothing', () => Buffer.alloc(0)],
    ['halved', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    [
      'changed by one bit',
      (bytes: Buffer) => bytes.map((byte, at) => (at === bytes.length - 3 ? byte ^ 4 : byte)),
    ],
  ])('that was %s is made again', async (what, damage) => {
    const key = keyOf('damaged', what);
    const make = async () => Buffer.from('the bytes of a picture');
    await artifact('tests', key, make);
    writeFileSync(path(key), damage(readFileSync(path(key))));
    expect(readArtifact('tests', key)).toBeUndefined();
    expect(String(await artifact('tests', key, make))).toBe('the bytes of a picture');
    expect(String(readArtifact('tests', key))).toBe('the bytes of a picture');
  });

  test('has a different key if the boundary between two parts of it moves', () => {
    expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
    expect(versionOf(['package.json'])).not.toBe(versionOf(['package.json'], ['sharp']));
  });

  test('that cannot be written to disk is made again, and nothing fails', async () => {
    keepArtifact('tests', 'no-folder', '');
    keepArtifact('tests/no-folder', 'key', 'bytes');
    expect(readArtifact('tests/no-folder', 'key')).toBeUndefined();
  });
});

test('a picture that disappears from the cache during a build is made again, and never published empty', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>';
  const card = { version: keyOf('lost'), draw: async () => svg };
  const first = openPictures({ library: new Map(), card, content: {} });
  first.socialCard({ says: 'lost' });
  await first.makeMissing(() => {});
  const second = openPictures({ library: new Map(), card, content: {} });
  second.socialCard({ says: 'lost' });
  const [read] = second.files.values();
  const kept = await read?.();
  expect(kept?.length).toBeGreaterThan(100);
  const { key } = cardPicture(card, { says: 'lost' });
  rmSync(join(import.meta.dirname, '../../.cache/pictures', key));
  expect(await read?.()).toEqual(kept);
});

test('artifacts that nothing has read for 30 days are removed, and all other files stay', () => {
  const folder = join(import.meta.dirname, '../../.cache/tests');
  const [unread, read, fresh] = ['unread', 'read', 'fresh'].map((name) => keyOf('pruned', name));
  const others = ['notes.txt', `${unread}.0f9d9c1e-0000-4000-8000-000000000000`];
  const old = new Date(Date.now() - 31 * 86_400_000);
  for (const key of [unread, read, fresh]) keepArtifact('tests', String(key), 'bytes');
  for (const name of others) writeFileSync(join(folder, name), '');
  for (const name of [unread, read, ...others]) utimesSync(join(folder, String(name)), old, old);
  // Files that another build renames or removes meanwhile.
  const gone = Array.from({ length: 20 }, (_, at) => join(folder, keyOf('gone', String(at))));
  for (const path of gone) symlinkSync(`${path}-elsewhere`, path);
  expect(String(readArtifact('tests', String(read)))).toBe('bytes');
  pruneArtifacts(`${Math.random()}`);
  const left = [unread, read, fresh, ...others].filter((name) =>
    existsSync(join(folder, String(name))),
  );
  for (const path of gone) rmSync(path);
  // A draft left by a killed process is removed too.
  expect(left).toEqual([read, fresh, 'notes.txt']);
});

test('artifacts are removed even while another process removes folders beside theirs', {
  tags: 'nightly',
}, async ({ onTestFinished }) => {
  const folder = join(import.meta.dirname, '../../.cache/tests');
  const beside = JSON.stringify(`${folder}-beside`);
  const code = `for (;;) { fs.mkdirSync(${beside} + '/a/b', { recursive: true }); fs.rmSync(${beside}, { recursive: true }); console.log(); }`;
  const other = spawn(process.execPath, ['-e', code]);
  onTestFinished(async () => {
    other.kill();
    await once(other, 'close');
    rmSync(`${folder}-beside`, { recursive: true, force: true });
  });
  await once(other.stdout, 'data');
  other.stdout.resume();
  const old = new Date(Date.now() - 31 * 86_400_000);
  const left = Array.from({ length: 20 }, (_, at) => {
    const key = keyOf('beside', String(at));
    keepArtifact('tests', key, 'bytes');
    utimesSync(join(folder, key), old, old);
    pruneArtifacts(`${Math.random()}`);
    return existsSync(join(folder, key));
  });
  expect(left).not.toContain(true);
});

test('a social card that is drawn differently gets a new name, because its bytes differ', async () => {
  const site = copySite();
  const draw = (colour: string) =>
    site.write(
      'pages/_card.ts',
      `export default async () => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="900" height="400" fill="${colour}"/></svg>';`,
    );
  site.edit(
    'components/frame/Frame.tsx',
    '<head>',
    '<head><meta property="og:image" content={usePage().socialCard({ says: 1 })} />',
  );
  const cards = async (colour: string) => {
    draw(colour);
    const { files } = await site.build();
    return [...files.keys()].filter((file) => file.includes('/card-'));
  };
  const [red, blue, again] = [await cards('red'), await cards('blue'), await cards('red')];
  expect(red).toHaveLength(1);
  expect(blue).not.toEqual(red);
  expect(again).toEqual(red);
});

test('all cards of a build are drawn by code that has run once, since it may open fonts', async () => {
  const site = copySite();
  const runs = `runs ${randomUUID()}`;
  site.write(
    'pages/_card.ts',
    `Reflect.set(globalThis, '${runs}', 1 + (Reflect.get(globalThis, '${runs}') ?? 0));
export default async () => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><!--${runs}--></svg>';`,
  );
  site.edit(
    'components/frame/Frame.tsx',
    '<head>',
    '<head>{[1, 2, 3].map((says) => <meta key={says} property="og:image" content={usePage().socialCard({ says })} />)}',
  );
  const { files } = await site.build();
  expect([...files.keys()].filter((file) => file.includes('/card-'))).not.toHaveLength(0);
  expect(Reflect.get(globalThis, runs)).toBe(1);
});
