import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { nodeFault } from '../../scripts/base/prepare-node.js';
import { run } from './build-process.ts';
import { copySite, snapshot } from './fixture-site.ts';

const site = copySite();
let first: Awaited<ReturnType<typeof run>>;
beforeAll(async () => {
  first = await run(site);
});

test('a successful build reports what it made, what it changed and what is still a sample', () => {
  expect(first.status).toBe(0);
  const facts = first.text.replace(/^(pictures \d+\/\d+\n)*/, '').replace(/[\d.]+ s\b/g, '# s');
  expect(facts.split('\n')).toEqual([
    `changed: 7 pages (/404.html, /boats/curlew/, /boats/heron/, /guides/, /guides/knots/, /guides/tides/ …), 2 scripts, 6 pictures, 2 others`,
    'samples: 2 still in place: content/boats.yaml, content/harbour.yaml',
    `7 pages in ${site.out} (# s)`,
    '',
  ]);
});

describe('a build for release', () => {
  test('refuses every sample and whatever the site reports as not ready', async () => {
    const other = copySite();
    other.write(
      'content/index.ts',
      `${readFileSync(join(other.root, 'content/index.ts'), 'utf8')}
export const beforeRelease = ({ harbour }) => [
  { collection: 'harbour', field: ['mail'], expected: 'a real address', found: harbour.mail },
];`,
    );
    const { status, text } = await run(other, ['--release']);
    expect(status).toBe(1);
    expect(text.match(/^content.*$/gm)).toEqual([
      'content/boats.yaml:17  [1].sample',
      'content/harbour.yaml:5  sample',
      'content/harbour.yaml:3  mail',
    ]);
    expect(text).toContain('  expected  a real address\n  found     ');
    expect(existsSync(other.out)).toBe(false);
  });

  test('succeeds like any other when everything is settled', { tags: 'nightly' }, async () => {
    const other = copySite();
    other.edit('content/harbour.yaml', 'sample: true', 'sample: false');
    other.edit('content/boats.yaml', 'sample: true', 'sample: false');
    expect((await run(other, ['--release'])).status).toBe(0);
  });
});

describe('a build that fails', () => {
  const broken = copySite(site.out);
  const stack = /^ +at /m;
  let before: Record<string, string>;
  beforeAll(() => {
    before = snapshot(site.out);
    broken.edit('pages/index.tsx', '  return (', "  throw new Error('no home');\n  return (");
  });

  test('says why, without a stack, exits with 1 and leaves the published site unchanged', async () => {
    const { status, text } = await run(broken);
    expect(status).toBe(1);
    expect(text).toBe(
      [
        'pages/index.tsx:12',
        '  expected  code that runs without an error',
        '  found     no home',
        '  used by   /',
        '',
        "1 problem in the site's sources; the output folder is unchanged\n",
      ].join('\n'),
    );
    expect(snapshot(site.out)).toEqual(before);
  });

  test('shows the stack on request, in the files of the site', { tags: 'nightly' }, async () => {
    const { status, text } = await run(broken, ['--verbose']);
    expect(status).toBe(1);
    expect(text).toMatch(stack);
    expect(text).toContain('at HomePage (pages/index.tsx:12:9)');
  });

  test('lists each option from the README when asked for help, and builds nothing', async () => {
    const { status, text } = await run(broken, ['--help']);
    expect(status).toBe(0);
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    const told =
      readme
        .match(/^\| `--.*?\|/gm)
        ?.join()
        .match(/--[\w-]+/g) ?? [];
    expect(told.length).toBeGreaterThan(10);
    expect(
      text
        .match(/^ {2}--[\w-]+/gm)
        ?.map((name) => name.trim())
        .sort(),
    ).toEqual(told.sort());
  });

  test.each([
    [
      ['--hots', 'nginx'],
      /^Expected one of the options --root, .*, found "--hots"\. Nearest: --host\.$/,
    ],
    [['--date', '2026-02-31'], /^Expected --date to be a day as YYYY-MM-DD, found "2026-02-31"\.$/],
    [['--out', '/dev/null/dist'], /^Could not \w+ \/dev\/null.*Choose another/],
  ])('explains what is wrong with %j', async (options, words) => {
    const { status, text } = await run(broken, options);
    expect(status).toBe(1);
    expect(text.trimEnd()).toMatch(words);
  });

  test('requires a Node that is new enough', () => {
    expect(nodeFault('18.20.8')).toMatch(
      /^Expected Node 20\.19 or newer, found 18\.20\.8\. Install/,
    );
    expect([nodeFault('20.19.0'), nodeFault('22.1.0')]).toEqual([undefined, undefined]);
  });
});

test('web servers can read what is published, even if new files are private by default', {
  tags: 'nightly',
}, async () => {
  const other = copySite();
  const mask = process.umask(0o077);
  onTestFinished(() => void process.umask(mask));
  await run(other, ['--host', 'nginx']);
  const all = readdirSync(other.out, { recursive: true, encoding: 'utf8' });
  const modes = ['.', ...all].map((path) => statSync(join(other.out, path)).mode.toString(8));
  expect(new Set(modes)).toEqual(new Set(['40755', '100644']));
});
