/**
 * Without a connection, in every engine except the old Chromiums. Those need request routing, which
 * turns off the browser's own cache, where scripts and styles are kept.
 */
import { expect, onTestFinished, test } from 'vitest';
import type { Handler } from '../../scripts/serve/handler.ts';
import { addressOf } from '../browser/address-of.ts';
import { publicHost, startSite } from '../browser/site.ts';
import { noteErrors } from './errors.ts';
import { newProfile, textOf, until } from './open.ts';

test('a visited page opens again when its server is gone, with its styles and its script', async () => {
  let isGone = false;
  const handlers: Handler[] = [
    ({ socket }) => {
      if (isGone) socket.destroy();
      return isGone;
    },
    ...noteErrors.handlers,
  ];
  const own = await startSite({ ...noteErrors, handlers });
  onTestFinished(() => own.close());
  const tab = await (await newProfile()).newTab();
  const page = `${own.url.replace('127.0.0.1', publicHost)}${addressOf('/contact/')}`;
  await tab.goto(page);
  const heading = await textOf(tab, 'h1');
  await tab.run(() => navigator.serviceWorker.ready.then(() => true));
  // Now controlled by the worker that the first page installed.
  await tab.reload();
  await until(tab, () => navigator.serviceWorker.controller !== null);
  isGone = true;
  await tab.goto(page);
  isGone = false;
  expect(await textOf(tab, 'h1')).toBe(heading);
  await until(tab, () => document.documentElement.dataset.site !== undefined);
  await until(tab, () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((it) => it.sheet),
  );
});
