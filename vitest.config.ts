import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { pageGroups } from './scripts/load/page-groups.ts';

/** The folder of the site under test: another firm's (tests/firms), or this one. */
const { SITE = import.meta.dirname } = process.env;

// Only the firm that the repository ships with was specified; a real one first puts in its name.
const isAsShipped = /^name: Equilat$/m.test(readFileSync(`${SITE}/content/site.yaml`, 'utf8'));
const notAsked = [
  ...(isAsShipped ? [] : ['specification', 'as-shipped', 'hero-moves']),
  ...(SITE === import.meta.dirname ? [] : ['visual', 'firms']),
];

// The tests of a page group lie in tests/name, and are left out with it.
const exclude = [
  ...pageGroups(SITE).leftOut.map((name) => `tests/${name}/**`),
  ...notAsked.map((name) => `tests/**/${name}.test.ts`),
];

/** One more than the cores that the gate is made for: browsers and builds wait in between. */
const maxWorkers = 3;

/**
 * Unit tests need nothing built; browser tests look at `dist` in the newest Chromium; the tests of
 * engines do so in the engine that their project names.
 */
export default defineConfig({
  test: {
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'unit',
          // Files of a worker share what they import: loading it for each takes as long as the tests.
          isolate: false,
          // React as sites are built with: its development build renders four times as slow.
          env: { NODE_ENV: 'production' },
          include: ['tests/{,*/}unit/**/*.test.{ts,tsx}'],
          exclude,
          // Whole builds in processes of their own, beside a browser, on a slow machine.
          testTimeout: 60_000,
          // The first build of all bundles and draws social cards.
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
          // What a page needs a moment for, on a machine that does other things as well.
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 60_000,
          // A machine that does much else at once can miss a moment; what is wrong is so twice.
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
          // What the newest Chromium is tested for, an older one need not all be.
          include:
            engine === 'reference'
              ? ['tests/engines/{journeys,menus,offline}.test.ts']
              : ['tests/{,*/}engines/**/*.test.ts'],
          exclude,
          provide: { engine },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // WebKit's driver has one session, and each file starts a browser.
          maxWorkers: engine === 'reference' ? maxWorkers : 1,
          expect: { poll: { timeout: 10_000 } },
        },
      })),
    ],
  },
});
