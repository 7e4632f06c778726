import { expect, test } from 'vitest';
import { inParallel } from '../../scripts/base/in-parallel.ts';

test('each item is worked on once, and never more at once than allowed', async () => {
  const seen: number[] = [];
  let [now, most] = [0, 0];
  await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    most = Math.max(most, ++now);
    // Each takes as many turns as its number says.
    for (let turn = 0; turn < item % 3; turn++) await null;
    now -= 1;
    seen.push(item);
  });
  expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('after the first error nothing more is started', async () => {
  const started: number[] = [];
  const go = new Map<number, () => void>();
  const working = inParallel([1, 2, 3, 4, 5, 6], 2, async (item) => {
    started.push(item);
    await new Promise<void>((resolve) => go.set(item, resolve));
    if (item === 2) throw new Error('full');
  });
  go.get(1)?.();
  await expect.poll(() => started).toEqual([1, 2, 3]);
  go.get(2)?.();
  // Whoever ends its part after the error does not take the next one.
  await new Promise(setImmediate);
  go.get(3)?.();
  await expect(working).rejects.toThrow('full');
  expect(started).toEqual([1, 2, 3]);
});
