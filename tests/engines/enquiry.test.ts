/** The situations of an enquiry, in each engine, as in the gate's browser. */
import { afterAll, test } from 'vitest';
import { play, wrongs } from '../enquiry/play.ts';
import { situations } from '../enquiry/situations.ts';
import { content } from '../site-content.ts';
import { engine } from './open.ts';
import type { Profile, Tab } from './tab.ts';

// Each situation has its own site, so they can share a profile.
const { newTab } = await engine.newProfile();

/** Tabs that are left open, because closing a tab ends the session of WebKit's driver. */
const free: Tab[] = [];
const profile: Profile = {
  newTab: async () => {
    const tab = free.pop() ?? (await newTab());
    const leave = async () => {
      await tab.goto('about:blank');
      free.push(tab);
    };
    return { ...tab, close: leave };
  },
  close: async () => {},
};

// In a sandboxed document, WebKit's driver can no longer find a window, and ends its session.
const played = engine.name.startsWith('WebKit')
  ? situations.filter(({ page }) => !page?.isSandboxed)
  : situations;

afterAll(() => console.log(`${played.length} situations in ${engine.name}:`, wrongs));

// A form without a mail service sends nothing.
test
  .runIf(!content.site.enquiry.none)
  .for(played.map((situation) => [situation.name, situation] as const))(
  'the form says what really happened on the network: %s',
  async ([, situation]) => {
    await play(situation, profile);
  },
);
