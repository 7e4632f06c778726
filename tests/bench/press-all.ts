import type { Locator, Page } from 'playwright-core';

const pressed = [
  'button',
  'summary',
  '[role=tab]',
  'input',
  'textarea',
  'select',
  '.reach-map a',
  '[data-slider] a',
].join(', ');

/** How many controls of one kind to try: enough to know how long all of them take. */
const most = 3;

/** Touches every visible control from the top to the end of the page, and types into fields. */
export async function pressAll(page: Page): Promise<void> {
  page.setDefaultTimeout(3000);
  // Links to other pages are left alone.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && link.pathname !== location.pathname) event.preventDefault();
    }),
  );
  const times = new Map<string, number>();
  for (const control of await page.locator(pressed).all()) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    const kind = await control.evaluate(
      ({ localName, className, parentElement }) =>
        `${localName} ${className} ${parentElement?.className}`,
    );
    const count = times.get(kind) ?? 0;
    times.set(kind, count + 1);
    if (count < most) await press(page, control);
  }
}

async function press(page: Page, control: Locator): Promise<void> {
  const isText = await control.evaluate((element) =>
    element.matches('textarea, input:not([type=checkbox], [type=radio], [type=range])'),
  );
  // At the very bottom of an emulated phone, Chromium shows no frame until something else moves.
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // Controls behind an open dialog cannot be touched and need not be.
  const isReached = await control.tap().then(
    () => true,
    () => false,
  );
  if (isReached && isText) await control.pressSequentially('Kampala', { delay: 120 });
  await page.waitForTimeout(400);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(100);
}
