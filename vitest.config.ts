import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { groupsLeftOut } from './scripts/routes/page-groups.ts';
import { patience } from './tests/patience.ts';

/** The folder of the site under test: another firm's (tests/firms), or this one. */
const { SITE = import.meta.dirname } = process.env;

// Only this repository's sample firm has a specification. A real firm enters its own name first.
const isAsShipped = /^name: Equilat$/m.test(readFileSync(`${SITE}/content/site.yaml`, 'utf8'));
const notAsked = [
  ...(isAsShipped ? [] : ['specification', 'as-shipped', 'hero-moves', 'mutants']),
  ...(SITE === import.meta.dirname ? [] : ['visual', 'firms', 'cms-forms']),
  // Screenshots and fonts are the pinned browser's; another one has others.
  ...(process.env.CHROME_PATH ? ['visual', 'own-fonts'] : []),
];

// The tests of a page group are in tests/name, and are left out with it.
const exclude = [
  ...groupsLeftOut(SITE).map((name) => `tests/${name}/**`),
  ...notAsked.map((name) => `tests/**/${name}{,.sweep}.test.ts`),
];

/**
 * One more than the cores that the gate is designed for: tests wait at times, for frames, for a network
 * that has become quiet, or for another process. Each worker imports everything once more.
 */
const maxWorkers = 3;

/**
 * A guard against hanging, never a measure of speed. A test that is about seconds runs on a clock of
 * its own. Twice as long as what a test waits for, so that it can say what did not come.
 */
const guard = 2 * patience;
const limits = {
  testTimeout: guard,
  hookTimeout: guard,
  expect: { poll: { timeout: patience } },
};

/** Sweeps over all pages, widths and firms belong to `npm run test:full`. */
const sweeps = 'tests/**/*.sweep.test.ts';

const unit = {
  ...limits,
  // Files of a worker share their imports: loading them for each file takes as long as the tests.
  isolate: false,
  // The React that sites are built with: its development build renders four times as slowly.
  env: { NODE_ENV: 'production' },
  maxWorkers,
};

const browser = {
  ...limits,
  // All files of a worker share one browser and one server (tests/browser/open.ts).
  isolate: false,
  maxWorkers,
};

const oxc = { jsx: { runtime: 'automatic', development: false } } as const;

/**
 * Unit tests need no build. Browser tests check `dist` in the pinned Chromium, and the tests of
 * engines check it in the engine named by their project.
 */
export default defineConfig({
  test: {
    globalSetup: './tests/temporary-folder.ts',
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
      ...(process.env.GITLAB_CI ? ['junit'] : []),
      './tests/report-failures.ts',
    ],
    // GitLab shows what is in these; `test:full` runs Vitest several times.
    outputFile: { junit: `.cache/junit/${process.pid}.xml` },
    tags: [{ name: 'nightly', description: 'Takes long for what it adds to the gate.' }],
    projects: [
      {
        oxc,
        test: {
          ...unit,
          name: 'unit',
          include: ['tests/{,*/}unit/**/*.test.{ts,tsx}'],
          exclude: [...exclude, sweeps],
        },
      },
      {
        oxc,
        test: {
          ...unit,
          name: 'unit-sweeps',
          include: ['tests/{,*/}unit/**/*.sweep.test.{ts,tsx}'],
          exclude,
        },
      },
      {
        test: {
          ...browser,
          name: 'browser',
          // Offline pages have one test for all engines.
          include: ['tests/{,*/}browser/**/*.test.ts', 'tests/engines/offline.test.ts'],
          exclude: [...exclude, sweeps],
          globalSetup: './tests/browser/require-chrome.ts',
          provide: { engine: 'chromium', isAsShipped },
        },
      },
      {
        test: {
          ...browser,
          name: 'browser-sweeps',
          include: ['tests/{,*/}browser/**/*.sweep.test.ts', 'tests/engines/*.sweep.test.ts'],
          exclude,
          provide: { engine: 'chromium', isAsShipped },
        },
      },
      {
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          testTimeout: 2 * guard,
          hookTimeout: guard,
        },
      },
      {
        test: {
          ...browser,
          name: 'judges',
          include: ['tests/judges/*.test.ts'],
          globalSetup: './tests/browser/require-chrome.ts',
          provide: { engine: 'chromium', isAsShipped },
        },
      },
      ...(['firefox', 'webkit'] as const).map((engine) => ({
        test: {
          ...limits,
          name: engine,
          include: ['tests/{,*/}engines/**/*.test.ts'],
          exclude,
          provide: { engine },
          // WebKit's driver has a single session, and each file starts a browser.
          maxWorkers: 1,
        },
      })),
      ...(['chromium-109', 'chromium-116', 'chromium-119'] as const).map((engine) => ({
        test: {
          ...limits,
          name: engine,
          include: ['tests/{,*/}engines/journeys.test.ts', 'tests/old-browsers/*.test.ts'],
          exclude,
          provide: { engine },
          maxWorkers: 1,
        },
      })),
    ],
  },
});
