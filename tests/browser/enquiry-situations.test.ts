/** The table of situations in the gate's browser. The other engines use the same table. */
import { afterAll, describe, expect, test } from 'vitest';
import { play } from '../enquiry/play.ts';
import { playwrightProfile } from '../enquiry/playwright-profile.ts';
import { situations } from '../enquiry/situations.ts';
import { startBrowser } from './site.ts';

const phone = { width: 390, height: 664 };

// Each situation has its own site, so all can share a profile. One process renders them all, as a
// phone and without pictures, which is the fastest to paint.
const browser = await startBrowser({
  args: ['--process-per-site', '--blink-settings=imagesEnabled=false'],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
const context = await browser.newContext({ reducedMotion: 'reduce', viewport: phone });
const profile = playwrightProfile(context);
const told: string[] = [];
afterAll(async () => {
  await browser.close();
  console.log(told.toSorted().join('\n'));
});

test('there are at least 45 situations, each with its own name', () => {
  expect(new Set(situations.map(({ name }) => name)).size).toBe(situations.length);
  expect(situations.length).toBeGreaterThanOrEqual(45);
});

describe.concurrent('the form says what really happened on the network:', () => {
  test.for(situations.map((situation) => [situation.name, situation] as const))(
    '%s',
    async ([name, situation]) => {
      told.push([name, ...(await play(situation, profile))].join('\n    '));
    },
  );
});
