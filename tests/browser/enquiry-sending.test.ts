import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pass } from '../page-clock.ts';
import { content } from '../site-content.ts';
import { hostileText } from '../unit/enquiry-samples.ts';
import { addressOf } from './address-of.ts';
import {
  countPosts,
  endpoint,
  expectedParams,
  expectFailure,
  expectSent,
  fillForm,
  notice,
  openForm,
  readForm,
  received,
  sendButton,
  states,
  test,
  typed,
} from './enquiry-page.ts';
import { hold } from './hold.ts';

const phone = { width: 390, height: 664 };

describe.concurrent('sending', () => {
  test('shows the success sentence for 5 seconds and forgets what was typed', async ({ visit }) => {
    const { page } = await visit();
    await openForm(page);
    await fillForm(page);
    const request = page.waitForRequest(endpoint);
    await sendButton(page).click();
    await expectSent(page);
    expect((await request).method()).toBe('POST');
    expect(new URL((await request).url()).pathname).toBe('/api/v1.0/email/send');
    expect((await request).postDataJSON()).toEqual({
      lib_version: '4.4.1',
      user_id: 'local',
      service_id: 'local',
      template_id: 'local',
      template_params: expectedParams,
    });
    await pass(page, 4999);
    expect(await notice(page).getByText(states.sent.text).isVisible()).toBe(true);
    await pass(page, 1);
    await notice(page).getByText(states.sent.text).waitFor({ state: 'detached' });
    await page.reload();
    expect(await page.getByText(states.restored.title).isVisible()).toBe(false);
    expect(Object.values(await readForm(page)).join('')).toBe('');
  });

  test('offers by e-mail what a password manager has filled in without an event', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit();
    await openForm(page);
    await page.fill('[name=contact-message]', typed['contact-message']);
    await page.evaluate((name) => {
      const field = document.querySelector<HTMLInputElement>('[name=contact-name]');
      const others = document.querySelectorAll<HTMLInputElement>('.enquiry-form input[name]');
      for (const other of others) other.value = other.type === 'email' ? 'a@b.example' : '1';
      if (field) field.value = name;
    }, typed['contact-name']);
    await page.route(endpoint, (route) => route.abort());
    await sendButton(page).click();
    const link = notice(page).locator('a[href^="mailto:"]');
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(
      typed['contact-name'],
    );
  });

  test('makes one POST of ten clicks and ten Enters', async ({ visit, expect }) => {
    const { page, site } = await visit();
    await openForm(page);
    await fillForm(page);
    const release = await hold(page, endpoint);
    const posts = countPosts(page);
    await sendButton(page).evaluate((button) => {
      for (let click = 0; click < 10; click++) if (button instanceof HTMLElement) button.click();
    });
    for (let press = 0; press < 10; press++) await page.press('[name=subject]', 'Enter');
    await notice(page).getByText(states.sending.title, { exact: true }).waitFor();
    release();
    await expectSent(page);
    await sendButton(page).click();
    await expectSent(page);
    // Another attempt would wait for the lock of the first, and be sent after it.
    await expect.poll(() => page.evaluate(countLocks)).toBe(0);
    expect(posts()).toBe(1);
    expect(received(site)).toHaveLength(1);
  });

  test('shows its response on a phone, even when the emptied form shrinks', async ({ visit }) => {
    const { page } = await visit({ viewport: phone });
    await openForm(page);
    await fillForm(page, { ...typed, 'contact-message': 'A long line of text.\n'.repeat(60) });
    await sendButton(page).click();
    await expectSent(page);
    const header = await page.locator('header').first().boundingBox();
    const answer = await notice(page).boundingBox();
    if (!header || !answer) throw new Error('the header or the answer is not shown');
    expect(answer.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(answer.y + answer.height).toBeLessThanOrEqual(phone.height);
  });

  test('shows the success sentence just as long to visitors who come back to a hidden tab', async ({
    visit,
  }) => {
    const { page } = await visit();
    await openForm(page);
    await fillForm(page);
    await setHidden(page, true);
    await sendButton(page).click();
    await expectSent(page);
    await pass(page, 10_000);
    expect(await notice(page).getByText(states.sent.text).isVisible()).toBe(true);
    await setHidden(page, false);
    await pass(page, 4999);
    expect(await notice(page).getByText(states.sent.text).isVisible()).toBe(true);
    await pass(page, 1);
    await notice(page).getByText(states.sent.text).waitFor({ state: 'detached' });
  });

  test('stores no time of sending if messages are not limited', { tags: 'nightly' }, async ({
    visit,
    expect,
  }) => {
    const { page } = await visit();
    await openForm(page);
    await fillForm(page);
    await sendButton(page).click();
    await expectSent(page);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage)))
      .toEqual([expect.stringMatching(/^EnquiryForm posted:[\d.]+$/)]);
  });

  test('says when the same text was sent, and sends it again only at a button that says so', async ({
    visit,
    expect,
  }) => {
    const { page, site } = await visit();
    await openForm(page);
    await fillForm(page);
    await sendButton(page).click();
    await expectSent(page);
    await page.reload();
    await fillForm(page);
    const { title, text } = states.sentAlready;
    const time = await page.evaluate(
      ([lang, format]) => {
        const marks = Object.entries(localStorage).filter(([key]) => key.includes('posted:'));
        const at = Number(marks[0]?.[1].split(' ')[1]);
        // Unicode's data have no word for some eras.
        const parts = new Intl.DateTimeFormat(lang, format).formatToParts(at);
        return parts.map(({ type, value }) => (type === 'era' ? '' : value)).join('');
      },
      [content.site.lang, { dateStyle: 'long', timeStyle: 'short' }] as const,
    );
    await notice(page).getByText(title, { exact: true }).waitFor();
    const told = notice(page).getByRole('status');
    expect(await told.textContent()).toBe(
      title + text.replace('{time}', time.replace(/ {2,}/, ' ')),
    );
    expect(received(site)).toHaveLength(1);
    await page.getByRole('button', { name: states.actions.again }).click();
    await expectSent(page);
    expect(received(site)).toEqual([expectedParams, expectedParams]);
  });

  test('does not keep a text that was sent when the visitor goes back to the page where it was typed', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit();
    await openForm(page);
    await fillForm(page);
    await page.goto(addressOf('/service/'));
    await openForm(page);
    await sendButton(page).click();
    await expectSent(page);
    // Not every browser puts the text into the form again.
    await page.evaluate(() => {
      document.documentElement.dataset.left = '';
      history.go(-2);
    });
    await page.locator(':root[data-site]:not([data-left])').waitFor({ state: 'attached' });
    await page.locator('[data-island=Enquiry][data-ready]').waitFor({ state: 'attached' });
    await page.goto(addressOf('/service/'));
    expect(await draftsOf(page)).toEqual([]);
  });

  test('does not keep a text that was sent when its page comes back from the cache as it was left', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit();
    await openForm(page);
    await fillForm(page);
    await sendButton(page).click();
    await expectSent(page);
    await fillForm(page);
    expect(await draftsOf(page)).toHaveLength(1);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    expect(await draftsOf(page)).toEqual([]);
  });

  test('waits for the visitor when the connection is back', { tags: 'nightly' }, async ({
    visit,
  }) => {
    const { page, site, context } = await visit();
    await openForm(page);
    await fillForm(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await expectFailure(page, states.notSent.offline);
    const posts = countPosts(page);
    await context.setOffline(false);
    await notice(page).getByText(states.online.title).waitFor();
    await context.setOffline(true);
    await notice(page).getByText(states.notSent.offline.title).waitFor();
    await context.setOffline(false);
    await expectFailure(page, states.online);
    await pass(page, 60_000);
    expect(posts()).toBe(0);
    await sendButton(page).click();
    await expectSent(page);
    expect(posts()).toBe(1);
    expect(received(site)).toEqual([expectedParams]);
  });
});

