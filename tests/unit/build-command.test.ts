import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { inspectPage } from '../../scripts/check/inspect-page.ts';
import { copySite, type Site, snapshot } from './fixture-site.ts';

const command = join(import.meta.dirname, '../../scripts/commands/build.ts');

function start({ root, out }: Site, options: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const where = ['--root', root, '--out', out, '--date', '2026-01-31'];
  const node = ['--import', 'tsx', command, ...where, ...options];
  return spawn(process.execPath, node, { env: { ...process.env, ...env } });
}

/** Runs the build command to its end. */
async function run(site: Site, options: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const build = start(site, options, env);
  let text = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (data) => (text += data));
  const [status] = await once(build, 'close');
  return { status, text };
}

const site = copySite();
let first: Awaited<ReturnType<typeof run>>;
beforeAll(async () => {
  first = await run(site);
});

test('a build that succeeds says what it made, what it changed and what is still a sample', () => {
  expect(first.status).toBe(0);
  expect(first.text).toMatch(
    /^(pictures \d+\/\d+\n)*7 pages, 21 files, \d+ kB in .*\/dist \(21 written, 0 removed, /,
  );
  expect(first.text).toContain(
    '2 samples still in place: content/harbour.yaml, content/boats.yaml',
  );
});

describe('a build that fails', () => {
  const broken = copySite(site.out);
  const stack = /^ +at /m;
  let before: Record<string, string>;
  beforeAll(() => {
    before = snapshot(site.out);
    broken.edit('pages/index.tsx', '  return (', "  throw new Error('no home');\n  return (");
  });

  test('says why, without a stack, exits with 1 and leaves the published site as it was', async () => {
    const { status, text } = await run(broken);
    expect(status).toBe(1);
    expect(text).toBe(
      [
        'pages/index.tsx:12',
        '  expected  code that runs without an error',
        '  found     no home',
        '  used by   /',
        '',
        "1 problem in the site's sources; the output folder is as it was\n",
      ].join('\n'),
    );
    expect(snapshot(site.out)).toEqual(before);
  });

  test('shows the stack where it is asked to, in the files of the site', async () => {
    const { status, text } = await run(broken, ['--verbose']);
    expect(status).toBe(1);
    expect(text).toMatch(stack);
    expect(text).toContain('at HomePage (pages/index.tsx:12:9)');
  });

  test('says in words what is wrong with its options', async () => {
    const nowhere = { ...site, root: join(site.root, 'nowhere') };
    const { status, text } = await run(nowhere);
    expect(status).toBe(1);
    expect(text).toMatch(/^ENOENT: no such file or directory, .*nowhere'\n$/);
  });
});

test.each([
  { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  { TZ: 'America/Los_Angeles', LANG: 'C', NODE_ENV: 'production' },
])('the same site comes out the same, byte for byte, with %o', async (env) => {
  const other = copySite();
  await run(other, [], env);
  expect(snapshot(other.out)).toEqual(snapshot(site.out));
});

test('a build killed at any of ten moments leaves a whole site, and the next build ends it', async () => {
  const other = copySite();
  await other.build();
  const staging = join(other.out, '../.dist.staging');
  for (let kill = 0; kill < 10; kill++) {
    // Every page changes back and forth.
    const [small, large, flex, grid] = [' small ', ' large ', ' flex', ' grid'];
    const back = kill % 2 === 1;
    other.edit('content/harbour.yaml', back ? large : small, back ? small : large);
    other.edit('components/frame/Frame.css', back ? grid : flex, back ? flex : grid);
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
}, 120_000);

/** Links of published pages that lead to no published file. */
function deadLinks({ out }: Site): string[] {
  const files = Object.keys(snapshot(out));
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages).toHaveLength(7);
  return pages.flatMap((page) => {
    const html = readFileSync(join(out, page), 'utf8');
    expect(html).toMatch(/<\/html>$/);
    const variants = [...html.matchAll(/(\/assets\/[^" ]+)/g)].map(([path]) => path);
    return [...inspectPage(html).links, ...variants]
      .map((link) => link.replace(/#.*$/, '').replace(/\/$/, '/index.html').slice(1))
      .filter((file) => !files.includes(file));
  });
}
