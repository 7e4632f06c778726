import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../serve/handler.ts';
import { type Refusal, tooLarge } from './enquiry.ts';

/** A way in which sending can fail. */
export type SendFault = {
  name: string;
  /** What happens, described for the person who picks it. */
  label: string;
  /** Set if the service answers with this status. */
  refusal?: Refusal;
};

/** The service's own texts where public reports quote them, and otherwise those of the status. */
const refusals: readonly Refusal[] = [
  {
    status: 400,
    text: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  },
  { status: 402, text: 'Payment Required' },
  { status: 403, text: 'API calls are disabled for non-browser applications' },
  { status: 404, text: 'Account not found' },
  tooLarge,
  { status: 422, text: 'The recipients address is empty' },
  { status: 429, text: 'Too Many Requests' },
  { status: 451, text: 'Unavailable For Headless Browser' },
  { status: 500, text: 'Internal Server Error' },
  { status: 503, text: 'Service Unavailable' },
];

/** No fault: the enquiry is kept and answered at once. */
export const noFault: SendFault = { name: 'none', label: 'None: sending works' };

/** The form finds no service, as on a site that is published without keys. */
export const noMailbox: SendFault = {
  name: 'no-mailbox',
  label: 'No mailbox: the form as it is published without keys',
};

/** Every state of the fault switch. */
export const faults: readonly SendFault[] = [
  noFault,
  ...refusals.map((refusal) => ({
    name: String(refusal.status),
    label: `${refusal.status} ${refusal.text.replace(/\. .*/, '')}`,
    refusal,
  })),
  { name: 'slow', label: 'Slow: kept, but answered after 10 seconds' },
  { name: 'hang', label: 'Hang: never answered' },
  { name: 'reset', label: 'Reset: the connection is dropped' },
  { name: 'html', label: 'HTML: status 200 with the login page of a captive portal' },
  { name: 'no-cors', label: 'No CORS: the browser blocks the answer' },
  noMailbox,
];

/** The fault with this name, if there is one. */
export function findFault(name: string): SendFault | undefined {
  return faults.find((fault) => fault.name === name);
}

export type FaultSwitch = {
  /** The fault for the next send, and whether it applies only to that one. */
  state(): { fault: SendFault; once: boolean };
  set(fault: SendFault, once: boolean): void;
  /** The fault for the current send. A one-time fault is used up after this. */
  take(): SendFault;
};

/** A switch that starts with no fault. */
export function createFaultSwitch(): FaultSwitch {
  let state = { fault: noFault, once: false };
  return {
    state: () => state,
    set: (fault, once) => {
      state = { fault, once };
    },
    take: () => {
      const { fault, once } = state;
      if (once) state = { fault: noFault, once: false };
      return fault;
    },
  };
}

const CAPTIVE_PORTAL = '<!doctype html><title>Log in</title><h1>Log in to use this network</h1>';

/**
 * The fault for a send that has arrived. When a reused connection breaks, browsers repeat the
 * request on a new one by themselves, so a one-time fault has to outlast that repetition.
 */
export function takeFault(request: IncomingMessage, faultSwitch: FaultSwitch): SendFault {
  const { fault } = faultSwitch.state();
  const isReused = request.socket.bytesWritten > 0;
  const isBrowser = request.headers.origin !== undefined;
  return breaksConnection(fault, request) && isReused && isBrowser ? fault : faultSwitch.take();
}

/**
 * Answers a send with its fault and returns true, or returns false if the enquiry is to be kept.
 */
export function answerWithFault(
  request: IncomingMessage,
  response: ServerResponse,
  fault: SendFault,
): boolean {
  const { name, refusal } = fault;
  if (name === 'none' || name === 'slow') return false;
  if (refusal) sendText(response, refusal.status, refusal.text, cors);
  else if (breaksConnection(fault, request)) request.socket.resetAndDestroy();
  else if (name === 'no-cors') sendText(response, 200, 'OK');
  else if (name === 'no-mailbox') sendText(response, 404, 'Not found', cors);
  else if (name === 'html') {
    sendText(response, 200, CAPTIVE_PORTAL, { ...cors, 'Content-Type': 'text/html' });
  }
  // Only `hang` is left: no answer.
  return true;
}

/**
 * Only another origin needs CORS headers. To a page of the same origin, a broken connection looks
 * the same.
 */
function breaksConnection({ name }: SendFault, request: IncomingMessage): boolean {
  const isOwnOrigin = request.headers['sec-fetch-site'] === 'same-origin';
  return name === 'reset' || (name === 'no-cors' && isOwnOrigin);
}

/**
 * CORS headers as the real service sends them. The mailbox itself takes enquiries only from pages of
 * its own server.
 */
export const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
};
