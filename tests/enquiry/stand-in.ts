/**
 * A site for one test, and a stand-in for the mail service at another origin that answers as told.
 * All failures happen in the server, so that every browser has them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Handler, uncompressed } from '../../scripts/serve/handler.ts';
import { createPreviewServer } from '../../scripts/serve/server.ts';
import { addressOf } from '../browser/address-of.ts';
import { siteFolder } from '../browser/site.ts';
import { type PageSetup, setUp } from './page-setup.ts';
import { setService } from './set-service.ts';

/** What the service does with one POST. */
export type Answer = {
  /** Whether the message arrives, whatever the page is told. */
  keeps?: boolean;
  status?: number;
  text?: string;
  type?: string;
  /** It answers only when the situation says so. */
  isHeld?: boolean;
  /** What comes instead of an answer. */
  way?: 'hang' | 'reset' | 'half' | 'no CORS' | 'no preflight' | 'redirect';
};

/** How the file of the e-mail client is served. */
export type ClientFile = 'whole' | 'held back' | 'missing' | 'a web page' | 'cut short';

export type StandIn = {
  /** Address of the contact page. */
  url: string;
  /** The template parameters of each message that arrived. */
  arrived: unknown[];
  /** The next answers. After the last one, each POST is kept and confirmed. */
  answers: Answer[];
  client: ClientFile;
  /** How many answers and files are held back: a slow machine may still be asking for them. */
  countHeld(): number;
  /** Releases them. */
  release(): void;
  /** Nothing of the site or the service can be reached. */
  isDown: boolean;
  close(): Promise<void>;
};

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
};

const portal = '<!doctype html><title>Sign in</title><h1>Sign in to use this network</h1>';

/** Starts a site whose contact page sends to the stand-in, with these settings of the service. */
export async function startStandIn(service: object, setup: PageSetup): Promise<StandIn> {
  const keys = { publicKey: 'pk', serviceId: 'sid', templateId: 'tid' };
  const held: (() => void)[] = [];
  let origin = '';
  const handler: Handler = async (request, response, url) => {
    if (standIn.isDown) {
      request.socket.destroy();
      return true;
    }
    changePolicy(response, origin, setup.isSandboxed);
    if (url.pathname === '/portal') answer(response, { text: portal, type: 'text/html' });
    else if (url.pathname === '/ok') answer(response, { text: 'OK' });
    else if (url.pathname.startsWith('/assets/EmailClient-')) return sendClient(response);
    else if (url.pathname === '/api/v1.0/email/send') await receive(request, response);
    else return false;
    return true;
  };
  const server = await createPreviewServer({
    dir: siteFolder,
    handlers: [uncompressed, handler],
    transformHtml: (html) =>
      setService(html, () => ({ keys, origin, ...service })).replace(
        '<head>',
        `<head><script>${setUp(setup)}</script>`,
      ),
  });
  // The same server under another name counts as another origin.
  origin = server.url.replace('127.0.0.1', 'localhost');
  const standIn: StandIn = {
    url: `${server.url}${addressOf('/contact/')}`,
    arrived: [],
    answers: [],
    client: 'whole',
    countHeld: () => held.length,
    release: () => {
      for (const give of held.splice(0)) give();
    },
    isDown: false,
    close: server.close,
  };

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') {
      const isRefused = standIn.answers[0]?.way === 'no preflight';
      if (isRefused) standIn.answers.shift();
      // If a reused connection breaks, browsers send the request again by themselves.
      response.writeHead(204, { ...(!isRefused && cors), Connection: 'close' }).end();
      return;
    }
    const { template_params } = JSON.parse(await text(request));
    const { keeps, isHeld, ...rest } = standIn.answers.shift() ?? { keeps: true, text: 'OK' };
    if (keeps) standIn.arrived.push(template_params);
    const give = () => answer(response, rest);
    if (isHeld) held.push(give);
    else give();
  }

  function sendClient(response: ServerResponse): boolean | Promise<boolean> {
    if (standIn.client === 'whole') return false;
    if (standIn.client === 'held back')
      return new Promise((resolve) => held.push(() => resolve(false)));
    if (standIn.client === 'missing') response.writeHead(404).end();
    if (standIn.client === 'a web page')
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(portal);
    if (standIn.client === 'cut short')
      response
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end('export const init = () => {}, send = async () => ({ status: 200, te');
    return true;
  }
  return standIn;
}

/** Makes the page's policy allow the stand-in, like a build with its address in content. */
function changePolicy(response: ServerResponse, origin: string, isSandboxed = false): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    if (!/^content-security-policy$/i.test(name)) return set(name, value);
    const policy = String(value).replace("connect-src 'self'", `connect-src 'self' ${origin}`);
    return set(name, isSandboxed ? `${policy}; sandbox allow-scripts allow-forms` : policy);
  };
  if (isSandboxed) response.setHeader('Access-Control-Allow-Origin', '*');
}

function answer(response: ServerResponse, { way, status = 200, ...rest }: Answer): void {
  const headers = { ...cors, 'Content-Type': rest.type ?? 'text/plain; charset=utf-8' };
  if (response.destroyed || way === 'hang') return;
  if (way === 'reset') response.socket?.resetAndDestroy();
  else if (way === 'redirect')
    response.writeHead(302, { ...cors, Location: rest.text === 'OK' ? '/ok' : '/portal' }).end();
  else if (way === 'no CORS') response.writeHead(200).end('OK');
  else if (way === 'half') {
    response.writeHead(200, { ...headers, 'Content-Length': 100 });
    response.write('O', () => response.destroy());
  } else response.writeHead(status, headers).end(rest.text);
}
