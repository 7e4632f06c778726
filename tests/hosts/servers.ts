/** Real web servers on this machine, each with the configuration that a build wrote for it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { configFolder } from '../../scripts/publish/host-files.ts';

export type Server = { url: string; close(): Promise<void> };

type Kind = {
  command: string;
  config: string;
  /** The configuration around the built one, and the options that keep it in the foreground. */
  start: (folder: string, built: string) => { text: string; options: string[] };
};

const modules = '/usr/lib/apache2/modules';

export const kinds: Readonly<Record<string, Kind>> = {
  nginx: {
    command: 'nginx',
    config: 'site.conf',
    start: (folder, built) => ({
      // Started as root, it would read the files as another user.
      text: `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 2;
events { worker_connections 2048; }
http { access_log off; client_body_temp_path ${folder}/1; proxy_temp_path ${folder}/2;
fastcgi_temp_path ${folder}/3; uwsgi_temp_path ${folder}/4; scgi_temp_path ${folder}/5;
${built} }`,
      options: ['-e', `${folder}/error.log`, '-c', `${folder}/config`],
    }),
  },
  apache: {
    command: 'apache2',
    config: 'site.conf',
    start: (folder, built) => ({
      text: `${['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'filter', 'deflate']
        .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`)
        .join('\n')}
ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
${built}`,
      options: ['-D', 'FOREGROUND', '-f', `${folder}/config`],
    }),
  },
  caddy: {
    command: 'caddy',
    config: 'Caddyfile',
    start: (folder, built) => ({
      text: `{\n  admin off\n  auto_https off\n  storage file_system ${folder}\n}\n${built}`,
      options: ['run', '--adapter', 'caddyfile', '--config', `${folder}/config`],
    }),
  },
};

/**
 * Starts a server for a built site, or for another folder if one is given. Throws if the server is
 * not installed or refuses the configuration.
 */
export async function startServer(name: string, out: string, served = out): Promise<Server> {
  const kind = kinds[name];
  if (!kind || spawnSync(kind.command, ['-v']).error) {
    throw new Error(`${name} is not installed: this test needs nginx, apache2 and caddy.`);
  }
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  mkdirSync(join(folder, 'logs'));
  const port = await freePort();
  const built = readFileSync(join(configFolder(out), kind.config), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('<VirtualHost *:80>', `Listen 127.0.0.1:${port}\n<VirtualHost *:${port}>`)
    .replace(/^:80 \{/m, `http://127.0.0.1:${port} {`)
    .replaceAll('/srv/site/dist', served);
  const { text, options } = kind.start(folder, built);
  writeFileSync(join(folder, 'config'), text);
  const child = spawn(kind.command, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data) => (said += data));
  const url = `http://127.0.0.1:${port}`;
  await answering(url, child, () => said);
  return { url, close: () => stop(child) };
}

async function answering(url: string, child: ChildProcess, said: () => string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${said()}`);
    if (await fetch(url).then(Boolean, () => false)) return;
    await sleep(50);
  }
  throw new Error(`The server does not answer:\n${said()}`);
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address && typeof address === 'object') return address.port;
  throw new Error('No port is free.');
}
