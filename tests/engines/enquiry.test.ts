/** The situations of an enquiry, in each engine as in the gate's browser. */
import { test } from 'vitest';
import { play } from '../enquiry/play.ts';
import { situations } from '../enquiry/situations.ts';
import { engine } from './open.ts';

// Each situation has a site of its own, so they can share a profile.
const profile = await engine.newProfile();

test.for(situations.map((situation) => [situation.name, situation] as const))(
  'what the visitor reads is what the wire says: %s',
  async ([, situation]) => {
    await play(situation, profile);
  },
);
