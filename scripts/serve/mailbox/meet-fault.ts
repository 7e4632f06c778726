import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../server.ts';
import type { Fault, FaultSwitch } from './faults.ts';

const CAPTIVE_PORTAL = '<!doctype html><title>Log in</title><h1>Log in to use this network</h1>';

/**
 * The fault for a send that has come. What a browser sent on a connection that it used before, and
 * that then breaks, it sends again by itself on a new one: a fault for once has to outlast that.
 */
export function takeFault(request: IncomingMessage, faultSwitch: FaultSwitch): Fault {
  const { fault } = faultSwitch.state();
  const isReused = request.socket.bytesWritten > 0;
  const isBrowser = request.headers.origin !== undefined;
  return breaksConnection(fault, request) && isReused && isBrowser ? fault : faultSwitch.take();
}

/** Answers a send as its fault demands and returns true; returns false where it is to be kept. */
export function meetFault(
  request: IncomingMessage,
  response: ServerResponse,
  fault: Fault,
): boolean {
  const { name, refusal } = fault;
  if (name === 'none' || name === 'slow') return false;
  if (refusal) sendText(response, refusal.status, refusal.text, cors);
  else if (breaksConnection(fault, request)) request.socket.resetAndDestroy();
  else if (name === 'no-cors') sendText(response, 200, 'OK');
  else if (name === 'html') {
    sendText(response, 200, CAPTIVE_PORTAL, { ...cors, 'Content-Type': 'text/html' });
  }
  // What is left is `hang`: no answer.
  return true;
}

/** Only another origin misses CORS headers; for the own one, a broken connection looks the same. */
function breaksConnection({ name }: Fault, request: IncomingMessage): boolean {
  const isOwnOrigin = request.headers['sec-fetch-site'] === 'same-origin';
  return name === 'reset' || (name === 'no-cors' && isOwnOrigin);
}

/** Lets pages of every origin send and read the answer, as the service does. */
export const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
};
