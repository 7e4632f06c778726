/** Some firms have a name and menu too long for any window. They always have the small menu. */
import { look } from './open.ts';

/** Whether a desktop shows the menu of wide screens. */
export const isMenuWide: boolean = await look('/', (page) =>
  page.locator('.navigation').isVisible(),
);
