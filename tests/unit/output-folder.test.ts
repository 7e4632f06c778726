import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ownPath, readRecord } from '../../scripts/publish/build-record.ts';
import { configFolder } from '../../scripts/publish/host-files.ts';
import { hosts } from '../../scripts/publish/hosts/all-hosts.ts';
import { createPreviewServer } from '../../scripts/serve/server.ts';
import { run } from './build-process.ts';
import { copySite, type Site, snapshot } from './fixture-site.ts';
import { rawRequest } from './raw-request.ts';

const nginx = hosts.get('nginx');
const site = copySite();
beforeAll(async () => void (await site.build()));

const write = (folder: string, file: string, text: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), text);
};
const recordOf = ({ out }: Site) => join(out, '../.dist.build.json');

/** A folder full of somebody's work. */
function foreignFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  write(folder, 'thesis.txt', 'years of work');
  return folder;
}

describe('an output folder is refused if it holds the sources or is among them:', () => {
  test.each(['.', '..', '../..'])('%s', async (up) => {
    const other = copySite();
    const before = snapshot(other.root);
    const out = join(other.root, up);
    await expect(other.build({ out })).rejects.toThrow(
      `Expected a separate output folder, found ${out}, which contains the sources.`,
    );
    expect(snapshot(other.root)).toEqual(before);
  });

  test.each(['content', 'static/site', 'pages/deep/site'])('%s', async (folder) => {
    const other = copySite();
    const before = snapshot(other.root);
    await expect(other.build({ out: join(other.root, folder), adopt: true })).rejects.toThrow(
      `which is part of ${folder.split('/')[0]}/. Name another with --out.`,
    );
    expect(snapshot(other.root)).toEqual(before);
  });

  test('through a link', async () => {
    const other = copySite();
    other.link('../dist', other.root);
    await expect(other.build()).rejects.toThrow('which contains the sources');
  });
});

describe('a folder that no build has made', () => {
  test('is refused and kept unchanged', async () => {
    const other = copySite();
    write(other.out, 'thesis.txt', 'years of work');
    await expect(other.build()).rejects.toThrow(
      `Expected an output folder that is empty or was made by a build, found ${other.out}, which contains thesis.txt and has no intact record of a build beside it (`,
    );
    expect(Object.keys(snapshot(other.out))).toEqual(['thesis.txt']);
  });

  test('is not adopted unless it has a home page: a mistyped folder would lose every file', async () => {
    const other = copySite();
    write(other.out, 'thesis.txt', 'years of work');
    await expect(other.build({ adopt: true })).rejects.toThrow('contains thesis.txt but no index');
    expect(Object.keys(snapshot(other.out))).toEqual(['thesis.txt']);
  });

  test('is refused through a link, even if the link led to a site before', async () => {
    const folder = foreignFolder();
    const other = copySite();
    await other.build();
    rmSync(other.out, { recursive: true });
    symlinkSync(folder, other.out);
    await expect(other.build()).rejects.toThrow('which contains thesis.txt');
    expect(Object.keys(snapshot(folder))).toEqual(['thesis.txt']);
  });

  test('is fine if it is empty', async () => {
    const other = copySite();
    mkdirSync(other.out);
    expect((await other.build()).written.length).toBeGreaterThan(7);
  });

  test('is fine if it is empty and reached by a link, even on another file system', async () => {
    const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
    const folder = mkdtempSync(join(memory, 'linked-'));
    onTestFinished(() => {
      for (const path of [folder, join(folder, `../.${folder.split('/').at(-1)}.build.json`)])
        rmSync(path, { recursive: true, force: true });
    });
    const other = copySite();
    symlinkSync(folder, other.out);
    await other.build();
    expect(snapshot(folder)).toEqual(snapshot(site.out));
    expect(await other.build()).toMatchObject({ written: [], removed: [] });
  });

  test('is reported if a link leads to none at all', async () => {
    const other = copySite();
    symlinkSync('nowhere', other.out);
    await expect(other.build()).rejects.toThrow('found a broken symbolic link');
  });
});

