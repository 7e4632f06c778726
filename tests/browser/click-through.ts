/** Uses a page like a curious visitor, and reports what its security policy refused meanwhile. */
import type { Page } from 'playwright-core';
import { patience } from '../patience.ts';

/** Collects what the policy refuses from now on, on every page opened in the tab. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('tellRefused', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const what = `${location.pathname}: ${effectiveDirective} refused ${blockedURI} ${sample}`;
      Reflect.get(window, 'tellRefused')(`${what} (${sourceFile}:${lineNumber})`);
    });
  });
  return refused;
}

/**
 * Wakes every island, presses everything that does not lead away, and wakes the islands that this
 * reveals.
 */
export async function clickThrough(page: Page): Promise<void> {
  await wakeIslands(page);
  await page.evaluate(async () => {
    const pressed = 'button, summary, [role=tab], a[href^="#"], input, select';
    for (const control of document.querySelectorAll(pressed)) {
      const sends = control.matches('form [type=submit], form button:not([type])');
      // A link inside a drawing has no click() method.
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      if (control.isConnected && !sends)
        if (control instanceof HTMLElement) control.click();
        else control.dispatchEvent(click);
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await wakeIslands(page);
}

async function wakeIslands(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const end = performance.now() + patience;
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
      while (!island.matches('[data-ready],[data-failed]')) {
        if (!island.checkVisibility()) break;
        if (performance.now() > end) throw new Error(`${island.dataset.island} does not wake`);
        island.scrollIntoView({ behavior: 'instant' });
        for (const type of ['pointerover', 'focusin'])
          island.dispatchEvent(new Event(type, { bubbles: true }));
        await new Promise(requestAnimationFrame);
      }
    }
  }, patience);
}
