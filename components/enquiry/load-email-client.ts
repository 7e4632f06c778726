import { hideDeniedStorage } from './web-storage.ts';

type EmailClient = Pick<typeof import('@emailjs/browser'), 'init' | 'send'>;

let loaded: Promise<EmailClient> | undefined;
let failures = 0;

/** Loads the e-mail client once. Rejects where it cannot be loaded; the next call tries the next address. */
export function loadEmailClient(urls: readonly string[]): Promise<EmailClient> {
  loaded ??= load(urls).catch((error: unknown) => {
    loaded = undefined;
    failures += 1;
    throw error;
  });
  return loaded;
}

async function load(urls: readonly string[]): Promise<EmailClient> {
  hideDeniedStorage();
  return import(urls[Math.min(failures, urls.length - 1)] ?? '');
}
