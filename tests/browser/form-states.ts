/** Finds the states of forms that a widget sends: with errors, sending, failed and sent. */
import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { State } from './states.ts';

/** Other forms are answered by the page that they lead to. */
const sentByScript = '[data-island] form:not([method=dialog])';

/** The states of every such form. Each state continues from the one before, so all are entered. */
export async function findFormStates(page: Page): Promise<State[]> {
  const theme = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const names = await page.locator(sentByScript).evaluateAll((forms) =>
    forms.map((form, index) => {
      form.setAttribute('data-form', String(index));
      return form.ariaLabel ?? form.className;
    }),
  );
  return names.flatMap((name, index) => {
    const part = `[data-form="${index}"]`;
    const form = page.locator(part);
    return Object.entries(waysInto(page, form)).map(([state, enter]) => ({
      name: `${name} ${state}`,
      kind: `${name} ${state} ${theme ? 'dark' : 'light'}`,
      part,
      enter,
      // The form's message was checked, and is still there.
      leave: async () => expect(await said(form)).not.toBe(''),
    }));
  });
}

const said = async (form: Locator) => (await form.getByRole('status').textContent()) ?? '';

function waysInto(page: Page, form: Locator): Record<string, () => Promise<void>> {
  const old = new Set(['']);
  const hearNews = async () => {
    await expect.poll(async () => !old.has(await said(form))).toBe(true);
    old.add(await said(form));
  };
  const send = async (answer: (post: Route) => unknown) => {
    await page.unrouteAll();
    await page.route('**', async (route) => {
      await (route.request().method() === 'POST' ? answer(route) : route.fallback());
    });
    // As if the page had been open for longer than the time in which only bots write.
    await page.evaluate((ms) => {
      performance.now = () => ms;
    }, 2000);
    await fillIn(form);
    old.add(await said(form));
    await form.locator('[type=submit]').click();
    await hearNews();
  };
  const held: Route[] = [];
  return {
    'sent empty': async () => {
      await form.locator('[type=submit]').click();
      await hearNews();
    },
    'while it sends': () => send((route) => held.push(route)),
    'after a failure': async () => {
      await expect.poll(() => held.length).toBe(1);
      await held[0]?.abort();
      await hearNews();
    },
    'after a success': () => send((route) => route.continue()),
  };
}

/** What a visitor may type into a field, by its type. */
const samples: Readonly<Record<string, string>> = {
  date: '2030-01-31',
  email: 'amina@ministry.example',
  number: '12',
  tel: '+256 700 000 000',
  url: 'https://ministry.example/',
};

/** Fills in every visible text field of a form. */
export async function fillIn(form: Locator): Promise<void> {
  const fields = form.locator(':is(input:not([type=checkbox], [type=radio]), textarea)');
  for (const field of await fields.and(form.locator(':not([aria-hidden] *)')).all())
    await field.fill(samples[(await field.getAttribute('type')) ?? ''] ?? 'A review of the port');
}
