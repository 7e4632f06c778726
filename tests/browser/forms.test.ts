/** Forms that are sent without script. A page of the site answers each of them. */
import { describe, expect, test } from 'vitest';
import { isFull } from '../matrix.ts';
import { fillIn } from './form-states.ts';
import { open } from './open.ts';
import { everyPage, readPage } from './sample.ts';

const pages = everyPage.filter((address) => /<form [^>]*action="\//.test(readPage(address)));

test('each leads to a page of the site', () => {
  const actions = pages.flatMap((address) =>
    [...readPage(address).matchAll(/<form [^>]*action="(\/[^"]*)"/g)].map(([, action]) => action),
  );
  expect(actions.filter((action) => !everyPage.some((page) => page === action))).toEqual([]);
});

test('none writes what a visitor fills in into the address of its page', () => {
  const named = pages.filter((address) =>
    readPage(address)
      .split(/<form [^>]*action="\//)
      .slice(1)
      .some((form) =>
        /<(?:input|select|textarea)[^>]* name="/.test(form.split('</form>')[0] ?? ''),
      ),
  );
  expect(named).toEqual([]);
});

describe.for(isFull ? pages : pages.slice(0, 1))('a form of %s', (address) => {
  test('stops at the first missing field, and leads to its page when all are filled in', async () => {
    const count = await (await open(address)).locator('form[action^="/"]').count();
    for (let index = 0; index < count; index += 1) {
      const page = await open(address);
      const form = page.locator('form[action^="/"]').nth(index);
      const send = () => form.locator('[type=submit]').click();
      const missing = form.locator(':invalid').first();
      if ((await missing.count()) > 0) {
        await send();
        expect(await missing.and(page.locator(':focus')).count()).toBe(1);
        expect(new URL(page.url()).pathname).toBe(address);
      }
      await fillIn(form);
      const action = await form.getAttribute('action');
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().isNavigationRequest()),
        send(),
      ]);
      expect(answer.status()).toBe(200);
      expect(new URL(answer.url()).pathname).toBe(action);
    }
  });
});
