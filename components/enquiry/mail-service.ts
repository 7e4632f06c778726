/** The service that delivers enquiries: its settings, its client, and what its responses prove. */
import type { EnquiryService } from '../../content/schema/enquiry-service.ts';
import type { NotSent } from '../../content/schema/enquiry-states.ts';
import { notSent, type Outcome, unclear } from './enquiry-state.ts';
import { openStorage, tryStorage } from './kept-on-device.ts';

/** The settings of a service that delivers enquiries, including its keys. */
export type MailService = Omit<EnquiryService, 'keys'> & {
  keys: NonNullable<EnquiryService['keys']>;
};

const localKeys = { publicKey: 'local', serviceId: 'local', templateId: 'local' };

/**
 * The service that this page sends with: the one whose keys are in the page. The preview and the
 * development server have a mailbox, and mark their pages with `data-mailbox`: such a page sends to
 * the mailbox if it is `open`, and never with its keys, so that a trial does not reach the firm.
 * Undefined if there is neither.
 */
export function findMailService({ keys, ...rest }: EnquiryService): MailService | undefined {
  const { mailbox } = document.documentElement.dataset;
  if (mailbox === undefined) return keys && { ...rest, keys };
  if (mailbox !== 'open') return undefined;
  return { ...rest, keys: localKeys, origin: location.origin };
}

type EmailClient = Pick<typeof import('@emailjs/browser'), 'init' | 'send'>;

let loaded: Promise<EmailClient> | undefined;
let failures = 0;

/**
 * Loads the e-mail client once. If it cannot be loaded, rejects and raises a cancelable
 * `preload-error`, as every late script does. Browsers never request a failed module again, so the next
 * call asks for it with another query.
 */
export function loadEmailClient(url: string): Promise<EmailClient> {
  loaded ??= load(url).catch((error: unknown) => {
    loaded = undefined;
    failures += 1;
    const event = new CustomEvent('preload-error', { cancelable: true, detail: error });
    if (dispatchEvent(event)) reportError(error);
    throw error;
  });
  return loaded;
}

async function load(url: string): Promise<EmailClient> {
  // The client reads `localStorage` while it loads, which throws if storage is denied. It does work
  // in browsers without storage, so storage is hidden from it.
  if (!openStorage('localStorage'))
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  return import(url + (failures ? `?${failures}` : ''));
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
  // `origin` has an effect only in `init`, and `limitRate` only with a storage provider.
  client.init(
    { publicKey, storageProvider: successTimes, ...limit, ...headless, ...block },
    origin,
  );
  return client.send(serviceId, templateId, params);
}

/**
 * Makes the next request end at a redirect, which the e-mail client would follow without a word: it
 * would take any server's OK for the service's.
 */
export function endAtRedirect(): void {
  const { fetch } = window;
  window.fetch = async (address, options) => {
    window.fetch = fetch;
    const response = await fetch(address, { ...options, redirect: 'manual' });
    return response.type === 'opaqueredirect' ? new Response('', { status: 302 }) : response;
  };
}

const timeKey = 'enquiry-sent-at';
let remembered = 0;

/** Stores the time of a success if messages are rate-limited, for the client's own check. */
export function stampSuccess({ limitRate }: MailService): void {
  if (!limitRate) return;
  remembered = Date.now();
  tryStorage(() => openStorage('localStorage')?.setItem(timeKey, String(remembered)));
}

/**
 * Where the client reads the time of the last success. The client would also write it, but before
 * it sends, so a failure would block the next attempt. Its writes are therefore ignored.
 */
export const successTimes = {
  get: async () => {
    const stored = Number(openStorage('localStorage')?.getItem(timeKey) ?? 0);
    const last = Math.max(stored || 0, remembered);
    // A time in the future comes from a wrong clock, and must not block sending until then.
    return last > Date.now() ? '0' : String(last);
  },
  set: async () => {},
  remove: async () => {},
};

type Answer = { status?: unknown; text?: unknown };

/** True for the only response that proves that the service has the message. */
export const isConfirmation = ({ status, text }: Answer) => status === 200 && text === 'OK';

const ownRefusals: Partial<Record<string, NotSent>> = {
  403: 'forbidden',
  429: 'throttled',
  451: 'blocked',
};

/** Why the e-mail client itself posted nothing: a string for a wrong setting, else a status. */
export function readRefusal(error: unknown): Outcome {
  const { status }: Answer = Object(error);
  return notSent(ownRefusals[String(status)] ?? 'configuration');
}

/** How the service refuses a wrong setting: status and whole text, as public reports quote them. */
const wrongSettings = [
  /^400 The (public key|user id|service id|template id) (is required|is invalid|not found)\. To find this ID, visit https:\/\/dashboard\.emailjs\.com\/\S*$/i,
  /^403 API calls are disabled for non-browser applications$/,
  /^404 Account not found$/,
  /^412 \w+: Invalid grant\. Please reconnect your \w+ account$/,
  /^413 Variables size limit\. The maximum allowed variables size is 50Kb$/,
  /^422 The recipients address is (empty|corrupted)$/,
];

/**
 * What any other response proves. A TypeError means a broken connection. A text that is not exactly
 * the service's own may come from a network or proxy on the way.
 */
export function readAnswer(error: unknown): Outcome {
  const { status, text }: Answer = Object(error);
  if (typeof status !== 'number' || status === 0) return unclear('broken');
  if (status >= 500) return unclear('server');
  const said = `${status} ${text}`;
  if (said === '429 Too Many Requests') return notSent('throttled');
  if (said === '451 Unavailable For Headless Browser') return notSent('blocked');
  const isOwn = wrongSettings.some((own) => own.test(said));
  return isOwn ? notSent('configuration') : unclear('strange');
}
