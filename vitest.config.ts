import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { pageGroups } from './scripts/load/page-groups.ts';

/** The folder of the site under test: another firm's (tests/firms), or this one. */
const { SITE = import.meta.dirname } = process.env;

// Only this repository's sample firm has a specification. A real firm enters its own name first.
const isAsShipped = /^name: Equilat$/m.test(readFileSync(`${SITE}/content/site.yaml`, 'utf8'));
const notAsked = [
  ...(isAsShipped ? [] : ['specification', 'as-shipped', 'hero-moves']),
  ...(SITE === import.meta.dirname ? [] : ['visual', 'firms']),
];

// The tests of a page group are in tests/name, and are left out with it.
const exclude = [
  ...pageGroups(SITE).leftOut.map((name) => `tests/${name}/**`),
  ...notAsked.map((name) => `tests/**/${name}.test.ts`),
];

/** One more than the cores that the gate is designed for, because browsers and builds also wait. */
const maxWorkers = 3;

/**
 * Unit tests need no build. Browser tests check `dist` in the newest Chromium, and the tests of
 * engines check it in the engine named by their project.
 */
export default defineConfig({
  test: {
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'unit',
          // Files of a worker share their imports: loading them for each file takes as long as the tests.
          isolate: false,
          // The React that sites are built with: its development build renders four times as slowly.
          env: { NODE_ENV: 'production' },
          include: ['tests/{,*/}unit/**/*.test.{ts,tsx}'],
          exclude,
          // Complete builds in separate processes, beside a browser, on a slow machine.
          testTimeout: 60_000,
          // The first build without a cache also bundles and draws social cards.
          hookTimeout: 300_000,
          maxWorkers,
        },
      },
      { test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], testTimeout: 600_000 } },
      {
        test: {
          name: 'browser',
          include: ['tests/{,*/}browser/**/*.test.ts'],
          exclude,
          // All files of a worker share one browser and one server (tests/browser/open.ts).
          isolate: false,
          testTimeout: 60_000,
          // Enough for a page that needs a moment on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 60_000,
          // On a busy machine a test can be too late. A real fault fails twice.
          retry: 1,
          maxWorkers,
        },
      },
      ...(['chromium-109', 'chromium-116', 'chromium-119'] as const).map((engine) => ({
        test: {
          name: engine,
          include: ['tests/{,*/}engines/journeys.test.ts', 'tests/old-browsers/*.test.ts'],
          exclude,
          provide: { engine },
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
          expect: { poll: { timeout: 10_000 } },
        },
      })),
      ...(['reference', 'firefox', 'webkit'] as const).map((engine) => ({
        test: {
          name: engine,
          // The older Chromium does not have to run every test of the newest one.
          include:
            engine === 'reference'
              ? ['tests/engines/{journeys,menus,offline}.test.ts']
              : ['tests/{,*/}engines/**/*.test.ts'],
          exclude,
          provide: { engine },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // WebKit's driver has a single session, and each file starts a browser.
          maxWorkers: engine === 'reference' ? maxWorkers : 1,
          expect: { poll: { timeout: 10_000 } },
        },
      })),
    ],
  },
});
