import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run, withoutBundler } from './build-process.ts';
import { copySite } from './fixture-site.ts';
import { ownGenerator } from './own-generator.ts';

describe('a build exits with 1 and an explanation, and publishes nothing, if', () => {
  test.each([
    ['ends the process', 'process.exit(0)'],
    ['waits forever', 'new Promise(() => {})'],
  ])('the drawing of a card %s', async (_, code) => {
    const site = copySite();
    site.write('pages/_card.ts', `export default () => ${code};`);
    site.edit(
      'components/frame/Frame.tsx',
      '<head>',
      '<head><meta property="og:image" content={usePage().socialCard({ says: 1 })} />',
    );
    const { status, text } = await run(site);
    expect(status).toBe(1);
    expect(text).toContain('The command ended before it was done');
    expect(existsSync(site.out)).toBe(false);
  });

  const card = `export default async () => {
  late();
  return '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><desc>${Math.random()}</desc></svg>';
};`;
  const places = [
    ['pages/index.tsx', 12],
    ['components/boat-card/BoatCard.tsx', 11],
    ['content/index.ts', 6],
    ['pages/_card.ts', 2],
  ] as const;
  const ways = [
    "Promise.reject(new Error('late'));",
    "setTimeout(() => { throw new Error('late'); });",
  ];
  test.each(places.flatMap(([file, line]) => ways.map((code) => [file, line, code] as const)))(
    '%s:%i starts what fails after it: %s',
    async (file, line, code) => {
      const site = copySite();
      site.write('pages/_card.ts', card);
      site.edit(
        'components/frame/Frame.tsx',
        '<head>',
        '<head><meta property="og:image" content={usePage().socialCard({ says: 1 })} />',
      );
      const [before, after] = {
        'pages/_card.ts': ['  late();', ''],
        'content/index.ts': ['export ', 'export '],
      }[String(file)] ?? ['  return (', '  return ('];
      site.edit(file, before ?? '', `  ${code}\n${after}`);
      if (file !== 'pages/_card.ts') site.edit('pages/_card.ts', '  late();\n', '');
      const { status, text } = await run(site);
      expect(status).toBe(1);
      expect(text).toMatch(new RegExp(`^${file}:${line}$`, 'm'));
      expect(text).toContain('found     an error after that: late');
      expect(text).not.toMatch(/^ +at /m);
      expect(readdirSync(dirname(site.out))).toEqual(['site']);
    },
  );

  test('the bundler ends without an answer', async () => {
    const site = copySite();
    site.write('tsconfig.json', JSON.stringify({ files: [String(Math.random())] }));
    const { status, text } = await run(site, [], withoutBundler);
    expect(status).toBe(1);
    expect(text).toMatch(/^Expected esbuild to bundle the site, found that it failed: .*npm ci/m);
    expect(text).not.toMatch(/^ +at /m);
  });
});

test('a command that cannot be bundled says so, and what to do', () => {
  const own = ownGenerator();
  const { status, stderr } = own.run('build', withoutBundler);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Could not bundle the command build: .*npm ci/m);
  expect(stderr).not.toMatch(/^ +at /m);
});

test('a stack names the files of the site, whatever characters are in the path of the checkout', () => {
  const own = ownGenerator();
  expect(own.root).toMatch(/ .*\(.*\).*#.*%/);
  own.edit('site/pages/index.tsx', '  return (', "  throw new Error('no home');\n  return (");
  expect(own.run('build --verbose').stderr).toMatch(/^ +at \w+ \(pages\/index\.tsx:12:9\)$/m);
});

test('a build continues without a cache that cannot be written', () => {
  const own = ownGenerator();
  // A file in its place, because root may write into any folder.
  writeFileSync(join(own.root, '.cache'), '');
  expect(own.run('build')).toMatchObject({ status: 0, stderr: '' });
  expect(own.published().length).toBeGreaterThan(7);
});
