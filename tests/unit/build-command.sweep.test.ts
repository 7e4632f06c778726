import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
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
  expect(text).toContain(
    '\nchanged: 2 pages (/guides/, /guides/knots/), 1 other\nremoved: 1 page (/guides/tides/)\n',
  );
});

describe('a build with --serve', () => {
  const options = ['--serve', '--port', '0', '--base', '/port/'];

  test('is served by the same process as soon as it is published', async () => {
    const other = copySite();
    const build = start(other, options);
    let text = '';
    for await (const data of build.stdout) {
      text += data;
      if (text.includes('Mailbox')) break;
    }
    const [, url = ''] = /Site (\S+)/.exec(text) ?? [];
    const page = await fetch(`${url}boats/heron/`);
    expect(await page.text()).toBe(readFileSync(join(other.out, 'boats/heron/index.html'), 'utf8'));
    build.kill();
    await once(build, 'close');
  });

  test('is not served if it fails', async () => {
    const other = copySite();
    other.edit('content/harbour.yaml', 'name:', 'nmae:');
    const { status, text } = await run(other, options);
    expect(status).toBe(1);
    expect(text).not.toContain('Site http');
  });
});
