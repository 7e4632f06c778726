/** Opens the contact page with its own site and mailbox, and acts like a visitor. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test as vitest } from 'vitest';
import type { Notice } from '../../content/schema/enquiry-states.ts';
import { clockScript } from '../page-clock.ts';
import { content } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { type Site, startBrowser, startSite } from './site.ts';

// It ends with the worker, like the browser of open.ts.
const browser = await startBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });

/** The texts of the form, from content. */
export const { form, states } = content.contact;

export const typed = {
  'contact-name': 'Amina Okello',
  'contact-phone': '+256 700 000 000',
  'contact-email': 'amina@ministry.example',
  subject: 'Port corridor & “review”',
  'contact-message': 'We need an independent review.\nBefore March, if you can. 🦒',
};

export type Visit = {
  site: Site;
  context: BrowserContext;
  page: Page;
  onTestFinished: (stop: () => Promise<void>) => void;
};

/** The path that the page posts to, at any origin. */
export const endpoint = '**/api/v1.0/email/send';

type Visits = { visit: (options?: BrowserContextOptions) => Promise<Visit> };

/**
 * A test with `visit`: each has its own site, and a visitor who has not opened the page yet. Pages
 * have their own clock, and seem to be open for longer than the time in which only bots write.
 */
export const test = vitest.extend<Visits>({
  visit: ({ onTestFinished }, use) =>
    use(async (options = {}) => {
      const site = await startSite();
      const context = await browser.newContext({
        baseURL: site.url,
        reducedMotion: 'reduce',
        ...options,
      });
      await context.addInitScript({ content: clockScript({ from: 1000, age: 3000 }) });
      onTestFinished(async () => {
        await context.close();
        await site.close();
      });
      return { site, context, page: await context.newPage(), onTestFinished };
    }),
});

/** Opens the contact page and touches the form, so that its own code loads. */
export async function openForm(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}${addressOf('/contact/')}`);
  await touchForm(page);
}

export async function touchForm(page: Page): Promise<void> {
  await page.click('[name=contact-name]');
  await page.locator('[data-island=EnquiryForm][data-ready]').waitFor({ state: 'attached' });
}

export async function fillForm(page: Page, values: Partial<typeof typed> = typed): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.fill(`[name=${name}]`, value);
}

export const sendButton = (page: Page) => page.locator('.enquiry-form button[type=submit]');

/** The part of the form that shows and announces its state. */
export const notice = (page: Page) => page.locator('.enquiry-form .enquiry-notice');

export function readForm(page: Page): Promise<Record<string, string>> {
  return page.locator('.enquiry-form').evaluate((element, keys) => {
    const textIn = (key: string) =>
      element.querySelector<HTMLInputElement>(`[name=${key}]`)?.value ?? '';
    return Object.fromEntries(keys.map((key) => [key, textIn(key)]));
  }, Object.keys(typed));
}

/** The template parameters of every enquiry in the mailbox, newest first. */
export const received = ({ mailbox }: Site): Record<string, unknown>[] =>
  mailbox.enquiries.map((enquiry) => enquiry.template_params);

/** Waits for the success sentence and the emptied form. */
export async function expectSent(page: Page): Promise<void> {
  await notice(page).getByText(states.sent.text).waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('.enquiry-form textarea')?.value === '',
  );
}

/** The failure is reported, no text is lost, and two other ways to reach the firm carry it. */
export async function expectFailure(page: Page, { title, text }: Notice): Promise<void> {
  await notice(page).getByText(title, { exact: true }).waitFor();
  const told = await notice(page).getByRole('status').textContent();
  expect(told).toContain(text.split(/\{\w+\}/)[0]);
  await expectKept(page);
  const mail = await notice(page).locator('a[href^="mailto:"]').getAttribute('href');
  const letter = decodeURIComponent(mail ?? '').replaceAll('\r\n', '\n');
  for (const value of Object.values(typed)) expect(letter).toContain(value);
  expect(await notice(page).locator('a[href^="tel:"]').isVisible()).toBe(true);
}

export async function expectKept(page: Page): Promise<void> {
  expect(await readForm(page)).toEqual(typed);
}

/** The template parameters for the text that `fillForm` types. */
export const expectedParams = {
  title: typed.subject,
  name: typed['contact-name'],
  time: expect.any(String),
  message: typed['contact-message'],
  'contact-email': typed['contact-email'],
  'contact-phone': typed['contact-phone'],
};

/** Counts the page's POST requests from now on. */
export function countPosts(page: Page): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  return () => posts;
}
