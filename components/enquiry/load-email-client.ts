import { hideDeniedStorage } from './web-storage.ts';

type EmailClient = Pick<typeof import('@emailjs/browser'), 'init' | 'send'>;

let loaded: Promise<EmailClient> | undefined;
let failures = 0;

/** Loads the e-mail client once. Rejects where it cannot be loaded; the next call tries again. */
export function loadEmailClient(url: string): Promise<EmailClient> {
  loaded ??= load(url).catch((error: unknown) => {
    loaded = undefined;
    failures += 1;
    throw error;
  });
  return loaded;
}

async function load(url: string): Promise<EmailClient> {
  hideDeniedStorage();
  // Browsers remember that a module did not load and never ask for that address again.
  return import(failures ? `${url}?retry=${failures}` : url);
}
