import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from './fake-storage.ts';

const keys = { publicKey: 'pk', serviceId: 'sid', templateId: 'tid' };
const limited = { keys, limitRate: 60_000 };
const noon = new Date('2026-03-01T12:00:00Z').getTime();

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The module in the state of a newly opened page. */
async function openPage(storage: FakeStorage) {
  vi.resetModules();
  vi.stubGlobal('window', { localStorage: storage });
  return import('../../components/enquiry/mail-service.ts');
}

test('the time of a success is kept for the next page', async () => {
  const storage = new FakeStorage();
  (await openPage(storage)).stampSuccess(limited);
  const { successTimes } = await openPage(storage);
  expect(await successTimes.get()).toBe(String(noon));
});

test('without a limit no time is stored', async () => {
  const storage = new FakeStorage();
  const { stampSuccess, successTimes } = await openPage(storage);
  stampSuccess({ keys });
  stampSuccess({ keys, limitRate: 0 });
  expect(storage.length).toBe(0);
  expect(await successTimes.get()).toBe('0');
});

test('the time that the client writes before it sends is ignored, since a failure must not block the next try', async () => {
  const storage = new FakeStorage();
  const { successTimes } = await openPage(storage);
  await successTimes.set();
  expect(await successTimes.get()).toBe('0');
  expect(storage.length).toBe(0);
});

test('if storage is denied, the page remembers the time of its own success', async () => {
  const { stampSuccess, successTimes } = await openPage(new FakeStorage());
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  stampSuccess(limited);
  expect(await successTimes.get()).toBe(String(noon));
});

test('a time that is in the future or unreadable does not count', async () => {
  const storage = new FakeStorage();
  const { successTimes } = await openPage(storage);
  storage.setItem('enquiry-sent-at', String(noon + 60_000));
  expect(await successTimes.get()).toBe('0');
  storage.setItem('enquiry-sent-at', 'yesterday');
  expect(await successTimes.get()).toBe('0');
});
