import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { changeEveryPage, deadLinks, start } from './build-process.ts';
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
