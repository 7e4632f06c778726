import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import type { Notice } from '../../content/schema/enquiry-states.ts';
import { modes } from './enquiry-modes.ts';
import {
  endpoint,
  expectedParams,
  expectFailure,
  expectKept,
  expectSent,
  fillForm,
  openForm,
  openPage,
  received,
  sendButton,
  setFault,
  states,
  test,
} from './enquiry-page.ts';

/** The table that is printed at the end: ways to fail, and what the visitor reads of each. */
const survived: Record<string, string>[] = [];
const survive = (mode: string, { title, text }: Notice) =>
  survived.push({ mode, 'the visitor reads': `${title} ${text}`.slice(0, 90).trim().concat(' …') });
afterAll(() => {
  console.log('Each with the text kept, other ways offered, and a second attempt that arrived:');
  console.table(survived);
});

describe.concurrent('an enquiry survives', () => {
  test.for(modes.map((mode) => [mode.name, mode] as const))('%s', async ([, mode], { visit }) => {
    const visitor = await visit(mode.options);
    const { page, site } = visitor;
    await mode.prepare?.(visitor);
    await openForm(page);
    await fillForm(page);
    await mode.breakIt?.(visitor);
    await sendButton(page).click();
    await mode.waitFor?.(visitor);
    const words = states.failed[mode.failure];
    await expectFailure(page, words);
    expect(await received(site)).toEqual([]);

    await mode.mend(visitor);
    await expectKept(page);
    await sendButton(page).click();
    await expectSent(page);
    expect(await received(site)).toEqual([expectedParams]);
    survive(mode.name, words);
  });

  test('leaving the page while it is sent, and coming back to it', async ({ visit }) => {
    const { page, site } = await visit();
    await openForm(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset.persisted = '';
      }),
    );
    await fillForm(page);
    setFault(site, 'hang');
    const request = page.waitForRequest(endpoint);
    await sendButton(page).click();
    await request;
    await page.goto('/privacy-policy/');
    await page.evaluate(() => history.back());
    await page.waitForURL('**/contact/', { waitUntil: 'commit' });
    await page.clock.fastForward(3000);
    // Not every browser keeps pages as they were: Chromium's headless shell loads them again.
    const isPersisted = await page.evaluate(() => 'persisted' in document.documentElement.dataset);
    const words = isPersisted ? states.failed.unknown : states.restored;
    await page.getByText(words.title).waitFor();
    await expectKept(page);
    setFault(site, 'none');
    await sendButton(page).click();
    await expectSent(page);
    expect(await received(site)).toEqual([expectedParams]);
    survive(`left while sending, ${isPersisted ? 'restored' : 'loaded again'}`, words);
  });

  test('being put aside by the browser while it is sent', async ({ visit }) => {
    const { page, site } = await visit();
    await openForm(page);
    await fillForm(page);
    setFault(site, 'hang');
    const request = page.waitForRequest(endpoint);
    await sendButton(page).click();
    await request;
    // What the browser says when it brings a page back from its back/forward cache.
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expectFailure(page, states.failed.unknown);
    setFault(site, 'none');
    await sendButton(page).click();
    await expectSent(page);
    expect(await received(site)).toEqual([expectedParams]);
    survive('put aside while sending', states.failed.unknown);
  });

  test('closing the tab while it is sent', async ({ visit }) => {
    const { page, site, context } = await visit();
    await openForm(page);
    await fillForm(page);
    setFault(site, 'hang');
    const request = page.waitForRequest(endpoint);
    await sendButton(page).click();
    await request;
    await page.close({ runBeforeUnload: true });
    setFault(site, 'none');
    const next = await context.newPage();
    await openForm(next);
    await next.getByText(states.restored.title).waitFor();
    await expectKept(next);
    await sendButton(next).click();
    await expectSent(next);
    expect(await received(site)).toEqual([expectedParams]);
    survive('the tab closed while sending', states.restored);
  });

  test("a page on which the form's own code does not load", async ({ visit }) => {
    const { page, site } = await visit();
    await page.route('**/assets/EnquiryForm-*', (route) => route.abort());
    await openPage(page);
    await fillForm(page);
    await page.getByText(states.noScript.title).waitFor();
    expect(await page.locator('.enquiry-form').getAttribute('action')).toMatch(/^mailto:.+@/);
    await page.unroute('**/assets/EnquiryForm-*');
    await page.reload();
    await page.clock.fastForward(3000);
    await expectKept(page);
    await sendButton(page).click();
    await expectSent(page);
    expect(await received(site)).toEqual([expectedParams]);
    survive("the form's own code does not load", states.noScript);
  });

  test('a program that fills in the hidden field, too', async ({ visit }) => {
    const { page, site } = await visit();
    await openForm(page);
    await fillForm(page);
    await page.locator('#enquiry-website').evaluate((trap) => {
      if (trap instanceof HTMLInputElement) trap.value = 'https://amina.example';
    });
    await sendButton(page).click();
    await expectFailure(page, states.suspect);
    expect(await received(site)).toEqual([]);
    await sendButton(page).click();
    await expectSent(page);
    expect(await received(site)).toEqual([expectedParams]);
    survive('the hidden field is filled in', states.suspect);
  });

  test('being written within moments', async ({ visit }) => {
    const { page, site } = await visit();
    await page.addInitScript(() => {
      performance.now = () => 1900;
    });
    await page.goto('/contact/');
    await fillForm(page);
    await sendButton(page).click();
    await expectFailure(page, states.suspect);
    expect(await received(site)).toEqual([]);
    await page.evaluate(() => {
      performance.now = () => 2100;
    });
    await sendButton(page).click();
    await expectSent(page);
    expect(await received(site)).toEqual([expectedParams]);
    survive('filled in within moments', states.suspect);
  });

  test('two tabs at once', async ({ visit }) => {
    const { page, site, context } = await visit();
    const other = await context.newPage();
    const text = (tab: Page) => tab.locator('[name=contact-message]');
    await openForm(page);
    await openForm(other);
    await fillForm(page);
    await text(other).fill('Another text, in another tab.');
    await text(page).press('End');
    await other.reload();
    await page.reload();
    await expectKept(page);
    expect(await text(other).inputValue()).toBe('Another text, in another tab.');
    // The one that is sent is forgotten, the other is not.
    await page.clock.fastForward(3000);
    await sendButton(page).click();
    await expectSent(page);
    expect(await received(site)).toEqual([expectedParams]);
    await page.close({ runBeforeUnload: true });
    await other.close({ runBeforeUnload: true });
    const next = await context.newPage();
    await openForm(next);
    await next.getByText(states.restored.title).waitFor();
    expect(await text(next).inputValue()).toBe('Another text, in another tab.');
    survive('two tabs at once', states.restored);
  });
});
