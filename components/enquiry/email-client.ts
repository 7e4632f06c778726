/** The client of the e-mail service, which comes in a file of its own when the form is touched. */
import type { MailService } from './mail-service.ts';
import { openStorage, tryStorage } from './storage.ts';

type EmailClient = Pick<typeof import('@emailjs/browser'), 'init' | 'send'>;

let loaded: Promise<EmailClient> | undefined;
let failures = 0;

/**
 * Loads the e-mail client once. Rejects where it cannot be loaded, and raises a cancelable
 * `preload-error` as every late script does; the next call tries the next address.
 */
export function loadEmailClient(urls: readonly string[]): Promise<EmailClient> {
  loaded ??= load(urls).catch((error: unknown) => {
    loaded = undefined;
    failures += 1;
    const event = new CustomEvent('preload-error', { cancelable: true, detail: error });
    if (dispatchEvent(event)) reportError(error);
    throw error;
  });
  return loaded;
}

/** True where each address has failed; a browser never asks for them again in this document. */
export const isClientLost = (urls: readonly string[]) => failures >= urls.length;

async function load(urls: readonly string[]): Promise<EmailClient> {
  // The client names `localStorage` while it loads, and where storage is denied that alone throws.
  // It copes with a browser that has none.
  if (!openStorage('localStorage'))
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  return import(urls[Math.min(failures, urls.length - 1)] ?? '');
}

/** Hands an enquiry to the client, which posts it. Rejects with whatever the client throws. */
export function sendByClient(
  client: EmailClient,
  { keys, origin, limitRate, blockHeadless, blockList }: MailService,
  params: Record<string, unknown>,
): Promise<{ status: number; text: string }> {
  const { publicKey, serviceId, templateId } = keys;
  const limit = limitRate === undefined ? {} : { limitRate: { throttle: limitRate } };
  const block = blockList ? { blockList } : {};
  const headless = blockHeadless ? { blockHeadless } : {};
  // The address of the service counts only here; the storage must be named, or nothing is limited.
  client.init(
    { publicKey, storageProvider: successTimes, ...limit, ...headless, ...block },
    origin,
  );
  return client.send(serviceId, templateId, params);
}

const timeKey = 'enquiry-sent-at';
let remembered = 0;

/** Keeps the time of a success where messages are limited, for the client's own check. */
export function stampSuccess({ limitRate }: MailService): void {
  if (!limitRate) return;
  remembered = Date.now();
  tryStorage(() => openStorage('localStorage')?.setItem(timeKey, String(remembered)));
}

/**
 * Where the client finds the time of the last success. It would also write it, before sending, and
 * so a failure would block the next try: that is ignored here.
 */
export const successTimes = {
  get: async () => {
    const stored = Number(openStorage('localStorage')?.getItem(timeKey) ?? 0);
    const last = Math.max(stored || 0, remembered);
    // A clock that was wrong must not block sending until the time that it showed.
    return last > Date.now() ? '0' : String(last);
  },
  set: async () => {},
  remove: async () => {},
};
