/** A process that takes the lock of one folder after another, and counts its conflicts. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withLock } from '../../scripts/publish/lock.ts';

const [folder = '', rounds = '0'] = process.argv.slice(2);
let [worked, met] = [0, 0];
for (let round = 0; round < Number(rounds); round++) {
  const mark = join(folder, `${round}.working`);
  await withLock(join(folder, String(round)), async (check) => {
    // As a build does before it publishes: a lock may have been taken away while it was still empty.
    check();
    worked++;
    try {
      writeFileSync(mark, '', { flag: 'wx' });
    } catch {
      met++;
    }
    await wait(2);
    rmSync(mark, { force: true });
  }).catch(() => {});
}
console.log(JSON.stringify({ worked, met }));
