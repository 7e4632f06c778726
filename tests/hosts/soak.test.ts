/** The preview server and its mailbox, as `npm run preview` starts them, under a long load. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { copySite } from '../unit/fixture-site.ts';
import { type RawOptions, rawRequest } from '../unit/raw-request.ts';

const requests = Number(process.env.REQUESTS ?? 100_000);
const slow = Number(process.env.SLOW ?? 2000);
const visitors = 50;

const enquiry = (at: number): RawOptions => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    lib_version: '4.4.1',
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: { title: 'Soak', message: `Enquiry ${at}`, 'contact-email': 'a@tern.example' },
  }),
});

/** The addresses requested in turn, and their correct status. */
const visits: readonly [path: string, status: number, options?: RawOptions][] = [
  ['/', 200, { headers: { 'Accept-Encoding': 'br' } }],
  ['/guides/', 200, { headers: { 'Accept-Encoding': 'gzip' } }],
  ['/guides/knots/', 200],
  ['/boats/heron', 301],
  ['/nope/', 404],
  ['/tide.txt', 200, { headers: { Range: 'bytes=0-3', 'If-Range': '"old"' } }],
  ['/%00', 400],
  ['/GUIDES/', 301],
];

async function startPreview() {
  const site = copySite();
  await site.build();
  const command = join(import.meta.dirname, '../../scripts/command.js');
  const options = ['--root', site.root, '--out', site.out, '--port', '4900'];
  const server = spawn(process.execPath, [command, 'preview', ...options]);
  onTestFinished(() => void server.kill());
  const [line] = await once(server.stdout, 'data');
  server.stdout.resume();
  const url = /http:\S+(?=\/ )/.exec(String(line))?.[0] ?? '';
  const status = `/proc/${server.pid}/status`;
  return {
    url,
    megabytes: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1000,
  };
}

/** Visitors on slow connections: each sends a request one character at a time and never ends it. */
async function comeSlowly(url: string): Promise<Socket[]> {
  const { port } = new URL(url);
  const sockets: Socket[] = [];
  for (let at = 0; at < slow; at++) {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    sockets.push(socket);
  }
  const drip = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('a');
  }, 5000);
  onTestFinished(() => {
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  });
  return sockets;
}

test(`${requests} requests beside ${slow} slow connections get the right answers, in steady memory`, async () => {
  const { url, megabytes } = await startPreview();
  const slowOnes = await comeSlowly(url);
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const wrong: string[] = [];
  const levels: number[] = [];
  let sent = 0;
  let enquiries = 0;
  const visit = async () => {
    for (let at = sent++; at < requests; at = sent++) {
      if (at % Math.ceil(requests / 10) === 0) levels.push(megabytes());
      const isEnquiry = at % 500 === 499;
      if (isEnquiry) enquiries++;
      const [path, expected, options] = isEnquiry
        ? (['/api/v1.0/email/send', 200, enquiry(at)] as const)
        : (visits[at % visits.length] ?? ['/', 200]);
      const answer = await rawRequest(url, path, { ...options, agent }).catch(String);
      const status = typeof answer === 'string' ? answer : answer.status;
      if (status !== expected) wrong.push(`${path}: ${status}`);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: visitors }, visit));
  const seconds = (performance.now() - started) / 1000;
  levels.push(megabytes());
  agent.destroy();
  expect(wrong.slice(0, 5)).toEqual([]);
  const kept = await rawRequest(url, '/mailbox/enquiries.json');
  expect(JSON.parse(String(kept.body))).toHaveLength(enquiries);
  // Node's own limits end requests whose head takes longer than a minute.
  for (let wait = 0; wait < 120 && slowOnes.some(({ destroyed }) => !destroyed); wait++)
    await sleep(1000);
  expect(slowOnes.filter(({ destroyed }) => !destroyed)).toHaveLength(0);
  const [, warm = 0] = levels;
  console.log(
    `${requests} requests and ${enquiries} enquiries in ${seconds.toFixed(0)} s beside ${slow} slow connections, 0 wrong; memory in MB: ${levels.map(Math.round).join(', ')}`,
  );
  expect(Math.max(...levels.slice(2)) - warm).toBeLessThan(80);
});
