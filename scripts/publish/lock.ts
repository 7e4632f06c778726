import { randomUUID } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from '../base/system-errors.ts';
import { besideOut } from './build-record.ts';

/** How old a file must be before it counts as left by a process that was killed, in milliseconds. */
const abandoned = 10_000;

/**
 * Runs a build with exclusive access to its output folder, by a file beside it that names the
 * process. The next build removes the file of one that was killed. Builds on different machines
 * with a shared folder are out of scope: a process is only found on the machine that runs it.
 * Throws if another build is running. `check`, which `run` gets, throws once the file is no longer
 * this build's own.
 */
export async function withLock<T>(out: string, run: (check: () => void) => Promise<T>): Promise<T> {
  const file = besideOut(out, 'lock');
  mkdirSync(dirname(out), { recursive: true });
  const own = await takeLock(file, out);
  try {
    return await run(() => {
      if (read(file) !== own)
        throw new Error(`Expected this build's lock on ${out}, found it removed. Build again.`);
    });
  } finally {
    if (read(file) === own) rmSync(file);
  }
}

/** Creates the lock file, and returns its text, which no other build's file has. */
async function takeLock(file: string, out: string): Promise<string> {
  const { pid } = process;
  const own = JSON.stringify({ pid, started: startOf(pid), build: randomUUID() });
  for (;;) {
    try {
      createWith(own, file);
      return own;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const other = read(file);
    if (other !== undefined) {
      const pid = livingHolder(file, other);
      if (pid !== undefined) refuseSecond(out, file, pid);
      removeDead(file, other);
    }
    await wait(5 + Math.random() * 20);
  }
}

/** Creates a file with a text, or none: on a full disk, it would stay as an empty one. */
function createWith(text: string, file: string): void {
  const handle = openSync(file, 'wx');
  try {
    writeFileSync(handle, text);
  } catch (error) {
    rmSync(file);
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** The text of a lock; undefined if the build that held it has just ended. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    if (hasCode(error, 'EISDIR'))
      throw new Error(`Expected the file of a lock, found a folder: ${file}. Remove it.`);
    throw error;
  }
}

/** The process that holds a lock; undefined if it no longer runs. */
function livingHolder(file: string, text: string): number | 'an unknown one' | undefined {
  const [, pid, started] = /^\{"pid":(\d+),"started":"(.*?)"/.exec(text) ?? [];
  // A lock without a process is being written, unless it has been like that for a while.
  if (pid === undefined) return isOld(file) ? undefined : 'an unknown one';
  try {
    process.kill(Number(pid), 0);
    return startOf(Number(pid)) === started ? Number(pid) : undefined;
  } catch (error) {
    return hasCode(error, 'EPERM') ? Number(pid) : undefined;
  }
}

/**
 * Removes the lock of a dead process, if nobody else has by now. Only one process at a time may do
 * this: another could take its time between looking and removing, and remove the lock of a new build.
 */
function removeDead(file: string, text: string): void {
  const turn = `${file}.turn`;
  try {
    mkdirSync(turn);
  } catch {
    if (isOld(turn)) rmdirSync(turn);
    return;
  }
  try {
    if (read(file) === text) rmSync(file);
  } finally {
    rmdirSync(turn);
  }
}

function isOld(path: string): boolean {
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - made > abandoned;
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

function refuseSecond(out: string, file: string, pid: number | string): never {
  const words = `Expected no other build of ${out}, found process ${pid}. Wait until it ends or, if it no longer runs, remove ${file}.`;
  throw Object.assign(new Error(words), { code: 'EALREADY' });
}
