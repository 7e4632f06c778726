/** Name and menu of some firms are too long for any window: there the small menu stands on all of them. */
import { look } from './open.ts';

/** Whether the menu of wide screens shows on a desktop. */
export const isMenuWide: boolean = await look('/', (page) =>
  page.locator('.navigation').isVisible(),
);
