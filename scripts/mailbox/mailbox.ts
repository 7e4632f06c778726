import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { generatorRoot } from '../base/artifacts.js';
import { type Handler, isSameOrigin, readBody, sendText } from '../serve/handler.ts';
import { type Enquiry, formatEnquiry, sentSchema } from './enquiry.ts';
import { failures } from './failures.ts';
import { renderMailbox } from './MailboxPage.tsx';

export type Mailbox = {
  /** Answers requests to the e-mail service's address, and serves the mailbox at `/mailbox/`. */
  handler: Handler;
  /** Marks a page with a form, so that it sends to this mailbox whatever keys it has. */
  transformHtml: (html: string) => string;
  /** What has arrived, newest first. */
  enquiries: readonly Enquiry[];
  /** Plays one of `failures` from now on. Throws for any other name. */
  fail: (name: string) => void;
};

/** How many enquiries are kept. */
const atMost = 200;

/** The largest request body to read, in bytes: several times what a form can send. */
const largestBody = 200_000;

/**
 * A local mailbox that speaks the protocol of the e-mail service. With it the contact form can be
 * tried, including its failures, without an account or a network. It lasts as long as its server, whose
 * terminal also shows each enquiry.
 */
export function createMailbox(print: (block: string) => void = console.log): Mailbox {
  const enquiries: Enquiry[] = [];
  let failure = 'none';

  const mailbox: Mailbox = {
    enquiries,
    fail(name) {
      if (!failures.has(name))
        throw new Error(`Expected one of ${[...failures.keys()].join(', ')}, found "${name}".`);
      failure = name;
    },
    transformHtml: (html) => claimPage(html, failure === 'no-mailbox' ? 'shut' : 'open'),
    async handler(request, response, url) {
      const { pathname } = url;
      const isSend = pathname === '/api/v1.0/email/send';
      if (!isSend && !`${pathname}/`.startsWith('/mailbox/')) return false;
      if (request.method === 'GET' && !isSend) show(response, pathname);
      else if (request.method !== 'POST') sendText(response, 405, 'Method Not Allowed');
      // Any page on the web could fill the mailbox while the preview runs.
      else if (!isSameOrigin(request))
        sendText(response, 403, 'Only pages of this server may send to its mailbox.');
      else if (isSend) await receive(request, response);
      else if (pathname === '/mailbox/failure') await setFailure(request, response);
      else sendText(response, 404, 'Not found');
      return true;
    },
  };

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, largestBody);
    const { play, delay = 0 } = failures.get(failure) ?? {};
    if (play) return play(request, response);
    const sent = sentSchema.safeParse(parseJson(body));
    if (!sent.success) return sendText(response, 400, z.prettifyError(sent.error));
    const enquiry = { ...sent.data, receivedAt: new Date().toISOString() };
    enquiries.unshift(enquiry);
    enquiries.splice(atMost);
    print(formatEnquiry(enquiry));
    if (delay) setTimeout(() => sendText(response, 200, 'OK'), delay).unref();
    else sendText(response, 200, 'OK');
  }

  async function setFailure(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = String(await readBody(request, largestBody));
    try {
      mailbox.fail(new URLSearchParams(body).get('failure') ?? '');
      response.writeHead(303, { Location: '/mailbox/' }).end();
    } catch (error) {
      sendText(response, 400, error instanceof Error ? error.message : String(error));
    }
  }

  function show(response: ServerResponse, path: string): void {
    const typed = (type: string) => ({ 'Content-Type': `${type}; charset=utf-8` });
    if (path === '/mailbox') response.writeHead(301, { Location: '/mailbox/' }).end();
    else if (path === '/mailbox/')
      sendText(response, 200, renderMailbox({ enquiries, failure }), {
        ...typed('text/html'),
        'Content-Security-Policy':
          "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        // Under a stricter policy, browsers would send the page's own form with `Origin: null`.
        'Referrer-Policy': 'same-origin',
      });
    else if (path === '/mailbox/enquiries.json')
      sendText(response, 200, JSON.stringify(enquiries), typed('application/json'));
    else if (path === '/mailbox/mailbox.css') sendText(response, 200, styles(), typed('text/css'));
    else sendText(response, 404, 'Not found');
  }

  return mailbox;
}

const styles = () => readFileSync(join(generatorRoot, 'scripts/mailbox/mailbox.css'), 'utf8');

/** Only pages with this widget may connect to a mail service: the security policy forbids others. */
const claimPage = (html: string, mailbox: 'open' | 'shut'): string =>
  html.includes('data-island="EnquiryForm"')
    ? html.replace(/<html[^>]*/, `$& data-mailbox="${mailbox}"`)
    : html;

/** The JSON value, or undefined if there is none. */
function parseJson(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
