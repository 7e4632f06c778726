import { describe, expect } from 'vitest';
import {
  countPosts,
  expectFailure,
  expectKept,
  fillForm,
  form,
  notice,
  openForm,
  readForm,
  sendButton,
  setFault,
  states,
  test,
  typed,
} from './enquiry-page.ts';
import { publicHost } from './site.ts';

describe.concurrent('the form', () => {
  test('names what is wrong beside each field, and goes to the first', async ({ visit }) => {
    const { page } = await visit();
    await openForm(page);
    await fillForm(page, { 'contact-name': 'Amina', 'contact-email': 'amina@' });
    await sendButton(page).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-phone');
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

  test('counts the characters near the limit, and keeps those over it', async ({ visit }) => {
    const { page } = await visit();
    await openForm(page);
    const count = page.locator('#contact-message-count');
    await fillForm(page, { ...typed, 'contact-message': 'x'.repeat(4499) });
    expect(await count.textContent()).toBe('');
    await page.fill('[name=contact-message]', 'x'.repeat(4999));
    expect(await count.textContent()).toBe(form.remaining.one);
    await page.fill('[name=contact-message]', 'x'.repeat(5002));
    expect(await count.textContent()).toBe(form.excess.other.replace('{count}', '2'));
    await sendButton(page).click();
    const error = form.fields.message.errors.tooLong.replace('{max}', '5,000');
    expect(await page.locator('#contact-message-error').textContent()).toBe(error);
    expect(await page.inputValue('[name=contact-message]')).toHaveLength(5002);
  });

  test('without keys, on a public host, says so and hands the text to e-mail', async ({
    visit,
  }) => {
    const { page, site } = await visit();
    const posts = countPosts(page);
    await openForm(page, site.url.replace('127.0.0.1', publicHost));
    await page.getByText(states.noKeys.title).waitFor();
    await fillForm(page);
    await sendButton(page).getByText(states.actions.mail).click();
    await expectFailure(page, states.mailed);
    expect(posts()).toBe(0);
  });

  test('without script is a form that writes an e-mail, and says so', async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/contact/');
    const element = page.locator('.enquiry-form');
    expect(await element.getAttribute('action')).toMatch(/^mailto:.+@/);
    expect(await element.getAttribute('method')).toBe('post');
    expect(await element.getAttribute('enctype')).toBe('text/plain');
    expect(await page.getByText(states.noScript.title).isVisible()).toBe(true);
    expect(await page.getByText(states.noKeys.title).isVisible()).toBe(false);
    expect(await page.locator('main a[href^="tel:"]').isVisible()).toBe(true);
    expect(await sendButton(page).isVisible()).toBe(true);
  });

  test('lets the visitor copy the whole text, where no e-mail program opens', async ({ visit }) => {
    const { page, site, context } = await visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openForm(page);
    await fillForm(page);
    setFault(site, '503');
    await sendButton(page).click();
    await notice(page).getByRole('button', { name: states.actions.copy }).click();
    await notice(page).getByRole('button', { name: states.actions.copied }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const value of Object.values(typed)) expect(copied).toContain(value);
  });

  test('is cleared when the visitor says so, and stays clear', async ({ visit }) => {
    const { page } = await visit();
    await openForm(page);
    await fillForm(page);
    await page.reload();
    await expectKept(page);
    await page.getByRole('button', { name: form.clear }).click();
    await page.reload();
    expect(await page.getByText(states.restored.title).isVisible()).toBe(false);
    expect(Object.values(await readForm(page)).join('')).toBe('');
  });
});
