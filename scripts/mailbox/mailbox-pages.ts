import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { generatorRoot } from '../base/artifacts.js';
import { compileForBrowser } from '../serve/browser-script.ts';
import { type Handler, isSameOrigin, readBody, sendText } from '../serve/handler.ts';
import { renderEnquiry, renderNotFound } from './EnquiryPage.tsx';
import { parseJson } from './enquiry.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { type FaultSwitch, faults, findFault } from './faults.ts';
import { renderList } from './ListPage.tsx';

type Mailbox = { store: EnquiryStore; faultSwitch: FaultSwitch };

const BASE = '/mailbox/';
const stylesheet = readFileSync(join(generatorRoot, 'scripts/mailbox/mailbox.css'), 'utf8');

let bar: Promise<string> | undefined;

/** The script of the bar. Compiled for its first page, because most requests need none. */
function barScript(): Promise<string> {
  bar ??= compileForBrowser('scripts/mailbox/bar.ts');
  return bar;
}

/** Only pages with this widget may connect to a mail service: the security policy forbids others. */
const hasForm = (html: string) => html.includes('data-island="EnquiryForm"');

/**
 * Marks a page with a form as one of a server that has a mailbox. The form then sends to the mailbox,
 * or nowhere while it is shut, whatever keys of a mail service are in the page.
 */
export const claimPage = (html: string, mailbox: 'open' | 'shut'): string =>
  hasForm(html) ? html.replace(/<html[^>]*/, `$& data-mailbox="${mailbox}"`) : html;

/** Adds to a page with a form the bar that says where the preview sends enquiries. */
export const withBar = (html: string): string =>
  hasForm(html)
    ? html.replace('</head>', `<script type="module" src="${BASE}bar.js"></script></head>`)
    : html;

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // Under a stricter policy, browsers would send the pages' own forms with `Origin: null`.
  'Referrer-Policy': 'same-origin',
};

/** Serves the pages for reading and deleting enquiries and setting the fault switch. */
export function mailboxPages(mailbox: Mailbox): Handler {
  return async (request, response, url) => {
    if (`${url.pathname}/` === BASE) {
      response.writeHead(301, { Location: BASE, 'Cache-Control': 'no-cache' }).end();
      return true;
    }
    if (!url.pathname.startsWith(BASE)) return false;
    const path = url.pathname.slice(BASE.length);
    if (request.method === 'GET' || request.method === 'HEAD') {
      await show(response, path, mailbox);
    } else if (request.method !== 'POST') {
      sendText(response, 405, 'Method not allowed', { Allow: 'GET, HEAD, POST' });
    } else if (!isSameOrigin(request)) {
      sendText(response, 403, 'This form was not sent from the mailbox.');
    } else {
      await change(request, response, path, mailbox);
    }
    return true;
  };
}

async function show(
  response: ServerResponse,
  path: string,
  { store, faultSwitch }: Mailbox,
): Promise<void> {
  if (path === 'bar.js') {
    sendText(response, 200, await barScript(), {
      'Content-Type': 'text/javascript; charset=utf-8',
    });
  } else if (path === '') {
    const page = renderList({ ...(await store.list()), ...faultSwitch.state() });
    sendText(response, 200, page, pageHeaders);
  } else if (path === 'mailbox.css') {
    sendText(response, 200, stylesheet, { 'Content-Type': 'text/css; charset=utf-8' });
  } else if (path === 'enquiries.json') {
    const { enquiries } = await store.list();
    sendText(response, 200, JSON.stringify(enquiries), { 'Content-Type': 'application/json' });
  } else {
    const enquiry = await store.find(path.replace(/\/$/, ''));
    if (enquiry) sendText(response, 200, renderEnquiry(enquiry), pageHeaders);
    else sendText(response, 404, renderNotFound(), pageHeaders);
  }
}

async function change(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { store, faultSwitch }: Mailbox,
): Promise<void> {
  const [, id] = /^([^/]+)\/delete$/.exec(path) ?? [];
  if (path === 'fault') {
    await setFault(request, response, faultSwitch);
  } else if (id !== undefined) {
    await store.remove(id);
    response.writeHead(303, { Location: BASE }).end();
  } else {
    sendText(response, 404, renderNotFound(), pageHeaders);
  }
}

const wantedSchema = z.object({
  fault: z.string(),
  once: z.boolean().or(z.stringbool()).default(false),
});

/** The largest request body that sets the switch, in bytes. */
const largestSwitchRequest = 1_000;

/**
 * Sets the fault switch. The mailbox's form is redirected to its page; JSON such as
 * `{"fault": "429", "once": true}` gets the new state.
 */
async function setFault(
  request: IncomingMessage,
  response: ServerResponse,
  faultSwitch: FaultSwitch,
): Promise<void> {
  const body = (await readBody(request, largestSwitchRequest)) ?? Buffer.of();
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  const wanted = wantedSchema.safeParse(isJson ? parseJson(body) : parseForm(body.toString()));
  const fault = wanted.success ? findFault(wanted.data.fault) : undefined;
  if (!wanted.success || !fault) {
    const names = faults.map(({ name }) => name).join(', ');
    sendText(response, 400, `Expected "fault" to be one of ${names}.`);
    return;
  }
  faultSwitch.set(fault, wanted.data.once);
  if (isJson) {
    const state = JSON.stringify({ fault: fault.name, once: wanted.data.once });
    sendText(response, 200, state, { 'Content-Type': 'application/json' });
  } else {
    response.writeHead(303, { Location: '/mailbox/' }).end();
  }
}

function parseForm(body: string): unknown {
  return Object.fromEntries(new URLSearchParams(body));
}
