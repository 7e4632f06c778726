import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { hosts } from '../../scripts/publish/hosts/all-hosts.ts';
import { changeEveryPage, deadLinks, run, start } from '../unit/build-process.ts';
import { copySite, type Site, snapshot } from '../unit/fixture-site.ts';
import { startServer } from './servers.ts';
import { createVisitors } from './visitors.ts';

const kills = Number(process.env.KILLS ?? 150);
const publishes = Number(process.env.PUBLISHES ?? 40);

test(`${kills} builds killed at random moments each leave a complete site`, async () => {
  const site = copySite();
  await site.build();
  const before = performance.now();
  changeEveryPage(site, false);
  expect((await run(site)).status).toBe(0);
  const usual = performance.now() - before;
  for (let kill = 0; kill < kills; kill++) {
    changeEveryPage(site, kill % 2 === 0);
    const build = start(site);
    const ended = once(build, 'close');
    // Two thirds of the moments are in the last third of a build, where it publishes.
    await sleep(kill % 3 ? usual * (0.6 + Math.random() * 0.4) : Math.random() * usual);
    build.kill('SIGKILL');
    await ended;
    expect(deadLinks(site)).toEqual([]);
  }
  const last = await run(site);
  expect([last.status, deadLinks(site)]).toEqual([0, []]);
  const fresh = copySite();
  if (kills % 2 === 0) changeEveryPage(fresh, false);
  await fresh.build();
  const names = Object.keys(snapshot(fresh.out));
  expect(Object.fromEntries(names.map((name) => [name, snapshot(site.out)[name]]))).toEqual(
    snapshot(fresh.out),
  );
  console.log(`${kills} kills, 0 inconsistent sites`);
});

test('of four concurrent builds each succeeds or reports why not, and one complete site is there', async () => {
  const counts = { published: 0, told: 0 };
  const site = copySite();
  await site.build();
  for (let round = 0; round < 5; round++) {
    changeEveryPage(site, round % 2 === 1);
    for (const { status, text } of await Promise.all([1, 2, 3, 4].map(() => run(site)))) {
      if (status === 0) counts.published++;
      else {
        expect(text).toContain('Expected no other build of');
        counts.told++;
      }
    }
    expect(deadLinks(site)).toEqual([]);
  }
  expect(counts.published).toBeGreaterThanOrEqual(5);
  console.log(
    `20 builds, four at once: ${counts.published} published, ${counts.told} told to wait`,
  );
});

/** A separate disk in memory, with a site built on it. */
async function siteOnDisk(): Promise<Site & { disk: string }> {
  if (process.getuid?.() !== 0) throw new Error('A disk can be mounted by root only: run as root.');
  const disk = mkdtempSync(join(tmpdir(), 'disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]);
  onTestFinished(() => {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });
  const site = copySite(join(disk, 'dist'));
  await site.build();
  return { ...site, disk };
}

test('a full disk fails the build and leaves the published site unchanged', async () => {
  const site = await siteOnDisk();
  let failed = 0;
  for (const left of [0, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96]) {
    const before = snapshot(site.out);
    changeEveryPage(site, failed % 2 === 1);
    site.write('static/log.txt', `${failed} `.repeat(50_000));
    const filler = join(site.disk, 'filler');
    const { bavail, bsize } = statfsSync(site.disk);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left * 1024)));
    const { status, text } = await run(site);
    rmSync(filler);
    expect(deadLinks(site)).toEqual([]);
    expect(status).toBe(1);
    failed++;
    expect(text).toContain('the disk is full');
    expect(snapshot(site.out)).toEqual(before);
  }
  expect((await run(site)).status).toBe(0);
  console.log(`${failed} builds on a full disk, ${failed} sites as they were`);
});

test('a folder that is a separate disk, such as a volume of a container, can be published to', async () => {
  const { disk } = await siteOnDisk();
  const volume = join(disk, 'volume');
  mkdirSync(volume);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', volume]);
  onTestFinished(() => void execFileSync('umount', [volume]));
  const site = copySite(volume);
  for (let round = 0; round < 4; round++) {
    expect((await run(site)).status).toBe(0);
    expect(deadLinks(site)).toEqual([]);
    changeEveryPage(site, round % 2 === 1);
  }
  // All records of the build are on the same disk, and move with it.
  expect(readdirSync(volume).filter((name) => name.startsWith('.'))).toEqual(['.build.json']);
  expect(readdirSync(disk).sort()).toEqual(['.dist.build.json', 'dist', 'volume']);
  for (let kill = 0; kill < 10; kill++) {
    changeEveryPage(site, kill % 2 === 1);
    const build = start(site);
    const ended = once(build, 'close');
    while (!existsSync(join(volume, '.staging')) && build.exitCode === null) await sleep(2);
    await sleep(Math.random() * 30);
    build.kill('SIGKILL');
    await ended;
    expect(deadLinks(site)).toEqual([]);
  }
  expect((await run(site)).status).toBe(0);
});

test('a disk that cannot be written to fails the build and leaves the published site unchanged', async () => {
  const site = await siteOnDisk();
  const before = snapshot(site.out);
  changeEveryPage(site, false);
  execFileSync('mount', ['-o', 'remount,ro', site.disk]);
  const { status, text } = await run(site);
  expect([status, snapshot(site.out)]).toEqual([1, before]);
  expect(text).toContain('the file system is read-only');
});

test(`${publishes} publishes under load: no response fails, and pages from two publishes ago still work`, async () => {
  const site = copySite();
  await site.build({ host: hosts.get('nginx') });
  const server = await startServer('nginx', site.out);
  onTestFinished(() => server.close());
  const saved = mkdtempSync(join(tmpdir(), 'saved-'));
  onTestFinished(() => rmSync(saved, { recursive: true }));
  const visitors = createVisitors(server.url, ['/', '/guides/', '/guides/knots/', '/boats/heron/']);
  for (let publish = 0; publish < publishes; publish++) {
    cpSync(site.out, join(saved, String(publish)), { recursive: true });
    changeEveryPage(site, publish % 2 === 1);
    site.write(
      'components/menu/Menu.client.ts',
      `import { hydrateIslands } from '#loader';\nhydrateIslands();\ndocument.title += '${publish}';`,
    );
    expect((await run(site, ['--host', 'nginx'])).text).toContain('7 pages');
    const older = readFileSync(join(saved, String(Math.max(0, publish - 1)), 'index.html'), 'utf8');
    for (const [asset] of older.matchAll(/\/assets\/[^" ,&]+/g))
      expect([asset, (await fetch(server.url + asset)).status]).toEqual([asset, 200]);
  }
  const { responses, failed } = await visitors.leave();
  console.log(
    `${publishes} publishes under load: ${failed.length} of ${responses} responses failed`,
  );
  expect(failed).toEqual([]);
});
