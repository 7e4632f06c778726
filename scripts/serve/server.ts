import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { hasCode } from '../problems.ts';
import { readRecord } from '../publish/build-record.ts';
import { securityHeaders } from '../publish/http.ts';
import { requireBuiltSite } from './built-site.ts';
import { type Handler, sendText } from './handler.ts';
import { createMailbox } from './mailbox/mailbox.ts';
import { type FolderOptions, serveFolder } from './serve-folder.ts';

export type PreviewOptions = FolderOptions & {
  /** Tried in order before the folder. */
  handlers?: readonly Handler[] | undefined;
  /** The next free port is taken where this one is in use; 0, the default, takes any. */
  port?: number | undefined;
  /** Called with errors inside the server. */
  log?: ((line: string) => void) | undefined;
};

export type PreviewServer = {
  /** Origin of the server, without a trailing slash. */
  url: string;
  /** Stops listening and ends every connection, also one that still waits for its answer. */
  close(): Promise<void>;
};

/** Reached from this machine only. */
const address = '127.0.0.1';

/** Starts a server for a folder of built files. Throws if no port is available. */
export async function createPreviewServer(options: PreviewOptions): Promise<PreviewServer> {
  const { handlers = [], port = 0, log = console.error } = options;
  const chain = [...handlers, serveFolder(options)];
  const server = createServer((request, response) => {
    answer(chain, request, response).catch((error: unknown) => {
      if (response.destroyed) return; // The client went away while it was being answered.
      log(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : error}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The server failed; its terminal says why.');
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
    return sendText(response, 403, 'This server answers only to localhost or an IP address.');
  const target = request.url ?? '';
  // Anything else is no path on this server, and could not stand in a Location header.
  if (!/^\/[\x21-\x7e]*$/.test(target)) return sendText(response, 400, 'Bad request');
  // Joined as text: resolved against a base, a target of `//host` would name another host.
  const url = new URL(`http://localhost${target}`);
  for (const handler of chain) {
    if (await handler(request, response, url)) return;
  }
}

/**
 * True if the request names this machine, not a domain that somebody pointed at it: so that no
 * other site can read drafts of this one, or the mailbox, by rebinding its own name to this
 * machine.
 */
function namesThisMachine({ headers: { host } }: IncomingMessage): boolean {
  if (host === undefined) return true;
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
}

/** How many ports after the wanted one are tried. */
const PORTS_TO_TRY = 50;

/**
 * Makes the server listen on the port, or on the next one that is free; 0 takes any free port.
 * Returns the port. Throws what the system says where none can be had.
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
 * The line that a server starts with: where the site is, where its mailbox with the fault switch
 * is, and that a port in use had to be passed over; 0 asked for any port.
 */
export function announcement(url: string, wantedPort: number, base = ''): string {
  const { port } = new URL(url);
  const passed =
    wantedPort && Number(port) !== wantedPort ? `  (port ${wantedPort} is in use)` : '';
  return `Site ${url}${base}/  Mailbox ${url}/mailbox/${passed}`;
}

/**
 * Serves a built site with its mailbox, as a static host would, and says at which address. Throws
 * where nothing is built, or the port is taken.
 * @param root folder of the site
 * @param dir folder that it is built to
 */
export async function previewSite(root: string, dir: string, port: number): Promise<void> {
  requireBuiltSite(dir);
  const record = readRecord(dir);
  if (!record) {
    console.error(
      `There is no record of the build beside ${dir}, or it is damaged: base path, redirects and trusted origins are unknown. To repair it, build with --adopt.`,
    );
  }
  const { handler } = createMailbox({ folder: join(root, '.mailbox') });
  const server = await createPreviewServer({ dir, handlers: [handler], port });
  console.log(announcement(server.url, port, record?.hosting.base));
}
