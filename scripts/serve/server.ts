import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { hasCode } from '../base/system-errors.ts';
import { securityHeaders } from '../publish/http.ts';
import { type Handler, sendText } from './handler.ts';
import { type FolderOptions, serveFolder } from './serve-folder.ts';

export type PreviewOptions = FolderOptions & {
  /** Tried in order before the folder. */
  handlers?: readonly Handler[] | undefined;
  /** If this port is in use, the next free one is taken. 0, the default, takes any. */
  port?: number | undefined;
  /** Called with errors inside the server. */
  log?: ((line: string) => void) | undefined;
};

export type PreviewServer = {
  /** Origin of the server, without a trailing slash. */
  url: string;
  /** Stops listening and ends every connection, including those that still wait for an answer. */
  close(): Promise<void>;
};

/** Reachable only from this machine. */
const address = '127.0.0.1';

/** Starts a server for a folder of built files. Throws if no port is available. */
export async function createPreviewServer(options: PreviewOptions): Promise<PreviewServer> {
  const { handlers = [], port = 0, log = console.error } = options;
  const chain = [...handlers, serveFolder(options)];
  const server = createServer((request, response) => {
    answer(chain, request, response).catch((error: unknown) => {
      if (response.destroyed) return; // The client disconnected before the answer.
      log(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : error}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The server failed. See its terminal for the error.');
    });
  });
  const taken = await listen(server, port);
  return {
    url: `http://${address}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  chain: readonly Handler[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  if (!namesThisMachine(request))
    return sendText(response, 403, 'Reach this server as localhost or by an IP address.');
  const target = request.url ?? '';
  // Anything else is not a path on this server, and must not get into a Location header.
  if (!/^\/[\x21-\x7e]*$/.test(target)) return sendText(response, 400, 'Bad request');
  // Joined as text, because a target of `//host` would otherwise resolve to another host.
  const url = new URL(`http://localhost${target}`);
  for (const handler of chain) {
    if (await handler(request, response, url)) return;
  }
}

/**
 * True if the request names this machine rather than a domain that points to it. Otherwise another
 * site could read drafts or the mailbox by DNS rebinding.
 */
function namesThisMachine({ headers: { host } }: IncomingMessage): boolean {
  if (host === undefined) return true;
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
}

/** How many ports after the requested one are tried. */
const PORTS_TO_TRY = 50;

/**
 * Makes the server listen on the port, or on the next free one; 0 takes any free port. Returns the
 * port. Throws the system's error if no port is available.
 */
async function listen(server: Server, port: number): Promise<number> {
  for (let candidate = port; ; candidate++) {
    try {
      server.listen(candidate, address);
      await once(server, 'listening');
      const bound = server.address();
      return bound && typeof bound === 'object' ? bound.port : candidate;
    } catch (error) {
      const isInUse = hasCode(error, 'EADDRINUSE');
      if (!isInUse || candidate >= Math.min(port + PORTS_TO_TRY, 65_535)) throw error;
    }
  }
}

/**
 * The first line that a server prints: the addresses of the site and its mailbox, and a note if the
 * requested port was in use. Port 0 requests any.
 */
export function announcement(url: string, wantedPort: number, base = ''): string {
  const { port } = new URL(url);
  const passed =
    wantedPort && Number(port) !== wantedPort ? `  (port ${wantedPort} is in use)` : '';
  return `Site ${url}${base}/  Mailbox ${url}/mailbox/${passed}`;
}
