import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from '../base/system-errors.ts';
import { ownPath } from './build-record.ts';

/**
 * Runs a build with exclusive access to its output folder, by a file beside it that names the
 * process. The next build removes the file of one that was killed. Builds on different machines
 * with a shared folder are out of scope: a process is only found on the machine that runs it.
 * Throws if another build is running. `check`, which `run` gets, throws once the file is no longer
 * this build's own.
 */
export async function withLock<T>(out: string, run: (check: () => void) => Promise<T>): Promise<T> {
  const file = ownPath(out, 'lock');
  mkdirSync(dirname(out), { recursive: true });
  const { pid } = process;
  const own = JSON.stringify({ pid, started: startOf(pid), build: randomUUID() });
  takeLock(file, own, out);
  try {
    return await run(() => {
      if (read(file) !== own)
        throw new Error(`Expected this build's lock on ${out}, found it removed. Build again.`);
    });
  } finally {
    if (read(file) === own) rmSync(file);
  }
}

function takeLock(file: string, own: string, out: string): void {
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      return;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const other = read(file);
    if (other === undefined) continue;
    const pid = livingHolder(other);
    if (pid !== undefined) refuseSecond(out, file, pid);
    removeDead(file, other);
  }
}

/** The text of a lock; undefined if the build that held it has just ended. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * The process that holds a lock; undefined if it no longer runs. So is that of an empty lock: if a
 * build was just about to write its name there, it finds that out before it publishes.
 */
function livingHolder(text: string): number | undefined {
  const [, pid, started] = /^\{"pid":(\d+),"started":"(.*?)"/.exec(text) ?? [];
  if (pid === undefined) return undefined;
  try {
    process.kill(Number(pid), 0);
    return startOf(Number(pid)) === started ? Number(pid) : undefined;
  } catch (error) {
    return hasCode(error, 'EPERM') ? Number(pid) : undefined;
  }
}

/** Moves the lock of a dead process away, which only one build can do, and returns any other lock. */
function removeDead(file: string, text: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if (read(aside) === text) rmSync(aside);
  else renameSync(aside, file);
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

function refuseSecond(out: string, file: string, pid: number): never {
  const words = `Expected no other build of ${out}, found process ${pid}. Wait until it ends or, if it no longer runs, remove ${file}.`;
  throw Object.assign(new Error(words), { code: 'EALREADY' });
}
