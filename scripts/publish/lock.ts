import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimes,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from '../base/problems.ts';
import { besideOut } from './build-record.ts';

/** How often a running build refreshes its claim, in milliseconds. */
const heartbeat = 5_000;
/** How long a build on another machine may go without a refresh before it counts as dead. */
const silence = 60_000;
/** How often a build tries. Two that start at the same time both withdraw and try again. */
const tries = 10;

/** The extension of the file beside a claim whose build found no other, so that it has the lock. */
const holds = '.holds';

/**
 * Runs a build with exclusive access to its output folder. Each build places its own claim beside
 * the folder and only then looks for others, so that of any two, at least one sees the other. The
 * next build removes the claim of one that was killed. Throws if another build is running. `check`,
 * which `run` gets, throws once somebody has removed the claim.
 */
export async function withLock<T>(out: string, run: (check: () => void) => Promise<T>): Promise<T> {
  const folder = besideOut(out, 'claims');
  mkdirSync(dirname(out), { recursive: true });
  const claim = await takeLock(folder, out);
  // Only `check` reports a missing claim: an error in a timer would end a development server.
  const refresh = () => utimes(claim, new Date(), new Date(), () => {});
  const beat = setInterval(refresh, heartbeat).unref();
  try {
    return await run(() => {
      if (!existsSync(claim))
        throw new Error(`Expected this build's lock on ${out}, found it removed. Build again.`);
    });
  } finally {
    clearInterval(beat);
    withdraw(folder, claim);
  }
}

async function takeLock(folder: string, out: string): Promise<string> {
  for (let left = tries; ; left--) {
    const claim = layClaim(folder);
    const [other] = others(folder, claim);
    if (other === undefined) {
      writeFileSync(claim + holds, '');
      return claim;
    }
    const isAtWork = existsSync(other.claim + holds);
    withdraw(folder, claim);
    if (isAtWork || left === 1) refuseSecond(out, other);
    await wait(20 + Math.random() * 100);
  }
}

type Holder = { pid: number; host: string; started: string };

function layClaim(folder: string): string {
  const name = randomUUID();
  const draft = `${folder}.${name}`;
  const { pid } = process;
  for (;;) {
    try {
      writeFileSync(draft, JSON.stringify({ pid, host: hostname(), started: startOf(pid) }));
      mkdirSync(folder, { recursive: true });
      renameSync(draft, join(folder, name));
      return join(folder, name);
    } catch (error) {
      rmSync(draft, { force: true });
      // Another build that just ended has removed the empty folder.
      if (!hasCode(error, 'ENOENT') || !existsSync(dirname(folder))) throw error;
    }
  }
}

function withdraw(folder: string, claim: string): void {
  removeClaim(claim);
  try {
    rmdirSync(folder);
  } catch {} // Other builds have claims in it.
}

function removeClaim(claim: string): void {
  for (const file of [claim, claim + holds]) rmSync(file, { force: true });
}

/** The other builds that may be running. Claims of dead ones are removed. */
function others(folder: string, own: string): (Holder & { claim: string })[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((claim) => claim !== own && !claim.endsWith(holds))
    .flatMap((claim) => {
      const holder = readClaim(claim); // Undefined if it has ended in the meantime.
      if (!holder || isAlive(holder, claim, own)) return holder ? [{ ...holder, claim }] : [];
      removeClaim(claim);
      return [];
    });
}

function readClaim(claim: string): Holder | undefined {
  try {
    const { pid, host, started } = JSON.parse(readFileSync(claim, 'utf8'));
    return { pid: Number(pid), host: String(host), started: String(started) };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    return { pid: 0, host: 'an unknown machine', started: '' };
  }
}

/** A build on another machine is judged by the age of its claim, on the file system's clock. */
function isAlive({ pid, host, started }: Holder, claim: string, own: string): boolean {
  if (host !== hostname()) {
    const last = statSync(claim, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return statSync(own).mtimeMs - last < silence;
  }
  try {
    process.kill(pid, 0);
    return startOf(pid) === started;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** When a process started, in ticks since boot. Empty if the system does not say. */
function startOf(pid: number): string {
  try {
    // Field 22 of proc(5). The name in field 2 may contain spaces and parentheses.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function refuseSecond(out: string, { pid, host }: Holder): never {
  const words = `Expected no other build of ${out}, found process ${pid} on ${host}. Wait until it ends or, if it no longer runs, remove ${besideOut(out, 'claims')}.`;
  throw Object.assign(new Error(words), { code: 'EALREADY' });
}
