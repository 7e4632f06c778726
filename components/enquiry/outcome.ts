/** What may truthfully be said of an attempt to send an enquiry. */
import type { NotSent, Unclear } from '../../content/schema/enquiry-states.ts';

/**
 * "Sent" needs the service's own answer. "Not sent" needs proof, too: nothing left this device, or
 * the service itself refused. Everything between is unclear.
 */
export type Outcome =
  | { name: 'sent' }
  | { name: 'notSent'; reason: NotSent }
  | { name: 'unclear'; reason: Unclear };

export const notSent = (reason: NotSent): Outcome => ({ name: 'notSent', reason });
export const unclear = (reason: Unclear): Outcome => ({ name: 'unclear', reason });

type Answer = { status?: unknown; text?: unknown };

/** True for the one answer with which the service says that it has the message. */
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

/** Words of the service's own refusals, as public reports quote them: a proxy has others. */
const ownWords =
  /^[^<{]*(public key|user id|service id|template|account not found|reconnect your|api calls|recipients|variables size|quota|too many requests|headless browser)/i;

/** What an answer proves that is no confirmation; a TypeError is what a broken connection leaves. */
export function readAnswer(error: unknown): Outcome {
  const { status, text }: Answer = Object(error);
  if (typeof status !== 'number' || status === 0) return unclear('broken');
  if (status >= 500) return unclear('server');
  if (status < 400 || !ownWords.test(String(text))) return unclear('strange');
  if (status === 429) return notSent('throttled');
  return notSent(status === 451 ? 'blocked' : 'configuration');
}
