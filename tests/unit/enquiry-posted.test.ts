import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enquiry } from './enquiry-samples.ts';
import { FakeStorage } from './fake-storage.ts';

/** In milliseconds: what the privacy policy promises. */
const day = 24 * 60 * 60 * 1000;

const other = { ...enquiry, message: 'Another text.' };
const now = new Date('2026-03-01T12:00:00Z');

let storage: FakeStorage;
beforeEach(() => {
  vi.useFakeTimers({ now });
  storage = new FakeStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The module in the state of a newly opened tab. */
async function openTab() {
  vi.resetModules();
  vi.stubGlobal('window', { localStorage: storage });
  return import('../../components/enquiry/posted-marks.ts');
}

test('a posted text is known after a reload and in another tab, and told once in each', async () => {
  const tab = await openTab();
  const mark = { at: now.getTime(), isSent: false };
  tab.markPosted(enquiry);
  const next = await openTab();
  expect([next.recall(enquiry), next.recallUntold(enquiry)]).toEqual([mark, mark]);
  expect(next.recall(other)).toBeUndefined();
  next.acknowledge(enquiry);
  expect([next.recall(enquiry), next.recallUntold(enquiry)]).toEqual([mark, undefined]);
  vi.advanceTimersByTime(1000);
  next.markSent(enquiry);
  const sent = { at: now.getTime() + 1000, isSent: true };
  expect([next.recallUntold(enquiry), tab.recall(enquiry)]).toEqual([sent, sent]);
});

test('texts that differ in one field, or in where a field ends, are different texts', async () => {
  const tab = await openTab();
  tab.markSent(enquiry);
  const { name, phone } = enquiry;
  for (const text of [
    ...Object.keys(enquiry).map((field) => ({ ...enquiry, [field]: 'x' })),
    { ...enquiry, name: name.slice(0, -1), phone: name.slice(-1) + phone },
  ])
    expect(tab.recall(text)).toBeUndefined();
});

test('nothing of the text can be read in storage', async () => {
  const tab = await openTab();
  tab.markPosted(enquiry);
  const stored = JSON.stringify(Object.entries(storage));
  expect(stored).toContain('EnquiryForm posted:');
  for (const text of Object.values(enquiry)) expect(stored).not.toContain(text);
});

test('a mark lasts a day, also if the clock was wrong when it was made', async () => {
  const tab = await openTab();
  tab.markSent(enquiry);
  vi.advanceTimersByTime(day - 1);
  tab.dropOldMarks();
  expect(tab.recall(enquiry)).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(tab.recall(enquiry)).toBeUndefined();
  tab.dropOldMarks();
  expect(storage.length).toBe(0);
  tab.markSent(enquiry);
  vi.setSystemTime(new Date(Date.now() - 2 * day));
  expect(tab.recall(enquiry)).toBeUndefined();
});

test('what was known is put back after an attempt that did not arrive', async () => {
  const tab = await openTab();
  tab.markPosted(enquiry);
  tab.putBack(enquiry, undefined);
  expect([tab.recall(enquiry), storage.length]).toEqual([undefined, 0]);
  tab.markSent(enquiry);
  const earlier = tab.recall(enquiry);
  tab.markPosted(enquiry);
  tab.putBack(enquiry, earlier);
  expect((await openTab()).recall(enquiry)).toEqual(earlier);
});

test('another tab learns that its own text has arrived, and of nothing else', async () => {
  const tab = await openTab();
  const written: { key: string; newValue: string }[] = [];
  vi.spyOn(storage, 'setItem').mockImplementation((key, newValue) =>
    written.push({ key, newValue }),
  );
  tab.markPosted(enquiry);
  tab.markSent(enquiry);
  expect(written.map((event) => tab.reportsSent(event, enquiry))).toEqual([false, true]);
  expect(written.map((event) => tab.reportsSent(event, other))).toEqual([false, false]);
});

test('unreadable marks are removed, and those of an earlier version, which held the text', async () => {
  const tab = await openTab();
  storage.setItem(`EnquiryForm posted:${JSON.stringify(enquiry)}`, '0.25');
  storage.setItem('EnquiryForm posted:1.2', 'sent');
  storage.setItem('isDarkmode', 'true');
  tab.dropOldMarks();
  expect(Object.keys(storage)).toEqual(['isDarkmode']);
});

test('if storage is denied, the page remembers what it has posted', async () => {
  const tab = await openTab();
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  tab.markPosted(enquiry);
  expect(tab.recall(enquiry)?.isSent).toBe(false);
  tab.putBack(enquiry, undefined);
  expect(tab.recall(enquiry)).toBeUndefined();
  tab.dropOldMarks();
});
