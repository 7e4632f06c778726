/** Each page for a screen reader: its tree, its first stop, and what forms announce. */
import { afterAll, expect, test } from 'vitest';
import { isFull } from '../matrix.ts';
import { contentIn, languageAt } from '../site-content.ts';
import { findFormStates } from './form-states.ts';
import { findDocumentFaults } from './html-faults.ts';
import { open } from './open.ts';
import { firmLayouts, langOf } from './pages.ts';
import { everyPage, readPage, shareOf } from './sample.ts';
import { findTreeFaults } from './tree-faults.ts';
import { wakeWidgets } from './visit.ts';

// Every third layout, as `every-page.test.ts` looks at every second, with axe.
const pages = shareOf(isFull ? everyPage : firmLayouts.filter((_, at) => at % 3 === 0));
let entries = 0;
afterAll(() => console.log(`accessibility tree: ${pages.length} pages, ${entries} entries`));

test.for(pages)(
  '%s has its landmarks, headings and names in order, and a link past its header',
  async (address) => {
    const page = await open(address);
    await page.keyboard.press('Tab');
    const skipLink = page.locator(':focus');
    expect(await skipLink.textContent()).toBe(languageAt(address).content.ui.header.skipLink);
    expect((await skipLink.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.getByRole('main').and(page.locator(':focus')).count()).toBe(1);

    await wakeWidgets(page);
    const html = await page.content();
    const tree = await page.locator('body').ariaSnapshot();
    entries += tree.split('\n').length;
    const lang = langOf(html);
    expect(lang).toMatch(/^[a-z]{2}/);
    const whole = await page.locator('.slider[data-whole]').count();
    expect(findTreeFaults(tree, contentIn(lang).ui, whole)).toEqual([]);
    // The page must also be valid after script has changed it.
    expect(await findDocumentFaults(html)).toEqual([]);
  },
);

test.for(everyPage.filter((address) => readPage(address).includes('method="post"')))(
  'each state of the form of %s is announced once, and politely',
  async (address) => {
    const page = await open(address);
    await wakeWidgets(page);
    await page.evaluate(noteAnnouncements);
    const heard = () =>
      page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
    for (const { name, enter, leave } of await findFormStates(page)) {
      await page.evaluate(() => performance.clearMarks());
      await enter();
      await leave();
      const announced = await heard();
      expect(announced, name).not.toEqual([]);
      expect(announced, name).toEqual([...new Set(announced)]);
      expect(
        announced.filter((text) => !text.startsWith('status: ')),
        name,
      ).toEqual([]);
    }
  },
);

/** Runs in the page: records each new text of the live regions. */
function noteAnnouncements(): void {
  const before = new Map<Element, string>();
  const listen = () => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
      const text = region.textContent?.trim() ?? '';
      if (text && text !== before.get(region))
        performance.mark(`${region.ariaLive ?? region.role}: ${text}`);
      before.set(region, text);
    }
  };
  listen();
  performance.clearMarks();
  const options = { subtree: true, childList: true, characterData: true };
  new MutationObserver(listen).observe(document.body, options);
}
