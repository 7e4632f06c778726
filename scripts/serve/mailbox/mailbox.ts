import { join, resolve } from 'node:path';
import type { Handler } from '../handler.ts';
import { type Enquiry, formatEnquiry } from './enquiry.ts';
import { type EnquiryStore, openEnquiryStore } from './enquiry-store.ts';
import { createFaultSwitch, type FaultSwitch } from './faults.ts';
import { mailboxPages } from './mailbox-pages.ts';
import { sendEndpoint } from './send-endpoint.ts';

type MailboxOptions = {
  /** Folder for the enquiries, one file each; outside of what is published. */
  folder: string;
  /** Prints each enquiry as it comes. */
  print?: ((block: string) => void) | undefined;
  /** How long the fault `slow` takes, in milliseconds. */
  slowAnswer?: number | undefined;
};

export type Mailbox = {
  /** Answers the sending service's address and the mailbox's own pages under `/mailbox/`. */
  handler: Handler;
  store: EnquiryStore;
  faultSwitch: FaultSwitch;
};

/**
 * A mailbox on this machine that speaks the protocol of the e-mail sending service, so that the
 * contact form can be used, seen to fail and tested without an account and without a network.
 */
export function createMailbox(options: MailboxOptions): Mailbox {
  const { folder, print = console.log, slowAnswer = 10_000 } = options;
  const store = openEnquiryStore(resolve(folder));
  const faultSwitch = createFaultSwitch();
  const onEnquiry = (enquiry: Enquiry) =>
    print(formatEnquiry(enquiry, join(folder, `${enquiry.id}.json`)));
  const send = sendEndpoint({ store, faultSwitch, onEnquiry, slowAnswer });
  const pages = mailboxPages({ store, faultSwitch });
  return {
    store,
    faultSwitch,
    handler: async (request, response, url) =>
      (await send(request, response, url)) || pages(request, response, url),
  };
}
