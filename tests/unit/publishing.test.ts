import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { plainHosting } from '../../scripts/load/hosting.ts';
import { ownPath } from '../../scripts/publish/build-record.ts';
import { hosts } from '../../scripts/publish/hosts/all-hosts.ts';
import { publish } from '../../scripts/publish/publish.ts';
import { claimAndStage, openStage } from '../../scripts/publish/stage.ts';
import { copySite, published, type Site, snapshot } from './fixture-site.ts';

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

test('two builds of one site, in two folders, have the same bytes', async () => {
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

test('a page removed from the sources is removed from the site, with its folder', async () => {
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

test('a folder becomes a file, and a file a folder', async () => {
  const other = copySite();
  other.write('static/plan/north.txt', 'north');
  other.write('static/chart', 'all');
  await other.build();
  other.remove('static/plan');
  other.remove('static/chart');
  other.write('static/plan', 'all');
  other.write('static/chart/south.txt', 'south');
  const { removed } = await other.build();
  expect(removed).toEqual(['chart', 'plan/north.txt']);
  expect([published(other, 'plan'), published(other, 'chart/south.txt')]).toEqual(['all', 'south']);
});

test('of all dot folders, only .well-known at the root is published, without its dotfiles', async () => {
  const other = copySite();
  other.write('static/.well-known/apple-app-site-association', '{}');
  other.write('static/.well-known/.env', 'SECRET=1');
  other.write('static/old/.well-known/security.txt', '');
  other.write(
    'pages/.well-known/security.txt.ts',
    "export default () => 'Contact: mailto:harbour@tern.example';",
  );
  await other.build();
  const own = snapshot(site.out);
  expect(Object.keys(snapshot(other.out)).filter((file) => !(file in own))).toEqual([
    '.well-known/apple-app-site-association',
    '.well-known/security.txt',
  ]);
});

test('the remains of an interrupted build are cleaned up', async () => {
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
  other.write('static/plan.php', 'Plan');
  await other.problems();
  expect(existsSync(join(other.out, '../.dist.staging'))).toBe(false);
});

test('files are published in an order that never leaves a dead link', async () => {
  const { out } = copySite();
  const stageOf = async (...files: [string, string][]) => {
    const stage = openStage(out);
    for (const [file, text] of files) await claimAndStage(stage, file, Buffer.from(text));
    return stage;
  };
  await publish(
    await stageOf(['index.html', 'old'], ['a.css', 'old']),
    { hosting: plainHosting, addresses: {}, translated: [] },
    [],
  );
  const next = await stageOf(
    ['index.html', 'new'],
    ['new/index.html', ''],
    ['a.css', 'new'],
    ['b.js', ''],
  );
  expect(
    (await publish(next, { hosting: plainHosting, addresses: {}, translated: [] }, [])).written,
  ).toEqual(['a.css', 'b.js', 'new/index.html', 'index.html']);
});

test('a file renamed only in case is removed before the new one is written, since both may be one file', async () => {
  const { out } = copySite();
  const stageOf = async (file: string) => {
    const stage = openStage(out);
    for (const name of ['index.html', file]) await claimAndStage(stage, name, Buffer.from('text'));
    return stage;
  };
  await publish(
    await stageOf('Plan.txt'),
    { hosting: plainHosting, addresses: {}, translated: [] },
    [],
  );
  const seen: (string | null)[] = [];
  const watcher = watch(out, (_event, name) => seen.push(name));
  onTestFinished(() => watcher.close());
  await publish(
    await stageOf('plan.txt'),
    { hosting: plainHosting, addresses: {}, translated: [] },
    [],
  );
  await expect.poll(() => seen).toContain('plan.txt');
  expect(seen.filter((name) => name?.toLowerCase() === 'plan.txt')).toEqual([
    'Plan.txt',
    'plan.txt',
  ]);
});

describe('the assets of the last builds', () => {
  const menu = 'components/menu/Menu.client.ts';
  const scriptOf = (site: Site) => /assets\/Menu-\w+\.js/.exec(published(site, 'index.html'))?.[0];

  test('stay for pages that are still open, until five builds have changed them', {
    tags: 'nightly',
  }, async () => {
    const other = copySite();
    const scripts: (string | undefined)[] = [];
    for (let build = 0; build < 7; build++) {
      other.write(menu, `document.title = 'build ${build}';`);
      await other.build();
      scripts.push(scriptOf(other));
    }
    const isThere = scripts.map((script) => existsSync(join(other.out, script ?? '')));
    expect(new Set(scripts).size).toBe(7);
    expect(isThere).toEqual([false, true, true, true, true, true, true]);
  });

  test('are listed, and gone with the folder, whose next build has those of its own', async () => {
    const other = copySite();
    await other.build();
    const before = scriptOf(other) ?? '';
    other.write(menu, "document.title = 'changed';");
    expect((await other.build()).earlier).toEqual([before]);
    rmSync(other.out, { recursive: true });
    expect(await other.build()).toMatchObject({ earlier: [], removed: [] });
    expect(existsSync(join(other.out, before))).toBe(false);
    expect(existsSync(join(other.out, scriptOf(other) ?? ''))).toBe(true);
    expect(await other.build()).toMatchObject({ written: [], removed: [], earlier: [] });
  });

  test('are not removed by builds that change none', { tags: 'nightly' }, async () => {
    const other = copySite();
    await other.build();
    const before = scriptOf(other);
    other.write(menu, "document.title = 'changed';");
    for (let build = 0; build < 5; build++) await other.build();
    expect(scriptOf(other)).not.toBe(before);
    expect(existsSync(join(other.out, before ?? ''))).toBe(true);
  });
});

describe('a build with', () => {
  const without = (site: Site, ...files: string[]) => files.forEach(site.remove);
  const few = () => {
    const other = copySite(site.out);
    without(other, 'pages/guides', 'pages/boats', 'content/redirects.yaml');
    other.write(
      'pages/index.tsx',
      "export const head = { title: 'A', description: 'A' };\nexport default () => 'Home';",
    );
    other.edit('components/frame/Frame.tsx', '<a href="/guides/">Guides</a>', '');
    other.edit('content/boats.yaml', 'href: /boats/heron/', 'href: /');
    other.edit('content/boats.yaml', 'href: /boats/curlew/#size', 'href: /');
    return other;
  };

  test('fewer than half of the published pages changes nothing', async () => {
    const before = snapshot(site.out);
    await expect(few().build()).rejects.toThrow(
      'Expected at least half of the 7 pages that ' + site.out + ' has, found 2.',
    );
    expect(snapshot(site.out)).toEqual(before);
  });

  test('fewer than half of the published pages is refused before any page is rendered', async () => {
    const smaller = few();
    smaller.edit('pages/index.tsx', "'Home'", "{ throw new Error('rendered'); }");
    await expect(smaller.build()).rejects.toThrow('Expected at least half of the 7 pages');
  });

  test('fewer than half of the published pages is published if the others are switched off', async () => {
    const other = copySite();
    const head = "export const head = { title: 'A', description: 'A' };";
    const page = `${head}\nexport default () => null;\n`;
    for (let at = 0; at < 9; at++) other.write(`pages/(demo)/demo-${at}.tsx`, page);
    other.write(
      'pages/(demo)/demos/[demo].tsx',
      `${page}export const paths = () => [{ demo: 'a' }, { demo: 'b' }];\n`,
    );
    expect((await other.build()).pages).toBe(18);
    other.write('content/groups.yaml', 'demo: false\n');
    const report = await other.build();
    expect(report.pages).toBe(7);
    expect(report.removed).toContain('demos/b/index.html');
  });

  test('more moved addresses than pages changes nothing on GitHub, which has a page at each', async () => {
    const other = copySite();
    const moved = Array.from({ length: 12 }, (_, at) => `- { from: /old-${at}/, to: /guides/ }\n`);
    other.write('content/redirects.yaml', moved.join(''));
    const host = hosts.get('github');
    expect((await other.build({ host })).written).toContain('old-11.html');
    expect(await other.build({ host })).toMatchObject({ written: [], removed: [] });
  });

  test('fewer than half of the published pages is published if that is intended', async () => {
    const other = copySite();
    await other.build();
    const smaller = few();
    await smaller.build({ out: other.out, allowFewerPages: true });
    expect(existsSync(join(other.out, 'guides/index.html'))).toBe(false);
  });
});

describe('two builds at once:', () => {
  const lockOf = ({ out }: Site) => join(out, '../.dist.lock');

  test('one publishes, the other says so, and nothing is left behind', async () => {
    const other = copySite();
    const ends = await Promise.allSettled([other.build(), other.build(), other.build()]);
    const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    expect(refusals).toHaveLength(2);
    for (const refusal of refusals) expect(refusal).toContain('no other build of ' + other.out);
    expect(snapshot(other.out)).toEqual(snapshot(site.out));
    expect(existsSync(lockOf(other))).toBe(false);
  });

  test.each([
    ['a process that is gone', { pid: 999_999_999, started: '1' }],
    ['a process whose number another one has now', { pid: process.pid, started: 'long ago' }],
    ['an unreadable owner', 'half a lo'],
  ])('the lock of %s no longer counts', async (_who, holder) => {
    const other = copySite();
    writeFileSync(lockOf(other), typeof holder === 'string' ? holder : JSON.stringify(holder));
    await other.build();
    expect(snapshot(other.out)).toEqual(snapshot(site.out));
    expect(readdirSync(join(other.out, '..')).filter((file) => file.includes('lock'))).toEqual([]);
  });
});

test('a build that loses its lock ends and says why', async () => {
  const other = copySite();
  const lock = JSON.stringify(ownPath(other.out, 'lock'));
  const code = `import { rmSync } from 'node:fs';\nexport default () => {\n  rmSync(${lock});\n  return '';\n};`;
  other.write('pages/ebb.txt.ts', code);
  await expect(other.build()).rejects.toThrow('found it removed. Build again.');
  expect(existsSync(other.out)).toBe(false);
});

describe('the same bytes come from sources', () => {
  const texts = ['content/boats.yaml', 'content/guides/knots.md', 'content/tide.json'];
  test.each([
    ['with the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['with a byte order mark', (text: string) => `\uFEFF${text}`],
  ])('%s', async (_what, change) => {
    const other = copySite();
    for (const file of texts)
      other.write(file, change(readFileSync(join(other.root, file), 'utf8')));
    await other.build();
    expect(snapshot(other.out)).toEqual(snapshot(site.out));
  });
});

test('dotfiles, and the files of editors and tools beside pages and content, are not published', async () => {
  const other = copySite();
  other.write('static/.env', 'SECRET=1');
  other.write('static/.well/known.txt', 'known');
  const leftovers = [
    'pages/index.tsx~',
    'pages/.#index.tsx',
    'pages/.index.tsx.swp',
    'pages/#a.tsx#',
  ];
  for (const file of [...leftovers, 'content/boats.yaml.orig', 'content/guides/.knots.md.swp'])
    other.write(file, 'left');
  await other.build();
  expect(snapshot(other.out)).toEqual(snapshot(site.out));
});

test('what editors and tools leave in static is refused', async () => {
  const other = copySite();
  const left = ['#notes.txt#', 'Thumbs.db', 'app.js.map', 'old.html.orig', 'page.html~'];
  for (const file of left) other.write(`static/${file}`, 'left');
  expect((await other.problems()).map(({ file }) => file)).toEqual(
    left.map((file) => `static/${file}`),
  );
});

test('links are checked before pictures are made, which takes longest', async () => {
  const other = copySite();
  other.edit('components/frame/Frame.tsx', 'href="/guides/"', 'href="/guide/"');
  // Bytes that are in no cache.
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 80, height: 48, channels: 3, background: '#000', noise } as const;
  other.write('content/pictures/curlew.png', await sharp({ create }).png().toBuffer());
  const made: number[] = [];
  const onProgress = (done: number) => made.push(done);
  await expect(other.build({ onProgress })).rejects.toThrow('1 problem');
  expect(made).toEqual([]);
});
