import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const workflows = readdirSync(join(root, '.github/workflows')).map((name) =>
  read(`.github/workflows/${name}`),
);
const keys = ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'];

test('every action is pinned to a commit, with its version beside it', () => {
  const used = workflows.flatMap((text) => text.match(/uses: .*/g) ?? []);
  expect(used.length).toBeGreaterThan(8);
  const loose = used.filter((use) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use));
  expect(loose).toEqual([]);
  expect(read('.github/dependabot.yml')).toContain('package-ecosystem: github-actions');
});

describe('updates do not lie in wait:', () => {
  const [npm] = parse(read('.github/dependabot.yml')).updates;

  test('README says why each package is held that Dependabot leaves out, and below which version', () => {
    const rows = read('README.md').matchAll(/^\| (\S+) \| ([\d.]+) \| /gm);
    const said = [...rows].map(([, name, version]) => `${name} >=${version}`);
    const held = npm.ignore.map(
      (it: Record<string, string>) => `${it['dependency-name']} ${it.versions}`,
    );
    expect(said.sort()).toEqual(held.sort());
  });

  test('a new rule of the linter comes alone, and none that is still on trial is on', () => {
    const groups = Object.values<{ patterns?: string[] }>(npm.groups);
    expect(groups[0]?.patterns).toEqual(['@biomejs/*']);
    expect(JSON.parse(read('biome.json')).linter.rules).not.toHaveProperty('nursery');
  });
});

test('no checkout leaves its token where the code of packages could read it', () => {
  const checkouts = workflows.flatMap(
    (text) => text.match(/uses: actions\/checkout.*(\n.*){2}/g) ?? [],
  );
  expect(checkouts).toHaveLength(4);
  for (const step of checkouts) expect(step).toContain('persist-credentials: false');
});

test('what the gate leaves out runs every night and before a release, one job for each kind', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const kinds = Object.keys(scripts).filter((name) => /^test:/.test(name));
  // The gate runs these, or runs none of them: they are run by hand.
  const others = [
    'test:gate',
    'test:unit',
    'test:browser',
    'test:firm',
    'test:react',
    'test:recipes',
    'test:mutants',
    'test:situations',
  ];
  const nightly = kinds.filter((name) => !others.includes(name));
  expect(nightly.length).toBeGreaterThan(5);
  const github: {
    on: object;
    jobs: { test: { strategy: { matrix: { include: { run: string }[] } } } };
  } = parse(read('.github/workflows/full.yml'));
  expect(Object.keys(github.on)).toEqual(['schedule', 'push', 'workflow_dispatch']);
  expect(github.jobs.test.strategy.matrix.include.map(({ run }) => run).toSorted()).toEqual(
    nightly.toSorted(),
  );
  const gitlab: { full: { parallel: { matrix: { RUN: string }[] } } } = parse(
    read('.gitlab-ci.yml'),
  );
  expect(gitlab.full.parallel.matrix.map(({ RUN }) => RUN).toSorted()).toEqual(nightly.toSorted());
});

test('both publish once a day and when asked, for what is due on that day', () => {
  const github: { on: { schedule: { cron: string }[]; workflow_dispatch: unknown } } = parse(
    read('.github/workflows/pages.yml'),
  );
  expect(github.on.schedule.map(({ cron }) => cron)).toEqual([
    expect.stringMatching(/^\d+ \d+ \* \* \*$/),
  ]);
  expect(github.on).toHaveProperty('workflow_dispatch');
  type Job = { rules: { if: string }[] };
  const gitlab: { full: Job; pages: Job } = parse(read('.gitlab-ci.yml'));
  // Schedules run on a branch. The long tests would keep a page waiting for hours.
  expect(gitlab.pages.rules).toEqual([{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }]);
  expect(gitlab.full.rules).toEqual([{ if: '$FULL || $CI_COMMIT_TAG' }]);
});

test('GitHub publishes with the keys from its secrets, and the files in .well-known', () => {
  const pages = read('.github/workflows/pages.yml');
  for (const key of keys) expect(pages).toContain(`${key}: \${{ secrets.${key} }}`);
  expect(pages).toMatch(/upload-pages-artifact.*\n +with:\n(?: .*\n)* +include-hidden-files: true/);
});

test('GitLab builds for the address of its Pages, or for a domain of the firm’s own', () => {
  const { pages }: { pages: { script: string[] } } = parse(read('.gitlab-ci.yml'));
  // Says what would be run.
  const script = `npm() { :; }; bash() { echo "$@"; }\n${pages.script.join('\n')}`;
  const run = (env: Record<string, string>) =>
    spawnSync('bash', ['-c', script], { encoding: 'utf8', env: { PATH: process.env.PATH, ...env } })
      .stdout;
  const url = 'https://group.gitlab.io/firm';
  expect(run({ CI_PAGES_URL: url })).toBe(`.ci/publish /firm/ ${url}\n`);
  const own = 'https://firm.example';
  expect(run({ CI_PAGES_URL: url, SITE_URL: own })).toBe(`.ci/publish / ${own}\n`);
});

describe('the script that publishes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pipeline-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho npm "$@"\n', { mode: 0o755 });
  const publish = (env: Record<string, string>) =>
    spawnSync('bash', [join(root, '.ci/publish'), '/site/', 'https://firm.example/site'], {
      encoding: 'utf8',
      env: { PATH: folder + delimiter + process.env.PATH, ...env },
    }).stdout;
  const build =
    'npm run build -- --host github --base /site/ --out public --earlier-from https://firm.example/site';

  test('says what the form will say if a key is missing', () => {
    const text = publish({ EMAILJS_PUBLIC_KEY: 'a', EMAILJS_SERVICE_ID: 'b' });
    expect(text).toMatch(/form opens the visitor's e-mail program/);
    expect(text).toContain(`${build}\n`);
  });

  test('builds for release if a variable says that the site is live', () => {
    const all = Object.fromEntries(keys.map((key) => [key, 'given']));
    expect(publish({ ...all, SITE_IS_LIVE: 'true' })).toBe(`${build} --release\n`);
    for (const value of ['', 'false'])
      expect(publish({ ...all, SITE_IS_LIVE: value })).toBe(`${build}\n`);
  });

  test('passes on the options that errors advise, which GitHub gives it from a variable', () => {
    const all = Object.fromEntries(keys.map((key) => [key, 'given']));
    const options = '--allow-fewer-pages --verbose';
    const live = { ...all, SITE_IS_LIVE: 'true' };
    expect(publish({ ...live, BUILD_OPTIONS: options })).toBe(`${build} --release ${options}\n`);
    const pages = read('.github/workflows/pages.yml');
    expect(pages).toMatch(/BUILD_OPTIONS: \$\{\{ vars\.BUILD_OPTIONS \}\}/);
  });
});
