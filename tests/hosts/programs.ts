/**
 * The hosts' own programs with the files that a build wrote: the emulators of Cloudflare and Azure, and
 * the code that Vercel and CloudFront run, walked as they do.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { configFolder } from '../../scripts/publish/host-files.ts';
import { answering, freePort, type Server } from './servers.ts';

const folder = join(import.meta.dirname, 'programs/node_modules');

/** A package of `tests/hosts/programs`, which has a lock file of its own. */
const load = (file: string) => import(join(folder, file));

/** Starts what answers at a host for a built site. */
export const programs: Readonly<Record<string, (out: string) => Promise<Server>>> = {
  cloudflare: (out) =>
    start((port) => [
      ...['wrangler', 'pages', 'dev', out, '--ip', '127.0.0.1', '--port', port],
      // The date of the version in programs/package.json; without one it wants the newest.
      ...['--compatibility-date', '2026-05-03'],
    ]),
  azure: (out) =>
    start((port) => [
      // Without its folder, the configuration file is looked for in the current one.
      ...['swa', 'start', out, '--swa-config-location', out, '--host', '127.0.0.1', '--port', port],
    ]),
  vercel: async (out) => serve(await vercel(out)),
  s3: (out) => serve(cloudFront(out)),
};

async function start(command: (port: string) => string[]): Promise<Server> {
  if (!existsSync(folder)) throw new Error('npm ci --ignore-scripts --prefix tests/hosts/programs');
  const port = await freePort();
  const [program = '', ...options] = command(String(port));
  const child = spawn(join(folder, '.bin', program), options, {
    cwd: mkdtempSync(join(tmpdir(), `${program}-`)),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    // Both start further processes, which end with their group.
    detached: true,
  });
  let said = '';
  child.stderr.on('data', (data) => (said += data));
  const url = `http://127.0.0.1:${port}`;
  await answering(url, child, () => said);
  return { url, close: () => stopGroup(child) };
}

async function stopGroup(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close');
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await ended;
}

async function serve(answer: RequestListener): Promise<Server> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port is free.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => void server.close(),
  };
}

const textOf = (out: string, file: string) => readFileSync(join(configFolder(out), file), 'utf8');

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

const vercelRoute = z.object({
  src: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  status: z.number().optional(),
  continue: z.boolean().optional(),
});

/** Vercel: the routes that its own package makes of vercel.json, in order, and then the files. */
async function vercel(out: string): Promise<RequestListener> {
  const { getTransformedRoutes } = await load('@vercel/routing-utils/dist/index.js');
  const { error, routes } = getTransformedRoutes(JSON.parse(textOf(out, 'vercel.json')));
  if (error) throw new Error(JSON.stringify(error));
  const known = z.array(vercelRoute).parse(routes);
  return ({ url = '/' }, response) => {
    const [path = '/', query] = url.split('?');
    for (const { src, headers = {}, status, continue: goesOn } of known) {
      const found = src && new RegExp(src).exec(path);
      if (!found) continue;
      const filled = Object.entries(headers).map(([name, value]) => [
        name,
        value.replace(/\$(\d)/g, (_, group) => found[Number(group)] ?? ''),
      ]);
      for (const [name = '', value = ''] of filled)
        response.setHeader(name, name === 'Location' && query ? `${value}?${query}` : value);
      if (goesOn) continue;
      if (!status) break;
      return response.writeHead(status).end();
    }
    const name = decoded(path);
    const file = [name, join(name, 'index.html')]
      .map((it) => join(out, it))
      .find((it) => isFile(it));
    response.statusCode = file ? 200 : 404;
    response.end(readFileSync(file ?? join(out, '404.html')));
  };
}

/** What a path says; one that cannot be decoded is no file's. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/%';
  }
}

/** CloudFront: the built function for each request, then the bucket, whose keys are no folders. */
function cloudFront(out: string): RequestListener {
  const handler = runInNewContext(`${textOf(out, 'viewer-request.js')};handler`);
  const policy = JSON.parse(textOf(out, 'headers-policy.json'));
  const { ContentSecurityPolicy: content, FrameOptions: frame } = policy.SecurityHeadersConfig;
  return ({ url = '/', method }, response) => {
    const [uri = '/', query = ''] = url.split('?');
    const querystring = Object.fromEntries(
      query
        .split('&')
        .filter(Boolean)
        .map((part) => part.split('='))
        .map(([name, value = '']) => [name, { value }]),
    );
    const answer = handler({ request: { method, uri, querystring, headers: {} } });
    response.setHeader('X-Frame-Options', frame.FrameOption);
    response.setHeader('Content-Security-Policy', content.ContentSecurityPolicy);
    if (answer.statusCode) {
      const location = answer.headers.location.value;
      return response.writeHead(answer.statusCode, { location }).end();
    }
    const file = join(out, decoded(answer.uri));
    response.statusCode = isFile(file) ? 200 : 404;
    response.end(readFileSync(isFile(file) ? file : join(out, '404.html')));
  };
}

/** What Netlify's own parsers read in the files of a build: each must be read, and none in part. */
export async function readByNetlify(out: string) {
  const { parseAllHeaders } = await load('netlify-headers-parser/lib/index.js');
  const { parseAllRedirects } = await load('netlify-redirect-parser/lib/index.js');
  const options = { configHeaders: [], configRedirects: [], minimal: true };
  const headers = await parseAllHeaders({ ...options, headersFiles: [join(out, '_headers')] });
  const redirects = await parseAllRedirects({
    ...options,
    redirectsFiles: [join(out, '_redirects')],
  });
  return z
    .object({
      errors: z.array(z.unknown()),
      headers: z.array(z.object({ for: z.string(), values: z.record(z.string(), z.string()) })),
      redirects: z.array(z.object({ from: z.string(), to: z.string(), status: z.number() })),
    })
    .parse({
      errors: [...headers.errors, ...redirects.errors],
      headers: headers.headers,
      redirects: redirects.redirects,
    });
}

/**
 * GitHub Pages: a file at its own address or without `.html`, a folder with a slash, anything else the
 * page for unknown addresses, all kept for ten minutes. Source: docs.github.com, "About GitHub Pages".
 */
export const gitHub = (out: string): Promise<Server> =>
  serve(({ url = '/' }, response) => {
    const [path = '/', query] = url.split('?');
    const name = join(out, decoded(path));
    response.setHeader('Cache-Control', 'max-age=600');
    const file = [path.endsWith('/') ? join(name, 'index.html') : name, `${name}.html`].find(
      isFile,
    );
    if (!file && isFile(join(name, 'index.html'))) {
      const location = `${path}/${query ? `?${query}` : ''}`;
      return response.writeHead(301, { location }).end();
    }
    response.statusCode = file ? 200 : 404;
    response.end(readFileSync(file ?? join(out, '404.html')));
  });
