import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * True where the request names this machine, not a domain that somebody pointed at it: so that no
 * other site can read the mailbox by rebinding its own name to the loopback address.
 */
export function namesThisMachine({ headers: { host } }: IncomingMessage): boolean {
  if (host === undefined) return true;
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
}

/**
 * True where a request comes from the server's own pages or from no page at all, such as a script
 * or a test: a form on another site cannot hide where it stands.
 */
export function isSameSite({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return headers.origin === undefined || headers.origin === `http://${headers.host}`;
}
