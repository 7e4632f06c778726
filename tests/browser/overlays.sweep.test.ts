/** Everything that opens over a page opens in sight: in the window, below its button, on top. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open } from './open.ts';
import { coveringPages } from './sample.ts';
import { wakeWidgets } from './visit.ts';

const widths = [320, 390, 768, 1024, 1200, 1440, 1920, 2560];

// Each kind of overlay, with each kind of header: the firm's, the template's, and one on paper.
const pages = coveringPages(
  /(<dialog class="[\w-]+|popover="auto" class="[\w -]+|<body[^>]*>|\bpaper(?=">))/g,
);

test.each(pages)('%s opens everything fully in the window, and on top', async (path) => {
  const page = await open(path);
  await wakeWidgets(page);
  const seen = new Set<string>();
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), dir);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const y of [0, 1000]) {
        await scrollTo(page, y);
        const { opened, faults } = await page.evaluate(openEach);
        expect(faults, `${dir}, ${width} px wide, scrolled ${y} px`).toEqual([]);
        for (const name of opened) seen.add(name);
      }
    }
  }
  const overlays = page.locator('[popover], dialog');
  const navigation = page.locator('.navigation');
  // If a menu is too long for the widest window, it never opens.
  const hidden = (await navigation.isVisible()) ? 0 : await navigation.locator(overlays).count();
  const all = (await overlays.count()) - hidden;
  expect([...seen], 'what was seen open').toHaveLength(all);
});

/** Scrolls, and waits for the header to follow or to scroll away. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), y);
  await expect.poll(() => page.locator('[data-past-header]').count()).toBe(Math.sign(y));
}

/** Runs in the page: opens everything that can be opened in turn, and reports what is wrong. */
async function openEach(): Promise<{ opened: string[]; faults: string[] }> {
  const opened: string[] = [];
  const faults: string[] = [];
  const { clientWidth } = document.documentElement;

  const check = (overlay: HTMLElement, button?: HTMLElement) => {
    const name = overlay.id || overlay.ariaLabel || overlay.className;
    opened.push(name);
    const { left, top, right, bottom } = overlay.getBoundingClientRect();
    const says = (fault: string) =>
      faults.push(`${name} at ${[left, top, right, bottom].map(Math.round)} ${fault}`);
    if (left < 0 || top < 0 || right > clientWidth || bottom > innerHeight)
      says('leaves the window');
    if (button && !(overlay instanceof HTMLDialogElement)) {
      const above = button.getBoundingClientRect();
      if (above.bottom > top || left > above.left || above.right > right)
        says(`is not under its button at ${above.left}, ${above.top}`);
    }
    const corner = 6; // They are rounded.
    const xs = [left + corner, (left + right) / 2, right - corner];
    const ys = [top + corner, (top + bottom) / 2, bottom - corner];
    const covers = xs.flatMap((x) => ys.map((y) => document.elementFromPoint(x, y)));
    for (const it of new Set(covers))
      if (!overlay.contains(it)) says(`is under ${it?.outerHTML.slice(0, 80)}`);
  };

  if (scrollY === 0)
    for (const it of document.querySelectorAll<HTMLElement>('dialog[open]')) check(it);
  const openers =
    '[popovertarget]:not([popovertargetaction=hide]), [data-island=Lightbox] li:first-child a';
  for (const button of document.querySelectorAll<HTMLElement>(openers)) {
    if (!button.checkVisibility()) continue;
    const findOpen = () => document.querySelector<HTMLElement>(':popover-open, :modal');
    button.click();
    const overlay = findOpen();
    if (!overlay) faults.push(`${button.ariaLabel ?? button.textContent} opened nothing`);
    else {
      check(overlay, button);
      if (overlay instanceof HTMLDialogElement && overlay.matches(':modal')) {
        // Then it returns the focus, which may scroll the page.
        const closed = new Promise((told) => overlay.addEventListener('close', told));
        overlay.close();
        await closed;
      } else overlay.hidePopover();
    }
  }
  return { opened, faults };
}