describe.concurrent('these do not prevent an enquiry from being sent:', () => {
  test("typing and a click before the form's code has loaded", async ({ visit }) => {
    const { page, site } = await visit();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    const release = await hold(page, '**/assets/EnquiryForm-*');
    await page.goto(addressOf('/contact/'));
    await fillForm(page);
    await sendButton(page).click();
    release();
    await expectSent(page);
    expect(received(site)).toEqual([expectedParams]);
    expect(errors, 'hydration has nothing to mend').toEqual([]);
  });

  test("a click while the form's code, which failed to load, is loaded again", async ({
    visit,
  }) => {
    const { page, site } = await visit();
    let asked = 0;
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/assets/EnquiryForm-*', async (route) => {
      if (asked++ === 0) return route.abort();
      await coming;
      return route.continue();
    });
    await page.goto(addressOf('/contact/'));
    await page.hover('.enquiry-form');
    await page.locator('[data-island=EnquiryForm][data-failed]').waitFor();
    await fillForm(page);
    await sendButton(page).click();
    come();
    await expectSent(page);
    expect(received(site)).toEqual([expectedParams]);
  });
});

test('an e-mail client that does not load raises a preload-error, which is thrown unless somebody prevents it', {
  tags: 'nightly',
}, async ({ visit }) => {
  for (const isPrevented of [false, true]) {
    const { page } = await visit();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript((isPrevented) => {
      addEventListener('preload-error', (event) => {
        document.documentElement.dataset.told = String(event.cancelable);
        if (isPrevented) event.preventDefault();
      });
    }, isPrevented);
    await page.route('**/assets/EmailClient-*', (route) => route.abort());
    await openForm(page);
    await page.locator(':root[data-told=true]').waitFor();
    await fillForm(page);
    await sendButton(page).click();
    await expectFailure(page, states.notSent.unloaded);
    expect(errors.length > 0).toBe(!isPrevented);
  }
});

