/** The table of situations in the gate's browser; the other engines play the same one. */
import { afterAll, describe, expect, test } from 'vitest';
import { play } from '../enquiry/play.ts';
import { playwrightProfile } from '../enquiry/playwright-profile.ts';
import { situations } from '../enquiry/situations.ts';
import { startBrowser } from './site.ts';

const phone = { width: 390, height: 664 };

// Each situation has a site of its own, so they can share a profile; one process shows them all, on a
// phone and without pictures, which is quickest drawn.
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

test('there are at least 45 situations, each with a name of its own', () => {
  expect(new Set(situations.map(({ name }) => name)).size).toBe(situations.length);
  expect(situations.length).toBeGreaterThanOrEqual(45);
});

describe.concurrent('what the visitor reads is what the wire says:', () => {
  test.for(situations.map((situation) => [situation.name, situation] as const))(
    '%s',
    async ([name, situation]) => {
      told.push([name, ...(await play(situation, profile))].join('\n    '));
    },
  );
});
