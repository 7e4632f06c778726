import type { EnquiryService } from '../../content/schema/enquiry-service.ts';
import { isLocal } from '../site/is-local.ts';

/** A service that carries enquiries: its settings, with keys. */
export type MailService = Omit<EnquiryService, 'keys'> & {
  keys: NonNullable<EnquiryService['keys']>;
};

const localKeys = { publicKey: 'local', serviceId: 'local', templateId: 'local' };

/**
 * The service that this page sends with: the one whose keys it carries, else the mailbox of the
 * preview and development servers. The published files are the same bytes everywhere, so a page
 * without keys asks its server, on this very machine only, whether it has a mailbox. Anywhere else
 * there is none, and the form says so.
 */
export async function findMailService(settings: EnquiryService): Promise<MailService | undefined> {
  const { keys, ...rest } = settings;
  if (keys) return { ...rest, keys };
  mailbox ??= hasMailbox();
  return (await mailbox) ? { ...rest, keys: localKeys, origin: location.origin } : undefined;
}

let mailbox: Promise<boolean> | undefined;

async function hasMailbox(): Promise<boolean> {
  if (!isLocal()) return false;
  try {
    const { ok, headers } = await fetch('/mailbox/enquiries.json', { method: 'HEAD' });
    return ok && headers.get('content-type') === 'application/json';
  } catch {
    return false;
  }
}