/** The contents of a form's controls after this text was put there, and therefore what is sent. */
const cleaned = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');
const inLine = (text: string) => cleaned(text.replace(/[\r\n]/g, ''));
const inMessage = (text: string) => cleaned(text.replace(/\r\n?/g, '\n'));

// The mailbox of a preview keeps the latest 200.
const hostileEnquiries = 150;

test(`${hostileEnquiries} enquiries of four hostile texts each arrive byte for byte`, {
  tags: 'nightly',
}, async ({ visit }) => {
  const { page, site } = await visit();
  await openForm(page);
  await fillForm(page);
  const seed = Date.now() % 2 ** 31;
  const line = hostileText(100);
  const hostile = fc.tuple(line, line, line, hostileText(5000));
  const enquiries = fc.sample(hostile, { numRuns: hostileEnquiries, seed });
  // As JSON text, because half surrogates would not survive the transfer to the browser.
  await page.evaluate(sendEach, JSON.stringify(enquiries));
  const arrived = received(site).reverse();
  const expected = enquiries.map(([name, phone, subject, message]) => ({
    title: inLine(subject),
    name: inLine(name),
    time: expect.any(String),
    message: inMessage(message),
    'contact-email': typed['contact-email'],
    'contact-phone': inLine(phone),
  }));
  expect(arrived, `sampled with seed ${seed}`).toEqual(expected);
});

/** How many attempts have the lock of an enquiry, or wait for it. */
const countLocks = async () => {
  const { held = [], pending = [] } = await navigator.locks.query();
  return held.length + pending.length;
};

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Runs in the page: puts each enquiry into the form, submits it, and waits until it is sent. */
async function sendEach(json: string): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('.enquiry-form');
  if (!form) throw new Error('there is no form');
  const put = (name: string, text: string) => {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = text;
    }
  };
  const enquiries: [string, string, string, string][] = JSON.parse(json);
  for (const [name, phone, subject, message] of enquiries) {
    put('contact-name', name);
    put('contact-phone', phone);
    put('contact-email', 'amina@ministry.example');
    put('subject', subject);
    put('contact-message', message);
    const isReset = new Promise((resolve) =>
      form.addEventListener('reset', resolve, { once: true }),
    );
    form.dispatchEvent(new Event('input', { bubbles: true }));
    form.requestSubmit();
    await isReset;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The drafts that are kept on the device. */
const draftsOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('EnquiryForm:')));
