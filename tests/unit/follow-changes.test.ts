/** When open pages are told that something is wrong. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followChanges } from '../../scripts/serve/follow-changes.ts';
import type { Outcome } from '../../scripts/serve/live-reload.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A site whose files cannot be read, until they are whole. */
function follow() {
  const told: Outcome[] = [];
  let isWhole = false;
  const { load } = followChanges({
    root: '.',
    dir: '.',
    live: {
      site: () => undefined,
      handler: () => false,
      // What follows the reading of a whole file is not asked here.
      load: () => (isWhole ? new Promise(() => {}) : Promise.reject(new Error('half a file'))),
    },
    announce: (outcome) => told.push(outcome),
  });
  return {
    told,
    load,
    complete: () => {
      isWhole = true;
    },
  };
}

test('half a file is no mistake, if the rest of it comes in a moment', async () => {
  const { told, load, complete } = follow();
  load();
  await vi.advanceTimersByTimeAsync(200);
  complete();
  load();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual([]);
});

test('a mistake is told once, if nothing follows it', async () => {
  const { told, load } = follow();
  load();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told.map(({ problems }) => problems.map(({ text }) => text))).toEqual([['half a file']]);
});
