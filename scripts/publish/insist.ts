import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from '../base/problems.ts';

/** The milliseconds before each further try: two seconds in all. */
const pauses = [50, 150, 300, 500, 1000];

/**
 * Does what the system may refuse as long as another program, such as a virus scanner, has a file
 * open. Tries again for two seconds, then throws the system's error.
 */
export async function insist<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!hasCode(error, 'EPERM', 'EBUSY', 'EACCES')) throw error;
    }
    await wait(pause);
  }
  return work();
}
