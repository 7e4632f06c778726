import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sampled } from '../matrix.ts';
import { expectTimer, pass } from '../page-clock.ts';
import { content } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import {
  endpoint,
  expectedParams,
  expectFailure,
  expectKept,
  expectSent,
  fillForm,
  form,
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
import { takeTab } from './open.ts';

const numbers = new Intl.NumberFormat(content.site.lang);

describe.concurrent('the form', () => {
  test('shows each error beside its field, and moves the focus to the first', async ({ visit }) => {
    const { page } = await visit();
    await openForm(page);
    await fillForm(page, { 'contact-name': 'Amina', 'contact-email': 'amina@' });
    await sendButton(page).click();
    await page.locator('#contact-phone:focus').waitFor();
    const summary = form.summary.other.replace('{count}', '4');
    expect(await notice(page).getByRole('status').textContent()).toContain(summary);
    const email = page.getByLabel(form.fields.email.label, { exact: true });
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    const described = (await email.getAttribute('aria-describedby'))?.split(' ')[0];
    expect(await page.locator(`#${described}`).textContent()).toBe(
      form.fields.email.errors.noDomain,
    );
    await email.pressSequentially('ministry.example');
    expect(await email.getAttribute('aria-invalid')).toBeNull();
    expect(await notice(page).textContent()).toContain(form.summary.other.replace('{count}', '3'));
  });

  test('counts the invalid fields in words from the page, as soon as the button is pressed', async ({
    visit,
  }) => {
    const { page } = await visit();
    // On a phone, formatting the first plural or number takes 100 ms: too slow for a press.
    await page.addInitScript(() => {
      const refuse = () => {
        throw new Error('Too slow for a press');
      };
      Intl.PluralRules.prototype.select = refuse;
      Number.prototype.toLocaleString = refuse;
    });
    await openForm(page);
    const texts = form.summary;
    for (const [count, fields] of [[5, {}] as const, [1, { ...typed, subject: '' }] as const]) {
      await fillForm(page, fields);
      await sendButton(page).click();
      const rule = new Intl.PluralRules(content.site.lang).select(count);
      const said = (texts[rule] ?? texts.other).replace('{count}', String(count));
      await notice(page).getByText(said).waitFor();
    }
  });

  test('responds to the press first, then shows the errors, then moves the focus', {
    tags: 'nightly',
  }, async ({ visit }) => {
    const { page } = await visit();
    await openForm(page);
    // In a single frame, a slow phone took a quarter of a second, and the press seemed lost.
    const order = await page.evaluate(async () => {
      const seen: string[] = [];
      const status = document.querySelector('.enquiry-form [role=status]');
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const note = () => {
        const words = status?.textContent ? 'words' : 'no words';
        const focus = document.activeElement?.matches('[aria-invalid]') ? 'there' : 'not there';
        if (seen.at(-1) !== `${words}, ${focus}`) seen.push(`${words}, ${focus}`);
      };
      const send = document.querySelector<HTMLElement>('.enquiry-form [type=submit]');
      send?.focus();
      send?.click();
      for (let drawn = 0; drawn < 600 && !seen.includes('words, there'); drawn += 1) {
        await frame();
        note();
      }
      return seen;
    });
    expect(order).toEqual(['no words, not there', 'words, not there', 'words, there']);
  });

  test('counts the characters near the limit, and keeps those over it', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit();
    await openForm(page);
    const count = page.locator('#contact-message-count');
    await fillForm(page, { ...typed, 'contact-message': 'x'.repeat(4499) });
    expect(await count.textContent()).toBe('');
    await page.fill('[name=contact-message]', 'x'.repeat(4999));
    // Languages differ in which counts have a form of their own.
    const told = (texts: typeof form.remaining, count: number) =>
      (texts[new Intl.PluralRules(content.site.lang).select(count)] ?? texts.other).replace(
        '{count}',
        String(count),
      );
    expect(await count.textContent()).toBe(told(form.remaining, 1));
    await page.fill('[name=contact-message]', 'x'.repeat(5002));
    expect(await count.textContent()).toBe(told(form.excess, 2));
    await sendButton(page).click();
    const error = form.fields.message.errors.tooLong.replace('{max}', numbers.format(5000));
    await expect.poll(() => page.locator('#contact-message-error').textContent()).toBe(error);
    expect(await page.inputValue('[name=contact-message]')).toHaveLength(5002);
  });

  test('stays correct on a page that the browser translates', { tags: 'nightly' }, async ({
    visit,
    expect,
  }) => {
    const { page, site } = await visit();
    await openForm(page);
    await page.evaluate(translate);
    const error = page.locator('#contact-name-error');
    const says = (words: string) => expect.poll(() => error.textContent()).toBe(words);
    await sendButton(page).click();
    await says(form.fields.name.errors.required.toUpperCase());
    await page.fill('[name=contact-name]', 'x'.repeat(101));
    await says(form.fields.name.errors.tooLong.replace('{max}', numbers.format(100)).toUpperCase());
    await fillForm(page);
    await says('');
    const told = notice(page).getByRole('status');
    const tells = ({ title, text }: { title: string; text: string }) =>
      expect.poll(() => told.textContent()).toBe((title + text).toUpperCase());
    site.mailbox.fail('503');
    await sendButton(page).click();
    await tells(states.unclear.server);
    expect(await sendButton(page).textContent()).toBe(states.actions.retry.toUpperCase());
    site.mailbox.fail('none');
    await sendButton(page).click();
    await tells(states.sent);
    await pass(page, 5000);
    await expect.poll(() => told.textContent()).toBe('');
    expect(await sendButton(page).textContent()).toBe(form.submit.toUpperCase());
  });

  test('without script, is a form that writes an e-mail, and says so', async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(addressOf('/contact/'));
    const element = page.locator('.enquiry-form');
    expect(await element.getAttribute('action')).toMatch(/^mailto:.+@/);
    expect(await element.getAttribute('method')).toBe('post');
    expect(await element.getAttribute('enctype')).toBe('text/plain');
    const shown = (title: string) =>
      page.locator('main').getByText(title, { exact: true }).isVisible();
    expect(await shown(states.noScript.title)).toBe(true);
    expect(await shown(states.noKeys.title)).toBe(false);
    expect(await page.locator('main a[href^="tel:"]:visible').count()).toBe(1);
    expect(await sendButton(page).isVisible()).toBe(true);
  });

  test('lets the visitor copy the complete text if no e-mail program opens', async ({ visit }) => {
    const { page, site, context } = await visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openForm(page);
    await fillForm(page);
    site.mailbox.fail('503');
    await sendButton(page).click();
    await notice(page).getByRole('button', { name: states.actions.copy }).click();
    await notice(page).getByRole('button', { name: states.actions.copied }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const value of Object.values(typed)) expect(copied).toContain(value);
  });

  test('says so if the browser does not allow copying the text', { tags: 'nightly' }, async ({
    visit,
  }) => {
    const { page, site } = await visit();
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await openForm(page);
    await fillForm(page);
    site.mailbox.fail('503');
    await sendButton(page).click();
    await notice(page).getByRole('button', { name: states.actions.copy }).click();
    await notice(page).getByRole('button', { name: states.actions.notCopied }).waitFor();
    await notice(page).locator('[aria-live]', { hasText: states.actions.notCopied }).waitFor();
  });

  test('is cleared when the visitor asks for it, and stays clear', { tags: 'nightly' }, async ({
    visit,
  }) => {
    const { page } = await visit();
    await openForm(page);
    await fillForm(page);
    await page.reload();
    await expectKept(page);
    await page.getByRole('button', { name: form.clear }).click();
    await page.reload();
    expect(await page.getByText(states.restored.title, { exact: true }).isVisible()).toBe(false);
    expect(Object.values(await readForm(page)).join('')).toBe('');
  });

  test.for(sampled(['by hand', 'by the button']))(
    'leaves none of its texts behind when it is cleared %s, not even one sent before a change',
    async (way, { visit, expect }) => {
      const { page, site } = await visit();
      site.mailbox.fail('500');
      await openForm(page);
      await fillForm(page);
      await sendButton(page).click();
      await notice(page).getByText(states.unclear.server.title, { exact: true }).waitFor();
      await page.fill('[name=contact-message]', 'Another text.');
      if (way === 'by hand')
        await fillForm(page, Object.fromEntries(Object.keys(typed).map((name) => [name, ''])));
      else await notice(page).getByRole('button', { name: form.clear }).click();
      const left = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      await expect.poll(left).not.toContain('EnquiryForm:');
      for (const text of [typed['contact-name'], typed['contact-phone'], 'Another text.'])
        expect(await left()).not.toContain(text);
    },
  );

  test('keeps a text for no longer than it says, however often the page is opened', async ({
    visit,
  }) => {
    const { page } = await visit();
    // Dates, unlike timers, go on when a page is loaded again.
    await page.clock.install();
    await openForm(page);
    await fillForm(page);
    const days = 7;
    for (const later of [days - 1, 2]) {
      await page.clock.fastForward(later * 86_400_000);
      await page.reload();
    }
    expect(Object.values(await readForm(page)).join('')).toBe('');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('says what it keeps on this device, but only if it does', async ({ visit, expect }) => {
    const sentence = form.kept.replace('{days}', '7');
    const { page } = await visit();
    await openForm(page);
    await expect.poll(() => page.getByText(sentence).isVisible()).toBe(true);
    const denied = await visit();
    await denied.page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The document is denied storage.', 'SecurityError');
        },
      });
    });
    await openForm(denied.page);
    await denied.page.getByText(form.notKept).waitFor();
    expect(await denied.page.getByText(sentence).isVisible()).toBe(false);
    expect(await page.getByText(form.notKept).isVisible()).toBe(false);
  });

  test.for(['**/assets/EnquiryForm-*', '**/assets/*.js*'])(
    'says that nothing was sent, keeps the text and offers the other ways if its code does not load: %s',
    async (files, { visit, expect }) => {
      const { page, site } = await visit();
      await page.route(files, (route) => route.abort());
      await page.goto(addressOf('/contact/'));
      await fillForm(page);
      await sendButton(page).click();
      const { title, text } = states.notSent.unloaded;
      const told = page.locator('[data-notice=unloaded]');
      await told.getByText(title, { exact: true }).waitFor();
      expect(await told.getByRole('status').textContent()).toBe(`${title}\n${text}`);
      expect(await page.getByText(states.noScript.title, { exact: true }).isVisible()).toBe(false);
      const link = await told.locator('a[href^="mailto:"]').getAttribute('href');
      const letter = decodeURIComponent(link ?? '').replaceAll('\r\n', '\n');
      for (const value of Object.values(typed)) expect(letter).toContain(value);
      expect(await told.locator('a[href^="tel:"]').isVisible()).toBe(true);
      await page.reload();
      await expectKept(page);
      await sendButton(page).click();
      await told.getByText(title, { exact: true }).waitFor();
      await page.unroute(files);
      await told.getByRole('link', { name: states.actions.reload }).click();
      await page.locator(':root[data-site]').waitFor();
      await expectKept(page);
      await sendButton(page).click();
      await expectSent(page);
      expect(received(site)).toEqual([expectedParams]);
    },
  );

  test('offers no reload, which would lose the text, if storage is denied and its code does not load', async ({
    visit,
  }) => {
    const { page } = await visit();
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('The document is denied storage.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get });
    });
    await page.route('**/assets/EnquiryForm-*', (route) => route.abort());
    await page.goto(addressOf('/contact/'));
    await fillForm(page);
    await sendButton(page).click();
    const told = page.locator('[data-notice=unloaded]');
    await told.locator('a[href^="mailto:"]').waitFor();
    expect(await told.getByRole('link', { name: states.actions.reload }).isVisible()).toBe(false);
  });

  test('moves the focus to its first field when it is cleared with the keyboard', async ({
    visit,
  }) => {
    const { page } = await visit();
    await openForm(page);
    await fillForm(page);
    await page.reload();
    await page.getByText(states.restored.title, { exact: true }).waitFor();
    await page.getByRole('button', { name: form.clear }).press('Enter');
    await page.locator('[name=contact-name]:focus').waitFor();
    expect(Object.values(await readForm(page)).join('')).toBe('');
  });

  test('answers a press within ten seconds if its code does not come', async ({ visit }) => {
    const { page, site } = await visit();
    const come = await hold(page, '**/assets/EnquiryForm-*');
    await page.goto(addressOf('/contact/'));
    await fillForm(page);
    await sendButton(page).click();
    await expectTimer(page);
    await pass(page, 10_000);
    const told = page.getByText(states.notSent.unloaded.title, { exact: true }).first();
    await told.waitFor();
    await expectKept(page);
    come();
    expect(received(site)).toEqual([]);
    await sendButton(page).click();
    await expectSent(page);
    expect(await told.isVisible()).toBe(false);
    expect(received(site)).toEqual([expectedParams]);
  });

  test('does not lose an earlier text to one that is typed before its code has loaded', {
    tags: 'nightly',
  }, async ({ visit }) => {
    const { page, context } = await visit();
    await openForm(page);
    await fillForm(page);
    await page.close({ runBeforeUnload: true });
    const slow = await context.newPage();
    const come = await hold(slow, '**/assets/Enquiry-*');
    await slow.goto(addressOf('/contact/'), { waitUntil: 'commit' });
    await slow.fill('[name=contact-message]', 'Another text.');
    come();
    await slow.locator('.enquiry[data-kept]').waitFor();
    expect(await slow.inputValue('[name=contact-message]')).toBe('Another text.');
    await slow.close({ runBeforeUnload: true });
    const next = await context.newPage();
    await next.goto(addressOf('/contact/'));
    await next.getByText(states.restored.title, { exact: true }).waitFor();
    await next.getByRole('button', { name: form.clear }).click();
    await next.reload();
    await next.getByText(states.restored.title, { exact: true }).waitFor();
    await expectKept(next);
  });

  test('cannot be cleared while it is being sent, since the text may be refused', {
    tags: 'nightly',
  }, async ({ visit }) => {
    const { page, site } = await visit();
    await openForm(page);
    await fillForm(page);
    await page.reload();
    await page.getByText(states.restored.title, { exact: true }).waitFor();
    const come = await hold(page, endpoint);
    site.mailbox.fail('429');
    await sendButton(page).click();
    await notice(page).getByText(states.sending.title, { exact: true }).waitFor();
    const clear = page.getByRole('button', { name: form.clear });
    expect(await clear.isVisible()).toBe(false);
    come();
    await expectFailure(page, states.notSent.throttled);
    expect(await clear.isVisible()).toBe(true);
  });

  test("restores each tab's own text in two tabs, and forgets the one that is sent", {
    tags: 'nightly',
  }, async ({ visit }) => {
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
    await sendButton(page).click();
    await expectSent(page);
    expect(received(site)).toEqual([expectedParams]);
    await page.close({ runBeforeUnload: true });
    await other.close({ runBeforeUnload: true });
    const next = await context.newPage();
    await openForm(next);
    await next.getByText(states.restored.title, { exact: true }).waitFor();
    expect(await text(next).inputValue()).toBe('Another text, in another tab.');
  });
});

test.each(sampled(['contact-name', 'subject', 'contact-message']))(
  'starts a right-to-left text at the right edge of its field: %s',
  async (name) => {
    const page = await takeTab();
    await page.goto(addressOf('/contact/'));
    const field = page.locator(`[name=${name}]`);
    await field.fill('שלום (ירושלים).');
    const { width = 0 } = (await field.boundingBox()) ?? {};
    await field.click({ position: { x: width - 3, y: 24 } });
    const before = (control: HTMLElement) =>
      control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
        ? control.selectionStart
        : undefined;
    expect(await field.evaluate(before)).toBe(0);
  },
);

/**
 * Translates the form of a page into capitals, as browsers do: an element of the browser replaces
 * each text, including texts that appear later.
 */
function translate(): void {
  const section = document.querySelector('.enquiry');
  if (!section) return;
  const put = () => {
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const { parentElement, textContent } = text;
      if (!textContent || !parentElement || parentElement.matches('font, textarea')) continue;
      const translated = document.createElement('font');
      translated.textContent = textContent.toUpperCase();
      parentElement.replaceChild(translated, text);
    }
  };
  put();
  new MutationObserver(put).observe(section, { childList: true, subtree: true });
}
