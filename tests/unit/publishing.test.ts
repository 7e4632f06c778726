import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { publish } from '../../scripts/publish/publish.ts';
import { addFile, openStage } from '../../scripts/publish/stage.ts';
import { copySite, snapshot } from './fixture-site.ts';

const site = copySite();
beforeAll(async () => void (await site.build()));

const changeTimes = () =>
  Object.keys(snapshot(site.out)).map((file) => statSync(join(site.out, file)).mtimeMs);

test('a second build of the same site writes nothing', async () => {
  const before = changeTimes();
  expect(await site.build()).toMatchObject({ written: [], removed: [] });
  expect(changeTimes()).toEqual(before);
});

test('a change of one text writes only the page that shows it', async () => {
  const other = copySite();
  await other.build();
  other.edit('content/boats.yaml', 'feet: 21', 'feet: 22');
  expect(await other.build()).toMatchObject({ written: ['boats/heron/index.html'], removed: [] });
});

test('two builds of one site, in two folders, are the same bytes', async () => {
  const other = copySite();
  await other.build();
  expect(snapshot(other.out)).toEqual(snapshot(site.out));
});

test('a site is built the same through a symbolic link', async () => {
  const other = copySite();
  const real = other.root;
  other.link('../link', real);
  await other.build({ root: join(real, '../link') });
  expect(snapshot(other.out)).toEqual(snapshot(site.out));
});

test('a page that is gone from the sources is gone from the site, with its folder', async () => {
  const other = copySite();
  other.write(
    'pages/far/away/island.tsx',
    "export const head = { title: 'A', description: 'A' };\nexport default () => null;",
  );
  await other.build();
  expect(existsSync(join(other.out, 'far/away/island/index.html'))).toBe(true);
  other.remove('pages/far');
  expect((await other.build()).removed).toEqual(['far/away/island/index.html']);
  expect(existsSync(join(other.out, 'far'))).toBe(false);
  expect(snapshot(other.out)).toEqual(snapshot(site.out));
});

test('files that nobody knows are gone from the site', async () => {
  const other = copySite();
  await other.build();
  mkdirSync(join(other.out, 'old'));
  writeFileSync(join(other.out, 'old/.hidden'), 'old');
  writeFileSync(join(other.out, 'assets/old.js'), 'old');
  expect((await other.build()).removed).toEqual(['assets/old.js', 'old/.hidden']);
  expect(snapshot(other.out)).toEqual(snapshot(site.out));
});

test('dotfiles, symbolic links and what they lead to are never published', async () => {
  const other = copySite();
  other.write('static/.env', 'SECRET=1');
  other.write('static/.well/known.txt', 'known');
  other.link('static/passwd.txt', '/etc/passwd');
  other.link('static/everything', '/etc');
  other.link('static/circle', '../static');
  await other.build();
  expect(snapshot(other.out)).toEqual(snapshot(site.out));
});

test('what a broken-off build left is cleaned up', async () => {
  const other = copySite();
  const staging = join(other.out, '../.dist.staging');
  mkdirSync(join(staging, 'guides/index.html'), { recursive: true });
  await other.build();
  expect(existsSync(staging)).toBe(false);
  expect(snapshot(other.out)).toEqual(snapshot(site.out));
});

test('nothing is left beside the site, whether a build succeeds or fails', async () => {
  const other = copySite();
  await other.build();
  other.write('static/plan.docx', 'Plan');
  await other.problems();
  expect(existsSync(join(other.out, '../.dist.staging'))).toBe(false);
});

describe('an output folder that holds the sources is refused:', () => {
  test.each(['.', '..', '../..'])('%s', async (up) => {
    const other = copySite();
    const before = snapshot(other.root);
    const out = join(other.root, up);
    await expect(other.build({ out })).rejects.toThrow(
      `Expected an output folder of its own, found ${out}, which holds the sources.`,
    );
    expect(snapshot(other.root)).toEqual(before);
  });
});

test('files arrive in an order that leaves no dead link on the way', () => {
  const { out } = copySite();
  const stageOf = (...files: [string, string][]) => {
    const stage = openStage(out);
    for (const [file, text] of files) addFile(stage, file, Buffer.from(text));
    return stage;
  };
  publish(stageOf(['index.html', 'old'], ['a.css', 'old']));
  const next = stageOf(
    ['index.html', 'new'],
    ['new/index.html', ''],
    ['a.css', 'new'],
    ['b.js', ''],
  );
  expect(publish(next).written).toEqual(['a.css', 'b.js', 'new/index.html', 'index.html']);
});
