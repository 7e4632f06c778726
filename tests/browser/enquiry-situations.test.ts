/** The table of situations in the gate's browser. The other engines use the same table. */
import { afterAll, describe, expect, test } from 'vitest';
import { isDeed, play, wrongs } from '../enquiry/play.ts';
import { playwrightProfile } from '../enquiry/playwright-profile.ts';
import { type Situation, situations } from '../enquiry/situations.ts';
import { isFull } from '../matrix.ts';
import { content } from '../site-content.ts';
import { cover } from './sample.ts';
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
 * Each step with what the form then says, but for how long it took, and what is unusual about an answer,
 * the client or the page, however they are combined. Which state follows which is tested without a
 * browser, in `unit/enquiry-state.test.ts`.
 */
function kindsOf({ answers = [], client, page, steps }: Situation): string[] {
  const told = steps.map(([act, says, text]) => [isDeed(act) ? act : 'seconds pass', says, text]);
  const kinds = [...told, ...answers.map(({ way }) => ({ way })), { client }, { page }];
  return kinds.map((kind) => JSON.stringify(kind));
}

/** All situations with MATRIX=full, otherwise the fewest that have each of these. */
const played = isFull ? situations : cover(situations, kindsOf);

const told: string[] = [];
afterAll(async () => {
  await browser.close();
  console.log(told.toSorted().join('\n'));
  console.log(`${told.length} situations:`, wrongs);
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
