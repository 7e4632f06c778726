import axe from 'axe-core';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { pageAddresses } from '../../scripts/serve/built-site.ts';
import { addressOf } from '../browser/address-of.ts';
import { siteFolder } from '../browser/site.ts';
import { errorsOf } from './errors.ts';
import { engine, until, visit } from './open.ts';
import { desktop } from './tab.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// One tab for all pages, because it does not matter here what they store.
const profile = await engine.newProfile();
const tab = await profile.newTab();
afterAll(() => profile.close());

test.for(pageAddresses(siteFolder))(
  '%s: no error, no sideways scroll, axe finds nothing',
  async (address) => {
    onTestFinished(() => tab.resize(desktop));
    await visit(tab, address);
    for (const width of [1440, 320]) {
      await tab.resize({ width, height: 800 });
      const excess = await tab.run(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `at ${width}`).toBeLessThanOrEqual(0);
    }
    // What a narrow window brings into view fades in.
    await until(tab, () =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    expect(await findings()).toEqual([]);
    expect(await errorsOf(tab)).toEqual([]);
  },
);

async function findings(): Promise<string[]> {
  await tab.inject(axe.source);
  return tab.run(async () => {
    const { violations } = await window.axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

test('a style sheet that loads late follows the width of the window', async () => {
  onTestFinished(() => tab.resize(desktop));
  await visit(tab, addressOf('/service/'));
  const columns = () =>
    tab.run(() => {
      const cards = document.querySelector('.service-cards');
      return cards ? getComputedStyle(cards).gridTemplateColumns.split(' ').length : 0;
    });
  expect(await columns()).toBe(3);
  await tab.resize({ width: 320, height: 800 });
  await until(tab, () => matchMedia('(width < 36rem)').matches);
  expect(await columns()).toBe(1);
});
