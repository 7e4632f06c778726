import type { Failure } from '../../content/schema/enquiry-states.ts';
import { explainFailure } from './explain-failure.ts';
import { loadEmailClient } from './load-email-client.ts';
import type { MailService } from './mail-service.ts';
import type { TemplateParams } from './template-params.ts';
import { stampSuccess, throttleStamp } from './throttle-stamp.ts';

export type Outcome = 'sent' | Failure;

/**
 * Sends an enquiry once and says what became of it. Never rejects; may never settle, for the client
 * has no time limit. What went wrong in technical words goes to the console.
 */
export async function sendEnquiry(
  service: MailService,
  params: TemplateParams,
  clientUrls: readonly string[],
): Promise<Outcome> {
  try {
    return await send(service, params, clientUrls);
  } catch (error) {
    console.error('The enquiry was not sent:', error);
    return explainFailure(error, navigator.onLine);
  }
}

async function send(
  { keys, origin, limitRate, blockList }: MailService,
  params: TemplateParams,
  clientUrls: readonly string[],
): Promise<Outcome> {
  const client = await loadEmailClient(clientUrls).catch((error: unknown) => {
    console.error('The e-mail client did not load:', error);
  });
  if (!client) return navigator.onLine ? 'unloaded' : 'offline';
  const { publicKey, serviceId, templateId } = keys;
  const limit = limitRate === undefined ? {} : { limitRate: { throttle: limitRate } };
  const block = blockList ? { blockList } : {};
  // The address of the service counts only here; the storage must be named, or nothing is limited.
  client.init({ publicKey, storageProvider: throttleStamp, ...limit, ...block }, origin);
  const { text } = await client.send(serviceId, templateId, params);
  // The login page of a network arrives with status 200, too.
  if (/^\s*</.test(text)) {
    console.error('The enquiry was not sent: a web page answered.', text);
    return 'html';
  }
  stampSuccess();
  return 'sent';
}
