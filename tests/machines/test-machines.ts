/**
 * Runs the unit tests as on two other machines: `npm run test:machines`. One stands in a zone with a half
 * hour, speaks Danish, and runs no program in its temporary folder; the other one is a day ahead, and
 * speaks Turkish. Node has all languages without the system's.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');
/** Containers mount it so that no program in it can run. */
const noPrograms = '/dev/shm';
const machines = [
  { TZ: 'Asia/Kolkata', LC_ALL: 'da_DK.UTF-8', TMPDIR: noPrograms },
  { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' },
];

const mounts = existsSync('/proc/mounts') ? readFileSync('/proc/mounts', 'utf8') : '';
if (!new RegExp(`^\\S+ ${noPrograms} \\S+ \\S*\\bnoexec\\b`, 'm').test(mounts))
  throw new Error(
    `Expected a Linux system that runs no program in ${noPrograms}. Type: sudo mount -o remount,noexec ${noPrograms}`,
  );

for (const machine of machines) {
  console.log(Object.entries(machine).flat().join(' '));
  const { status } = spawnSync('npm', ['run', 'test:unit', ...process.argv.slice(2)], {
    cwd: project,
    env: { ...process.env, ...machine },
    stdio: 'inherit',
  });
  process.exitCode ||= status ?? 1;
}
