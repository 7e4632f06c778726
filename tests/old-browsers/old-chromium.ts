import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import type { Program } from '../../scripts/verify/find-chrome.ts';
import { unpackChromium } from '../../scripts/verify/unpack-chromium.ts';
import { callOf, desktop, type Engine, type Json } from '../engines/tab.ts';
import { patience } from '../patience.ts';

/** The oldest Chromiums to test, by their aliases in this folder's package.json. */
export const oldChromiums = ['chromium-109', 'chromium-116', 'chromium-119'] as const;
export type OldChromium = (typeof oldChromiums)[number];

/** The old Chromium with this name. Throws for other engines. */
export function oldChromiumOf(name: string): OldChromium {
  const found = oldChromiums.find((known) => known === name);
  if (!found) throw new Error(`${name} is none of ${oldChromiums.join(', ')}.`);
  return found;
}

/** They start only with a single process, and live as long as their first profile. */
const args = ['--headless', '--no-sandbox', '--single-process', '--no-zygote', '--disable-gpu'];

/** Starts one with an empty profile. Throws if it is not installed or cannot run here. */
export async function startOldChromium(
  name: OldChromium,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const folder = join(import.meta.dirname, 'node_modules', name);
  const [alone, withLibraries] = await unpackChromium(folder);
  if (!alone || !withLibraries)
    throw new Error(`${name} needs Linux on x64, and npm ci --prefix tests/old-browsers.`);
  const launch = (program: Program) =>
    chromium.launchPersistentContext('', {
      ...program,
      args,
      locale: 'en-US',
      viewport: desktop,
      ...options,
    });
  // As root, they open a window that nobody sees instead of saying their version (find-chrome.ts).
  const context = await launch(alone).catch(() => launch(withLibraries));
  context.setDefaultTimeout(patience);
  // With its single process, Chromium 119 ends when a second page is requested, unless requests are
  // routed.
  await context.route('**/*', (route) => route.continue());
  return context;
}

/** An old Chromium for the journeys of all engines. Each profile has its own process. */
export const oldEngine = (name: OldChromium): Engine => ({
  name,
  newProfile: async () => {
    const context = await startOldChromium(name);
    return {
      newTab: async (size = desktop) => {
        const page = await context.newPage();
        await page.setViewportSize(size);
        return {
          goto: async (url) => {
            await page.bringToFront();
            await page.goto(url);
          },
          reload: async () => {
            await page.reload();
          },
          // Answers before the page that is asked is gone.
          back: () => page.evaluate(() => void setTimeout(() => history.back())),
          run: <Arguments extends Json[], Result>(
            script: (...values: Arguments) => Result,
            ...values: Arguments
          ) => page.evaluate<Awaited<Result>>(callOf(script, values)),
          inject: async (source) => {
            await page.evaluate(source);
          },
          click: (selector) => page.locator(selector).first().click(),
          clickAt: ({ x, y }) => page.mouse.click(x, y),
          type: (selector, text) => page.locator(selector).first().pressSequentially(text),
          press: (key) => page.keyboard.press(key),
          resize: (size) => page.setViewportSize(size),
          close: () => page.close(),
        };
      },
      close: () => context.close(),
    };
  },
  close: async () => {},
});
