/** Acts like a visitor on any page, whatever it contains. */
import type { Page } from 'playwright-core';
import { fontsReady } from './fonts-ready.ts';

/** Scrolls near every part of the page once, so that all pictures and widgets load. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Scrolls to each widget and touches it, until all visible ones work. */
export async function wakeWidgets(page: Page): Promise<void> {
  await fontsReady(page);
  await scrollThrough(page);
  await page.evaluate(async () => {
    // One that failed to load, as on a machine with much other work, is loaded again when touched.
    const waiting = '[data-island]:not([data-ready])';
    const errors: string[] = [];
    addEventListener('preload-error', (event) => {
      errors.push(event instanceof CustomEvent ? String(event.detail) : event.type);
    });
    const next = () =>
      [...document.querySelectorAll<HTMLElement>(waiting)].find((widget) =>
        widget.checkVisibility(),
      );
    for (let widget = next(); widget; widget = next()) {
      // Each has three addresses. After that it stays as it is without script.
      if (errors.length > 2 && widget.dataset.failed !== undefined) throw new Error(errors.join());
      // Not scrollIntoView, because the Tab key would continue from there.
      const top = widget.getBoundingClientRect().top + scrollY;
      scrollTo({ top, behavior: 'instant' });
      widget.dispatchEvent(new PointerEvent('pointerover'));
      await new Promise((goOn) => setTimeout(goOn, 20));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
