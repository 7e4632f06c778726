import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { besideOut } from './build-record.ts';

/**
 * Runs a build while no other may work on its output folder. The lock of a build that was killed is
 * taken over. Throws where another build is at work.
 */
export async function withLock<T>(out: string, work: () => Promise<T>): Promise<T> {
  const path = besideOut(out, 'lock');
  mkdirSync(dirname(out), { recursive: true });
  takeLock(path, out);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function takeLock(path: string, out: string): void {
  const claim = `${path}.${randomUUID()}`;
  writeFileSync(claim, JSON.stringify(holder(process.pid)));
  try {
    // A link is made whole or not at all, and never over one that is there.
    if (!tryLink(claim, path)) {
      const found = readLock(path);
      if (found && isAlive(found)) refuseSecond(out, found);
      // Moved away by one rename: of two builds that find it stale, one has it and the other not.
      tryRename(path, `${claim}.stale`);
      if (!tryLink(claim, path)) refuseSecond(out, readLock(path));
    }
  } finally {
    for (const file of [claim, `${claim}.stale`]) rmSync(file, { force: true });
  }
}

type Holder = { pid: number; host: string; started: string };

const holder = (pid: number): Holder => ({ pid, host: hostname(), started: startOf(pid) });

function readLock(path: string): Holder | undefined {
  try {
    const { pid, host, started } = JSON.parse(readFileSync(path, 'utf8'));
    return { pid: Number(pid), host: String(host), started: String(started) };
  } catch {
    return undefined;
  }
}

// What runs on another machine cannot be seen from here, and so counts as alive.
function isAlive({ pid, host, started }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return startOf(pid) === started;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process started, in ticks since the machine did; empty where the system does not say. */
function startOf(pid: number): string {
  try {
    // Field 22 of proc(5); the name in field 2 may hold spaces and parentheses.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function refuseSecond(out: string, other: Holder | undefined): never {
  const who = other ? `process ${other.pid} on ${other.host}` : 'another process';
  throw new Error(
    `Expected to be the only build of ${out}, found ${who} at work. Wait for it, or, if it is gone, remove ${besideOut(out, 'lock')}.`,
  );
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function tryRename(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    // Another build has moved it first: the link that follows tells who may go on.
  }
}
