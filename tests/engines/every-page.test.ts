import axe from 'axe-core';
import { expect, onTestFinished, test } from 'vitest';
import { pageAddresses } from '../../scripts/serve/built-site.ts';
import { siteFolder } from '../browser/site.ts';
import { errorsOf } from './errors.ts';
import { newProfile, until, visit } from './open.ts';
import { desktop, type Tab } from './tab.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// One tab for all pages: what they store does not matter here.
let shared: Promise<Tab> | undefined;
const openTab = () => {
  shared ??= newProfile().then((profile) => profile.newTab());
  return shared;
};

test.for(pageAddresses(siteFolder))(
  '%s: no error, no sideways scroll, axe finds nothing',
  async (address) => {
    const tab = await openTab();
    onTestFinished(() => tab.resize(desktop));
    await visit(tab, address);
    for (const width of [1440, 320]) {
      await tab.resize({ width, height: 800 });
      const excess = await tab.run(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `at ${width}`).toBeLessThanOrEqual(0);
    }
    // What a narrow window brings into sight fades in.
    await until(tab, () =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    expect(await findings(tab)).toEqual([]);
    expect(await errorsOf(tab)).toEqual([]);
  },
);

async function findings(tab: Tab): Promise<string[]> {
  await tab.inject(axe.source);
  return tab.run(async () => {
    const { violations } = await window.axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
