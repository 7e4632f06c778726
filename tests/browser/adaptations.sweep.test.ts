/** Pages under a visitor's settings (zoom, text size, contrast), or with something missing. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { isFull } from '../matrix.ts';
import { axeFindings } from './axe.ts';
import { layoutFaults } from './geometry/layout-faults.ts';
import { newPage, open, phone } from './open.ts';
import { firmLayouts, layouts } from './pages.ts';
import { coveringPages, everyPage, shareOf } from './sample.ts';
import { findStates } from './states.ts';
import { wakeWidgets } from './visit.ts';

const pages = shareOf(isFull ? everyPage : firmLayouts.filter((_, at) => at % 2 === 0));
const eachDocument = coveringPages(/(<body[^>]*>)/g);
let checks = 0;
afterAll(() => console.log(`adaptations: ${pages.length} pages, ${checks} checks`));

type Change = { width: number; height: number; fontSize?: number };

const changes: Record<string, Change> = {
  'a zoom of 400 %': { width: 320, height: 256 },
  'text at 200 %': { width: 1440, height: 900, fontSize: 32 },
  'text at 200 % on a phone': { width: 390, height: 844, fontSize: 32 },
  'text at 200 % on a tablet': { width: 768, height: 1024, fontSize: 32 },
};

test.for(pages)('%s loses nothing under zoom and with large text', async (address) => {
  const page = await newPage();
  await page.goto(address);
  await wakeWidgets(page);
  const devtools = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const [name, { width, height, fontSize = 16 }] of Object.entries(changes)) {
    await page.setViewportSize({ width, height });
    // The font size that a visitor sets in the browser.
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
    const found = await layoutFaults(page);
    // At twice the size a long word may break, as long as all of it stays visible.
    const lost = found.filter((fault) => fontSize === 16 || !fault.startsWith('broken:'));
    faults.push(...lost.map((fault) => `${name}: ${fault}`));
    checks += 1;
  }
  expect(faults).toEqual([]);
});

const themes = ['light', 'dark'] as const;
// Each layout in both themes, and the other pages in one of them by turns.
const contrasts = pages.map((address, at) => ({
  address,
  shown: themes.filter((_, theme) => layouts.includes(address) || theme === at % 2),
}));
test.for(contrasts)(
  '$address has a contrast of 7 to 1 for visitors who ask for more contrast',
  async ({ address, shown }) => {
    const page = await open(address, { contrast: 'more' });
    await wakeWidgets(page);
    for (const colorScheme of shown) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page, 'html', ['color-contrast-enhanced'])).toEqual([]);
      checks += 1;
    }
  },
);

test.for(coveringPages(/<dialog [^>]*?class="([\w-]+)/g))(
  'nothing shows through the overlays of %s for visitors who ask for less transparency',
  async (address) => {
    const page = await newPage({ viewport: phone });
    await page.goto(address);
    const devtools = await page.context().newCDPSession(page);
    const asks = { name: 'prefers-reduced-transparency', value: 'reduce' };
    await devtools.send('Emulation.setEmulatedMedia', { features: [asks] });
    await wakeWidgets(page);
    const grounds: string[] = [];
    const kinds = new Map((await findStates(page)).map((state) => [state.kind, state]));
    for (const { enter, leave, part } of kinds.values()) {
      await enter();
      const over = page.locator(part).and(page.locator('dialog:is(:modal, :popover-open)'));
      const found = await over.evaluateAll((dialogs) =>
        dialogs.map((it) => {
          const { backgroundColor, opacity } = getComputedStyle(it, '::backdrop');
          return `${backgroundColor} at ${opacity}`;
        }),
      );
      grounds.push(...found);
      await leave();
    }
    expect(grounds).not.toEqual([]);
    expect(grounds.filter((ground) => !/^rgb\(.* at 1$/.test(ground))).toEqual([]);
  },
);

const missing: Record<string, (page: Page) => Promise<unknown>> = {
  'any style': (page) =>
    page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        for (const style of document.querySelectorAll('style, [rel=stylesheet]')) style.remove();
      });
    }),
  storage: (page) =>
    page.addInitScript(() => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get });
    }),
  'an IntersectionObserver': (page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, 'IntersectionObserver');
    }),
};

/** Text that is hidden even in a complete page: closed parts, and inactive panels. */
const closedTexts = new Map<string, Promise<string[]>>();

// What a page needs to be readable is the same on all pages of a layout and with the same widgets.
const ofEachKind = new Set([
  ...(isFull ? layouts : ['/']),
  ...eachDocument,
  ...(isFull ? coveringPages(/ data-(?:island|tabs|reveal)(?:="(\w+)")?/g) : []),
]);
describe.for(Object.entries(missing))('without %s', ([, remove]) => {
  test.for(shareOf([...ofEachKind]))('%s is still readable', async (address) => {
    const unreadable = async (prepare: (page: Page) => Promise<unknown>) => {
      const page = await newPage();
      page.on('pageerror', (error) => errors.push(error.message));
      await prepare(page);
      await page.goto(address);
      await wakeWidgets(page);
      return page.evaluate(findUnreadable);
    };
    const errors: string[] = [];
    if (!closedTexts.has(address))
      closedTexts.set(
        address,
        unreadable(async () => {}),
      );
    const [closed, hidden] = [await closedTexts.get(address), await unreadable(remove)];
    expect(hidden.filter((text) => !closed?.includes(text))).toEqual([]);
    expect(errors).toEqual([]);
    checks += 1;
  });
});

/** Runs in the page: returns the texts of its main part that nobody can see. */
function findUnreadable(): string[] {
  const seen = { opacityProperty: true, visibilityProperty: true };
  return (
    [...document.querySelectorAll('main *')]
      .filter((it) =>
        [...it.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((it) => !it.checkVisibility(seen))
      // Where pins are close together, the map names only that of the case in view.
      .filter((it) => !it.matches('.crowded'))
      // If nothing can be stored, the form must not promise to keep the text.
      .filter((it) => !it.closest('.enquiry:not([data-kept]) .enquiry-kept'))
      .map((it) => it.textContent ?? '')
  );
}
