/** Opens pages of the built site in this run's engine, which all tests of a file share. */
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { startSite } from '../browser/site.ts';
import { type EngineName, startEngine } from './engine.ts';
import { noteErrors } from './errors.ts';
import type { Json, Profile, Size, Tab } from './tab.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName;
    /** The site is this repository's sample firm, with the name that it has here. */
    isAsShipped: boolean;
  }
}

export const engine = await startEngine(inject('engine'));
export const site = await startSite(noteErrors);
afterAll(() => Promise.all([engine.close(), site.close()]));

/** A profile with nothing stored, closed when the test ends. */
export async function newProfile(): Promise<Profile> {
  const profile = await engine.newProfile();
  onTestFinished(() => profile.close());
  return profile;
}

/** Opens a page in its own profile and waits until the site's script runs. */
export async function open(path: string, size?: Size): Promise<Tab> {
  const tab = await (await newProfile()).newTab(size);
  await visit(tab, path);
  return tab;
}

/** Goes to a page of the site and waits until its script runs. */
export async function visit(tab: Tab, path: string): Promise<void> {
  await tab.goto(site.url + path);
  await until(tab, () => document.documentElement.dataset.site !== undefined);
}

/** Waits until a function is true in the page. */
export async function until<Arguments extends Json[]>(
  tab: Tab,
  condition: (...values: Arguments) => boolean,
  ...values: Arguments
): Promise<void> {
  // A page that is being left does not answer.
  const isTrue = () => tab.run(condition, ...values).catch(() => false);
  await expect.poll(isTrue, { message: String(condition) }).toBe(true);
}

export const textOf = (tab: Tab, selector: string): Promise<string> =>
  tab.run((selector) => document.querySelector(selector)?.textContent ?? '', selector);

export const count = (tab: Tab, selector: string): Promise<number> =>
  tab.run((selector) => document.querySelectorAll(selector).length, selector);

export const isFocused = (tab: Tab, selector: string): Promise<boolean> =>
  tab.run((selector) => document.activeElement?.matches(selector) ?? false, selector);

/** Whether the first matching element is fully in the window, with nothing over its middle. */
export const isInView = (tab: Tab, selector: string): Promise<boolean> =>
  tab.run((selector) => {
    const element = document.querySelector(selector);
    if (!element) return false;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // Window sizes can be off by a pixel.
    const isWhole = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    return width > 0 && height > 0 && isWhole && element.contains(middle);
  }, selector);