describe('files that no build wrote', () => {
  test('stay in the output folder, and are reported', { tags: 'nightly' }, async () => {
    const other = copySite();
    await other.build();
    write(join(other.out, 'old'), '.hidden', 'old');
    write(join(other.out, 'assets'), 'notes.js', 'old');
    const { status, text } = await run(other);
    expect(status).toBe(0);
    expect(text).toContain('\nforeign: assets/notes.js, old/.hidden; ');
    expect(snapshot(other.out)).toMatchObject({ 'assets/notes.js': expect.anything() });
    await other.build({ adopt: true });
    expect(snapshot(other.out)).toEqual(snapshot(site.out));
  });

  test('are no concern of a build if they are the history of a branch for a host', async () => {
    const other = copySite();
    const files = ['.git/HEAD', 'below/.git', '.hg/store/00changelog.i'];
    for (const file of files)
      write(join(other.out, dirname(file)), basename(file), 'years of work');
    for (const adopt of [false, true]) {
      const { foreign, removed } = await other.build({ adopt });
      expect([...foreign, ...removed]).toEqual([]);
      for (const file of files)
        expect(readFileSync(join(other.out, file), 'utf8')).toBe('years of work');
    }
  });

  test.each([
    ['new/index.html', 'new/index.html'],
    ['new', 'new'],
    ['new/index.html/mine.txt', 'new/index.html'],
  ])('stop a build if one is in the place of a page: %s', async (mine, file) => {
    const other = copySite();
    await other.build();
    write(join(other.out, dirname(mine)), basename(mine), 'mine');
    other.write(
      'pages/new.tsx',
      "export const head = { title: 'A', description: 'A' };\nexport default () => null;",
    );
    const before = snapshot(other.out);
    await expect(other.build()).rejects.toThrow(`found ${file} in the way`);
    expect(snapshot(other.out)).toEqual(before);
  });

  test('stop a build if a link is in the place of its assets', async () => {
    const other = copySite();
    await other.build();
    const elsewhere = foreignFolder();
    rmSync(join(other.out, 'assets'), { recursive: true });
    symlinkSync(elsewhere, join(other.out, 'assets'));
    await expect(other.build()).rejects.toThrow('found assets in the way');
    expect(Object.keys(snapshot(elsewhere))).toEqual(['thesis.txt']);
    await other.build({ adopt: true });
    expect(snapshot(other.out)).toEqual(snapshot(site.out));
    expect(Object.keys(snapshot(elsewhere))).toEqual(['thesis.txt']);
  });

  test('stay in a folder beside the output, whether a build writes there or not, also with --adopt', async () => {
    const other = copySite();
    const config = configFolder(other.out);
    write(config, 'notes.md', 'mine');
    await other.build();
    await other.build({ host: nginx });
    expect(readdirSync(config).sort()).toEqual(['notes.md', 'site.conf']);
    await other.build({ adopt: true });
    expect(readdirSync(config)).toEqual(['notes.md']);
  });

  test('stop a build that would write another file with their name there', async () => {
    const other = copySite();
    write(configFolder(other.out), 'site.conf', 'server of mine');
    await expect(other.build({ host: nginx })).rejects.toThrow('site.conf in the way');
    expect(readFileSync(join(configFolder(other.out), 'site.conf'), 'utf8')).toBe('server of mine');
    expect(existsSync(other.out)).toBe(false);
  });
});

describe('a record of a build that is', () => {
  const damages: [string, (record: string) => string | undefined][] = [
    ['gone', () => undefined],
    ['empty', () => ''],
    ['halved', (text) => text.slice(0, text.length / 2)],
    ['changed in one name', (text) => text.replace('favicon', 'gavicon')],
    ['of another shape', () => '[]'],
  ];
  test.each(damages)('%s counts as none', (_, damage) => {
    const out = join(foreignFolder(), 'dist');
    const place = ownPath(out, 'build.json');
    const damaged = damage(readFileSync(recordOf(site), 'utf8'));
    if (damaged !== undefined) writeFileSync(place, damaged);
    expect(readRecord(out)).toBeUndefined();
  });

  test('damaged is explained, one option repairs it, and the preview serves meanwhile', async () => {
    const other = copySite();
    await other.build();
    writeFileSync(recordOf(other), '{"assets": [');
    await expect(other.build()).rejects.toThrow(/no intact record of a build.*--adopt/);
    const server = await createPreviewServer({ dir: other.out });
    onTestFinished(() => server.close());
    expect((await rawRequest(server.url, '/')).status).toBe(200);
    other.write('components/menu/Menu.client.ts', "document.title = 'changed';");
    await other.build({ adopt: true });
    // What open tabs may still request stays.
    const scripts = Object.keys(snapshot(other.out)).filter((file) => file.includes('/Menu-'));
    expect(scripts).toHaveLength(2);
    expect(await other.build()).toMatchObject({ written: [], removed: [] });
  });

  test('the same as before is not written again', async () => {
    const other = copySite();
    await other.build();
    const { ino } = statSync(recordOf(other));
    await other.build();
    expect(statSync(recordOf(other)).ino).toBe(ino);
  });
});
