import type { Locator } from 'playwright-core';

/** Presses a key together with Alt on an element, without what a browser does then, such as going back. */
export const pressAlt = (element: Locator, key: string): Promise<string> =>
  element.evaluate((it, key) => {
    const how = { key, altKey: true, bubbles: true, cancelable: true };
    const isLeft = it.dispatchEvent(new KeyboardEvent('keydown', how));
    return isLeft ? 'left to the browser' : 'taken';
  }, key);
