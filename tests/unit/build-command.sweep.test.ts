import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { changeEveryPage, deadLinks, run, start } from './build-process.ts';
import { copySite, snapshot } from './fixture-site.ts';

test('a build killed at any of ten moments leaves a complete site, and the next build finishes it', async () => {
  const [site, other] = [copySite(), copySite()];
  await site.build();
  await other.build();
  const staging = join(other.out, '../.dist.staging');
  for (let kill = 0; kill < 10; kill++) {
    changeEveryPage(other, kill % 2 === 1);
    const build = start(other);
    const ended = once(build, 'close');
    if (kill < 3) await sleep(Math.random() * 900);
    else {
      while (!existsSync(staging) && build.exitCode === null) await sleep(2);
      await sleep(Math.random() * 30);
    }
    build.kill('SIGKILL');
    await ended;
    expect(deadLinks(other)).toEqual([]);
  }
  await other.build();
  expect(existsSync(staging)).toBe(false);
  expect(snapshot(other.out)).toEqual(snapshot(site.out));
});

test('the same site gives the same bytes in any environment', async () => {
  const [site, other] = [copySite(), copySite()];
  await run(site, [], { TZ: 'UTC' });
  await run(other, [], { TZ: 'America/Los_Angeles', LANG: 'C', NODE_ENV: 'production' });
  expect(snapshot(other.out)).toEqual(snapshot(site.out));
});

test.each([
  [['--date', '2026-02'], /^Expected --date to be a day as YYYY-MM-DD, found "2026-02"\.$/],
  [
    ['--root', 'nowhere'],
    /^Expected --root to be a folder with pages\/ and content\/, found .*nowhere\.$/,
  ],
])('a build explains what is wrong with %j', async (options, words) => {
  const { status, text } = await run(copySite(), options);
  expect(status).toBe(1);
  expect(text.trimEnd()).toMatch(words);
});

test('a build after a change names the page that changed and the files that were removed', async () => {
  const other = copySite();
  await run(other);
  other.edit('content/guides/knots.md', 'are enough', 'will do');
  other.remove('content/guides/tides.md');
  const { text } = await run(other);
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'changed: 2 pages (/guides/, /guides/knots/), 1 other',
      'removed: 1 page (/guides/tides/)',
    ]),
  );
});
