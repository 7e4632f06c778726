import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { type Handler, isSameOrigin, readBody, sendText } from '../serve/handler.ts';
import { type Enquiry, formatEnquiry, parseSent, tooLarge } from './enquiry.ts';
import { type EnquiryStore, openEnquiryStore } from './enquiry-store.ts';
import {
  answerWithFault,
  cors,
  createFaultSwitch,
  type FaultSwitch,
  findFault,
  noMailbox,
  type SendFault,
  takeFault,
} from './faults.ts';
import { claimPage, mailboxPages, withBar } from './mailbox-pages.ts';

type MailboxOptions = {
  /** The folder for the enquiries, one file each. It is never published. */
  folder: string;
  /** Prints each enquiry as it arrives. */
  print?: ((block: string) => void) | undefined;
};

export type Mailbox = {
  /**
   * Answers requests to the sending service's address, and serves the mailbox's own pages under
   * `/mailbox/`.
   */
  handler: Handler;
  /** Marks a page with a form, so that it sends to this mailbox whatever keys it has. */
  claim: (html: string) => string;
  /** Marks such a page, and adds to it the bar that says where enquiries go. */
  transformHtml: (html: string) => string;
  store: EnquiryStore;
  faultSwitch: FaultSwitch;
};

/**
 * A local mailbox that speaks the protocol of the e-mail service. With it the contact form can be
 * used and tested, including its failures, without an account or a network.
 */
export function createMailbox(options: MailboxOptions): Mailbox {
  const { folder, print = console.log } = options;
  const store = openEnquiryStore(resolve(folder));
  const faultSwitch = createFaultSwitch();
  const onEnquiry = (enquiry: Enquiry) =>
    print(formatEnquiry(enquiry, join(folder, `${enquiry.id}.json`)));
  const send = sendEndpoint({ store, faultSwitch, onEnquiry });
  const pages = mailboxPages({ store, faultSwitch });
  const claim = (html: string) =>
    claimPage(html, faultSwitch.state().fault === noMailbox ? 'shut' : 'open');
  return {
    store,
    faultSwitch,
    claim,
    transformHtml: (html) => withBar(claim(html)),
    handler: async (request, response, url) =>
      (await send(request, response, url)) || pages(request, response, url),
  };
}

type SendOptions = {
  store: EnquiryStore;
  faultSwitch: FaultSwitch;
  /** Called with each enquiry once it is stored. */
  onEnquiry: (enquiry: Enquiry) => void;
};

const PATH = '/api/v1.0/email/send';

/**
 * The largest request body to read, in bytes. 50 kB of parameters fit, however they are escaped.
 */
const largestEnquiry = 1_000_000;

/** The delay of the fault `slow`. */
const slowAnswerMs = 10_000;

/**
 * Answers what a form sends, as the real service does. Under any fault but `slow`, nothing is kept.
 * `?fault=NAME` in the address overrides the switch.
 */
function sendEndpoint(options: SendOptions): Handler {
  const { faultSwitch } = options;
  return async (request, response, url) => {
    if (url.pathname !== PATH) return false;
    const named = url.searchParams.get('fault');
    const requested = named === null ? undefined : findFault(named);
    if (named !== null && !requested) {
      sendText(response, 400, `There is no fault "${named}".`, cors);
    } else if (request.method === 'OPTIONS') {
      answerPreflight(response, requested, faultSwitch);
    } else if (request.method !== 'POST') {
      sendText(response, 405, 'Method Not Allowed', { ...cors, Allow: 'POST, OPTIONS' });
    } else if (!isSameOrigin(request)) {
      // Any page on the web could fill the folder while the preview runs.
      sendText(response, 403, 'Only pages of this server may send to its mailbox.');
    } else {
      const body = await readBody(request, largestEnquiry);
      const fault = requested ?? takeFault(request, faultSwitch);
      if (!answerWithFault(request, response, fault)) {
        await accept(response, body, fault.name === 'slow' ? slowAnswerMs : 0, options);
      }
    }
    return true;
  };
}

function answerPreflight(
  response: ServerResponse,
  requested: SendFault | undefined,
  faultSwitch: FaultSwitch,
): void {
  const { name } = requested ?? faultSwitch.state().fault;
  // No POST follows a refused preflight, so this uses up the fault.
  if (name === 'no-cors' && !requested) faultSwitch.take();
  response.writeHead(204, name === 'no-cors' ? {} : cors).end();
}

async function accept(
  response: ServerResponse,
  body: Buffer | undefined,
  delay: number,
  { store, onEnquiry }: SendOptions,
): Promise<void> {
  const parsed = body ? parseSent(body) : { refusal: tooLarge };
  if ('refusal' in parsed) {
    sendText(response, parsed.refusal.status, parsed.refusal.text, cors);
    return;
  }
  onEnquiry(await store.keep(parsed.sent));
  const answer = () => {
    if (!response.destroyed) sendText(response, 200, 'OK', cors);
  };
  if (delay) setTimeout(answer, delay).unref();
  else answer();
}
