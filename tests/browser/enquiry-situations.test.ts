/** The table of situations in the gate's browser. The other engines use the same table. */
import { afterAll, describe, expect, test } from 'vitest';
import { play } from '../enquiry/play.ts';
import { playwrightProfile } from '../enquiry/playwright-profile.ts';
import { type Situation, situations } from '../enquiry/situations.ts';
import { content } from '../site-content.ts';
import { isFull } from './sample.ts';
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

/**
 * What the visitor does and reads in a situation, and how the answers come, whatever they say. Which
 * words mean what is tested without a browser, in `unit/enquiry-state.test.ts`.
 */
function courseOf({ answers = [], client, service, page, stored, steps }: Situation): string {
  const course = steps.map(([act, says, text]) => [act, says, text]);
  const ways = answers.map(({ way }) => way);
  return JSON.stringify({ ways, client, service, page, stored, course });
}

/** The first situation of each course, or all of them with MATRIX=full. */
const played = isFull
  ? situations
  : [...new Map(situations.toReversed().map((one) => [courseOf(one), one])).values()];

const told: string[] = [];
afterAll(async () => {
  await browser.close();
  console.log(told.toSorted().join('\n'));
});

test('there are at least 45 situations, each with its own name', () => {
  expect(new Set(situations.map(({ name }) => name)).size).toBe(situations.length);
  expect(situations.length).toBeGreaterThanOrEqual(45);
});

// A form without a mail service sends nothing (tests/unit/no-mail-service.test.ts).
const sends = describe.runIf(!content.site.enquiry.none);
sends('the form says what really happened on the network:', { concurrent: true }, () => {
  test.for(played.map((situation) => [situation.name, situation] as const))(
    '%s',
    async ([name, situation]) => {
      told.push([name, ...(await play(situation, profile))].join('\n    '));
    },
  );
});
