/**
 * Real web servers on this machine, each with its distribution's own configuration and modules and, in
 * the place that scripts/publish/README.md names, the configuration that a build wrote.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { configFolder } from '../../scripts/publish/host-files.ts';

export type Server = { url: string; close(): Promise<void> };

/** How a server is started in the foreground from a copy of its distribution's configuration. */
type Started = { command: string; options: string[]; env?: Record<string, string> };

type Kind = {
  /** The configuration that the Debian package installs. */
  distribution: string;
  /** The name of the built configuration. */
  config: string;
  /** Puts the built configuration into the copy of the distribution's. */
  start: (copy: string, built: string, port: number) => Started;
};

export const kinds: Readonly<Record<string, Kind>> = {
  nginx: {
    distribution: '/etc/nginx',
    config: 'site.conf',
    start: (copy, built, port) => {
      rmSync(join(copy, 'sites-enabled/default'), { force: true });
      const main = join(copy, 'nginx.conf');
      const adapted = readFileSync(main, 'utf8')
        .replaceAll('/etc/nginx/', `${copy}/`)
        .replaceAll('/var/log/nginx/', `${copy}/`)
        .replaceAll('/run/nginx.pid', `${copy}/pid`);
      writeFileSync(main, adapted);
      const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${copy}/${name};\n`)
        .join('');
      const listening = built.replace('listen 80;', `listen 127.0.0.1:${port};`);
      writeFileSync(join(copy, 'conf.d/site.conf'), folders + listening);
      return {
        command: 'nginx',
        options: ['-e', `${copy}/error.log`, '-c', main, '-g', 'daemon off;'],
      };
    },
  },
  apache: {
    distribution: '/etc/apache2',
    config: 'site.conf',
    start: (copy, built, port) => {
      rmSync(join(copy, 'sites-enabled/000-default.conf'), { force: true });
      for (const module of ['headers', 'rewrite']) {
        const enabled = join(copy, `mods-enabled/${module}.load`);
        rmSync(enabled, { force: true });
        symlinkSync(`../mods-available/${module}.load`, enabled);
      }
      writeFileSync(join(copy, 'ports.conf'), `ServerName localhost\nListen 127.0.0.1:${port}\n`);
      const listening = built.replace('<VirtualHost *:80>', `<VirtualHost *:${port}>`);
      writeFileSync(join(copy, 'sites-enabled/site.conf'), listening);
      return {
        command: 'apache2',
        options: ['-D', 'FOREGROUND', '-d', copy, '-f', 'apache2.conf'],
        env: {
          APACHE_RUN_USER: 'www-data',
          APACHE_RUN_GROUP: 'www-data',
          APACHE_PID_FILE: join(copy, 'pid'),
          APACHE_RUN_DIR: copy,
          APACHE_LOCK_DIR: copy,
          APACHE_LOG_DIR: copy,
        },
      };
    },
  },
  caddy: {
    distribution: '/etc/caddy',
    config: 'Caddyfile',
    start: (copy, built, port) => {
      const listening = built.replace(/^:80 \{/m, `http://127.0.0.1:${port} {`);
      const file = join(copy, 'Caddyfile');
      const options = `{\n  admin off\n  auto_https off\n  storage file_system ${copy}\n}\n`;
      writeFileSync(file, options + listening);
      return {
        command: 'caddy',
        options: ['run', '--adapter', 'caddyfile', '--config', file],
      };
    },
  },
};

/**
 * Starts a server for a built site, or for another folder if one is given. Throws if the server is
 * not installed or refuses the configuration.
 */
export async function startServer(name: string, out: string, served = out): Promise<Server> {
  const kind = kinds[name];
  if (!kind || !existsSync(kind.distribution)) {
    throw new Error(
      `${name} is not installed as Debian does: apt-get install nginx apache2 caddy.`,
    );
  }
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  cpSync(kind.distribution, copy, { recursive: true });
  for (const place of [copy, served]) letOthersRead(place);
  const port = await freePort();
  const built = readFileSync(join(configFolder(out), kind.config), 'utf8').replaceAll(
    '/srv/site/dist',
    served,
  );
  const { command, options, env } = kind.start(copy, built, port);
  const child = spawn(command, options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stderr.on('data', (data) => (said += data));
  const url = `http://127.0.0.1:${port}`;
  await answering(url, child, () => said);
  return { url, close: () => stop(child) };
}

/** Lets every user read below a folder: a server that root starts reads the files as another user. */
function letOthersRead(folder: string): void {
  const { mode } = statSync(folder);
  if ((mode & 0o055) !== 0o055) chmodSync(folder, mode | 0o055);
  if (dirname(folder) !== folder) letOthersRead(dirname(folder));
}

export async function answering(
  url: string,
  child: ChildProcess,
  said: () => string,
): Promise<void> {
  for (let attempt = 0; attempt < 2000; attempt++) {
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

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address && typeof address === 'object') return address.port;
  throw new Error('No port is free.');
}
