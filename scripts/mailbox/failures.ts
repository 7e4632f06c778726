import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../serve/handler.ts';

/** A way in which sending can fail, described for the person who picks it. */
export type Failure = {
  label: string;
  /** Answers a send in place of the mailbox. Without it, the enquiry arrives. */
  play?: (request: IncomingMessage, response: ServerResponse) => void;
  /** How late the answer to an enquiry that arrives is, in milliseconds. */
  delay?: number;
};

/** The service's own texts where public reports quote them, and otherwise those of the status. */
const refusals = {
  400: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  402: 'Payment Required',
  403: 'API calls are disabled for non-browser applications',
  404: 'Account not found',
  412: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  413: 'Variables size limit. The maximum allowed variables size is 50Kb',
  422: 'The recipients address is empty',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

const portal = '<!doctype html><title>Log in</title><h1>Log in to use this network</h1>';

/** Each way in which sending can fail, by the name that the mailbox's form sends, and `none`. */
export const failures: ReadonlyMap<string, Failure> = new Map<string, Failure>([
  ['none', { label: 'None: sending works' }],
  ...Object.entries(refusals).map(([status, text]): [string, Failure] => [
    status,
    {
      label: `${status} ${text.replace(/\. .*/, '')}`,
      play: (_, response) => sendText(response, Number(status), text),
    },
  ]),
  ['slow', { label: 'Slow: arrives, but is answered after 10 seconds', delay: 10_000 }],
  ['hang', { label: 'Hang: never answered', play: () => {} }],
  [
    'reset',
    {
      label: 'Reset: the connection is dropped',
      play: ({ socket }) => socket.resetAndDestroy(),
    },
  ],
  [
    'html',
    {
      label: 'HTML: status 200 with the login page of a captive portal',
      play: (_, response) => sendText(response, 200, portal, { 'Content-Type': 'text/html' }),
    },
  ],
  [
    'no-mailbox',
    {
      label: 'No mailbox: the form as it is published without keys',
      play: (_, response) => sendText(response, 404, 'Not found'),
    },
  ],
]);
