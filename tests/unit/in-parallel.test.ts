import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParallel } from '../../scripts/in-parallel.ts';

test('each item is worked on once, and never more at once than allowed', async () => {
  const seen: number[] = [];
  let [now, most] = [0, 0];
  await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    most = Math.max(most, ++now);
    await setTimeout(item % 3);
    now -= 1;
    seen.push(item);
  });
  expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('after the first error nothing more is started', async () => {
  const started: number[] = [];
  const working = inParallel([1, 2, 3, 4, 5, 6], 2, async (item) => {
    started.push(item);
    await setTimeout(2 * item);
    if (item === 2) throw new Error('full');
  });
  await expect(working).rejects.toThrow('full');
  await setTimeout(20);
  expect(started).toEqual([1, 2, 3]);
});
