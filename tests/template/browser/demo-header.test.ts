import { expect, test } from 'vitest';
import { desktop } from '../../browser/open.ts';
import { contrastOn, groundOf, newPaintedTab } from '../../browser/painted.ts';
import { sampled } from '../../matrix.ts';
import { content } from '../template-content.ts';

const grounds = ['paper', 'night'] as const;

test.for(sampled(grounds))('the menu can be read over a demo that begins on %s', async (ground) => {
  const demo = content.templateDemos.find(
    ({ hero }) => ('ground' in hero ? hero.ground : 'night') === ground,
  );
  const tab = await newPaintedTab(desktop);
  await tab.goto(`/${demo?.slug}/`);
  const word = tab.locator('.header nav :is(a, button):visible').first();
  expect(await contrastOn(await groundOf(tab), word)).toBeGreaterThan(4.5);
});
