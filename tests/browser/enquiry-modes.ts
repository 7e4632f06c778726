/** Ways in which sending fails, and how each is mended before the second attempt. */
import type { BrowserContextOptions } from 'playwright-core';
import type { Failure } from '../../content/schema/enquiry-states.ts';
import { denyStorage } from './enquiry-hindrances.ts';
import {
  endpoint,
  notice,
  setFault,
  setService,
  states,
  typed,
  type Visit,
} from './enquiry-page.ts';

export type Mode = {
  name: string;
  failure: Failure;
  options?: BrowserContextOptions;
  /** Before the page opens. */
  prepare?: (visit: Visit) => unknown;
  /** Just before sending. */
  breakIt?: (visit: Visit) => unknown;
  /** After the button, before the answer is expected. */
  waitFor?: (visit: Visit) => Promise<void>;
  mend: (visit: Visit) => unknown;
};

const client = '**/assets/EmailClient-*';
const keys = { publicKey: 'pk', serviceId: 'sid', templateId: 'tid' };

const answers: readonly [fault: string, failure: Failure][] = [
  ['400', 'configuration'],
  ['402', 'configuration'],
  ['403', 'configuration'],
  ['404', 'configuration'],
  ['413', 'configuration'],
  ['422', 'configuration'],
  ['429', 'throttled'],
  ['451', 'blocked'],
  ['500', 'server'],
  ['503', 'server'],
  ['reset', 'network'],
  ['html', 'html'],
];

/** The mailbox at another name than the page's: another origin, as the real service is. */
const elsewhere = ({ site, page }: Visit) =>
  setService(page, { keys, origin: site.url.replace('127.0.0.1', 'localhost') });

/** A build with that origin in its content would allow it in the security policy; this one does not. */
const allowAll = { bypassCSP: true };

/** The page is published anew with other settings, and the visitor reloads it. */
const newRelease = async ({ page }: Visit) => {
  await setService(page, {});
  await page.reload();
  await page.clock.fastForward(3000);
};

const mendFault = ({ site }: Visit) => setFault(site, 'none');

export const modes: readonly Mode[] = [
  ...answers.map(
    ([fault, failure]): Mode => ({
      name: `the service's fault ${fault}`,
      failure,
      breakIt: ({ site }) => setFault(site, fault),
      mend: mendFault,
    }),
  ),
  {
    name: 'no answer, ever',
    failure: 'unknown',
    breakIt: ({ site }) => setFault(site, 'hang'),
    waitFor: async ({ page }) => {
      await notice(page).getByText(states.sending.title).waitFor();
      await page.clock.fastForward(15_000);
    },
    mend: mendFault,
  },
  {
    name: 'another origin without CORS',
    failure: 'network',
    options: allowAll,
    prepare: elsewhere,
    breakIt: ({ site }) => setFault(site, 'no-cors'),
    mend: mendFault,
  },
  {
    name: 'another origin answers 500',
    failure: 'server',
    options: allowAll,
    prepare: elsewhere,
    breakIt: ({ site }) => setFault(site, '500'),
    mend: mendFault,
  },
  {
    name: 'an ad blocker',
    failure: 'network',
    breakIt: ({ page }) => page.route(endpoint, (route) => route.abort('blockedbyclient')),
    mend: ({ page }) => page.unroute(endpoint),
  },
  {
    name: 'no such host',
    failure: 'network',
    breakIt: ({ page }) => page.route(endpoint, (route) => route.abort('namenotresolved')),
    mend: ({ page }) => page.unroute(endpoint),
  },
  {
    name: 'offline',
    failure: 'offline',
    breakIt: ({ context }) => context.setOffline(true),
    mend: ({ context }) => context.setOffline(false),
  },
  {
    name: 'offline before the e-mail client came',
    failure: 'offline',
    prepare: ({ page }) => page.route(client, (route) => route.abort('internetdisconnected')),
    breakIt: ({ context }) => context.setOffline(true),
    mend: async ({ context, page }) => {
      await page.unroute(client);
      await context.setOffline(false);
    },
  },
  {
    name: 'the e-mail client does not load',
    failure: 'unloaded',
    prepare: ({ page }) => page.route(client, (route) => route.abort('failed')),
    mend: ({ page }) => page.unroute(client),
  },
  {
    name: 'the e-mail client is gone after a new release',
    failure: 'unloaded',
    prepare: ({ page }) => page.route(client, (route) => route.fulfill({ status: 404 })),
    mend: ({ page }) => page.unroute(client),
  },
  {
    name: 'a web page in place of the e-mail client',
    failure: 'unloaded',
    prepare: ({ page }) =>
      page.route(client, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hi' })),
    mend: ({ page }) => page.unroute(client),
  },
  {
    name: 'the own limit of time between two enquiries',
    failure: 'throttled',
    prepare: async ({ page }) => {
      await setService(page, { limitRate: 60_000 });
      await page.addInitScript(() =>
        localStorage.setItem('enquiry-sent-at', String(Date.now() + 3000)),
      );
    },
    mend: ({ page }) => page.clock.fastForward(60_000),
  },
  {
    name: 'a refused key',
    failure: 'configuration',
    prepare: ({ page, site }) =>
      setService(page, { keys: { ...keys, publicKey: '' }, origin: site.url }),
    mend: newRelease,
  },
  {
    name: 'an address on the block list',
    failure: 'forbidden',
    prepare: ({ page }) =>
      setService(page, {
        blockList: { list: [typed['contact-email']], watchVariable: 'contact-email' },
      }),
    mend: newRelease,
  },
  {
    name: 'storage denied, and the service down',
    failure: 'server',
    prepare: denyStorage,
    breakIt: ({ site }) => setFault(site, '503'),
    mend: mendFault,
  },
];
