/** Sites that are published from clean checkouts, as on GitHub Pages, keep what open tabs request. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copySite } from './fixture-site.ts';

const menu = 'components/menu/Menu.client.ts';

/** A host that serves what was deployed last, below a path, and nothing else. */
async function openHost() {
  const { out: live } = copySite();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    asked.push(pathname);
    const path = join(live, decodeURIComponent(pathname.replace('/firm/', '')));
    const isThere = pathname.startsWith('/firm/') && existsSync(path);
    response.writeHead(isThere ? 200 : 404).end(isThere ? readFileSync(path) : 'Not found');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port }: AddressInfo = Object(server.address());
  const url = `http://127.0.0.1:${port}/firm`;

  /** Builds a version of the site in a clean checkout, and replaces everything at the host. */
  async function deploy(version: number) {
    const site = copySite();
    site.write(menu, `document.title = 'version ${version}';`);
    const report = await site.build({ base: '/firm', earlierFrom: url });
    rmSync(live, { recursive: true, force: true });
    cpSync(site.out, live, { recursive: true });
    const page = readFileSync(join(live, 'index.html'), 'utf8');
    const script = /assets\/Menu-\w+\.js/.exec(page)?.[0] ?? 'no script';
    return { script, bytes: readFileSync(join(live, script), 'utf8'), untaken: report.untaken };
  }
  const read = (file: string) =>
    existsSync(join(live, file)) ? readFileSync(join(live, file), 'utf8') : undefined;
  return { deploy, read, live, url, asked };
}

test('the assets of the five builds before are there after each deploy, also after a rollback', async () => {
  const { deploy, read } = await openHost();
  const first = await deploy(0);
  expect(first.untaken).toEqual([expect.stringMatching(/assets\.json\?\d+ answers 404$/)]);
  const deployed = [first];
  for (let version = 1; version < 8; version++) {
    const next = await deploy(version);
    expect(next.untaken).toEqual([]);
    deployed.push(next);
    const last = deployed.slice(-6);
    expect(last.map(({ script }) => read(script))).toEqual(last.map(({ bytes }) => bytes));
    const older = deployed.slice(0, -6);
    expect(older.map(({ script }) => read(script))).toEqual(older.map(() => undefined));
  }
  const back = await deploy(5);
  expect(back.script).toBe(deployed[5]?.script);
  for (const { script, bytes } of deployed.slice(-5)) expect(read(script)).toBe(bytes);
});

test('a build goes on without what the published site does not give, and says what', async () => {
  const { deploy, read, live, url } = await openHost();
  const [first, second] = [await deploy(0), await deploy(1)];
  rmSync(join(live, first.script));
  const third = await deploy(2);
  expect(third.untaken).toEqual([`${url}/${first.script} answers 404`]);
  expect(read(second.script)).toBe(second.bytes);
  expect((await deploy(3)).untaken, 'asked for once').toEqual([]);
});

test('the index of a search, which has a folder of its own, is among them', async () => {
  const { deploy, read, live } = await openHost();
  await deploy(0);
  const index = 'assets/search-0a1b2c3d/fragment/en_1.pf_fragment';
  mkdirSync(dirname(join(live, index)), { recursive: true });
  writeFileSync(join(live, index), 'words');
  const [newest, ...older] = JSON.parse(read('assets.json') ?? '').assets;
  const list = { assets: [[...newest, index], ...older], translated: [] };
  writeFileSync(join(live, 'assets.json'), JSON.stringify(list));
  const next = await deploy(1);
  expect(next.untaken).toEqual([]);
  expect(read(index)).toBe('words');
});

test.each([
  ['a web page', '<!doctype html>'],
  ['a path that leads elsewhere', '{"assets":[["assets/../../index.html"]],"translated":[]}'],
  ['a path that is no asset', '{"assets":[["index.html"]],"translated":[]}'],
  ['an object', '{}'],
])('a list that is %s is not used', async (_what, text) => {
  const server = createServer((_request, response) => response.end(text));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port }: AddressInfo = Object(server.address());
  const site = copySite();
  const { untaken } = await site.build({ earlierFrom: `http://127.0.0.1:${port}/` });
  expect(untaken).toEqual(['assets.json of the published site is no list of assets']);
  expect(existsSync(join(site.out, 'index.html'))).toBe(true);
});

test('an empty folder, as a mount is, takes them too', async () => {
  const { deploy, url } = await openHost();
  const { script, bytes } = await deploy(0);
  const site = copySite();
  mkdirSync(site.out);
  site.write(menu, `document.title = 'version 1';`);
  const { untaken } = await site.build({ base: '/firm', earlierFrom: url });
  expect(untaken).toEqual([]);
  expect(readFileSync(join(site.out, script), 'utf8')).toBe(bytes);
});

test('what a build that was killed had begun to take, the next one takes', async () => {
  const { deploy, url } = await openHost();
  const { script, bytes } = await deploy(0);
  const site = copySite();
  site.write(menu, `document.title = 'version 1';`);
  site.write('pages/none.tsx', 'export default () => null;');
  await expect(site.build({ base: '/firm', earlierFrom: url })).rejects.toThrow();
  // As if the end had come before the last file.
  rmSync(join(site.out, script));
  site.remove('pages/none.tsx');
  const { untaken } = await site.build({ base: '/firm', earlierFrom: url });
  expect(untaken).toEqual([]);
  expect(readFileSync(join(site.out, script), 'utf8')).toBe(bytes);
});

test('a folder that has its own record asks for nothing', async () => {
  const { url, asked } = await openHost();
  const site = copySite();
  await site.build();
  await site.build({ earlierFrom: url });
  expect(asked).toEqual([]);
  const list = JSON.parse(readFileSync(join(site.out, 'assets.json'), 'utf8'));
  expect(list).toEqual({ assets: [expect.any(Array)], translated: [] });
});

test('a list of somebody else in the folder is not written over', async () => {
  const { url } = await openHost();
  const site = copySite();
  await site.build();
  writeFileSync(join(site.out, 'assets.json'), 'ours');
  await expect(site.build({ earlierFrom: url })).rejects.toThrow('found assets.json in the way');
  expect(readFileSync(join(site.out, 'assets.json'), 'utf8')).toBe('ours');
});

test('nothing is taken from a published site for content that has faults', async () => {
  const { deploy, url, asked } = await openHost();
  await deploy(0);
  const site = copySite();
  site.write('content/guides/broken.md', 'no front matter');
  const before = asked.length;
  await expect(site.build({ earlierFrom: url })).rejects.toThrow();
  expect(asked.slice(before)).toEqual([]);
  expect(existsSync(site.out)).toBe(false);
});
