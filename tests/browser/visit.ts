/** What a visitor does on any page, whatever stands there. */
import type { Page } from 'playwright-core';

/** Brings every part of the page near once, so that all pictures and widgets load. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Comes near to every widget and touches it, and waits until each that is seen has taken over. */
export async function wakeWidgets(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await scrollThrough(page);
  await page.evaluate(() => {
    for (const widget of document.querySelectorAll('[data-island]'))
      widget.dispatchEvent(new PointerEvent('pointerover'));
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island]:not([data-ready], [data-failed])')].every(
      (widget) => !widget.checkVisibility(),
    ),
  );
}
