import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveDraft } from '../../components/enquiry/kept-on-device.ts';
import { enquiry } from './enquiry-samples.ts';
import { FakeStorage } from './fake-storage.ts';

const other = { ...enquiry, message: 'Another text.' };

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The module in the state of a newly opened tab. */
async function openTab() {
  vi.resetModules();
  vi.stubGlobal('window', { localStorage: storage });
  return import('../../components/enquiry/posted-marks.ts');
}

test('a posted text is known after a reload and in another tab, until it is confirmed', async () => {
  const tab = await openTab();
  tab.markPosted(enquiry);
  expect([tab.isPosted(enquiry), tab.isPostedElsewhere(enquiry)]).toEqual([true, false]);
  const next = await openTab();
  expect([next.isPosted(enquiry), next.isPostedElsewhere(enquiry)]).toEqual([true, true]);
  expect(next.isPosted(other)).toBe(false);
  next.acknowledgePosted(enquiry);
  expect(next.isPostedElsewhere(enquiry)).toBe(false);
  next.confirmPosted(enquiry);
  expect(next.isPosted(enquiry)).toBe(false);
  expect(storage.length).toBe(0);
});

test('another tab learns of a confirmation, and of nothing else', async () => {
  const tab = await openTab();
  const written: [key: string, newValue: string][] = [];
  vi.spyOn(storage, 'setItem').mockImplementation((key, value) => written.push([key, value]));
  tab.markPosted(enquiry);
  tab.confirmPosted(enquiry);
  const heard = written.map(([key, newValue]) => tab.readConfirmed({ key, newValue }));
  expect(heard).toEqual([undefined, enquiry]);
});

test('a mark is removed with the last draft of its text', async () => {
  const tab = await openTab();
  tab.markPosted(enquiry);
  tab.markPosted(other);
  saveDraft(storage, { id: 'a', enquiry, savedAt: Date.now() });
  tab.dropOldMarks();
  const next = await openTab();
  expect([next.isPosted(enquiry), next.isPosted(other)]).toEqual([true, false]);
});

test('a damaged mark is removed, and the form still works', async () => {
  const tab = await openTab();
  storage.setItem('EnquiryForm posted:{"name"', 'x');
  tab.dropOldMarks();
  expect(storage.length).toBe(0);
});

test('if storage is denied, the page remembers what it has posted', async () => {
  const tab = await openTab();
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  tab.markPosted(enquiry);
  expect(tab.isPosted(enquiry)).toBe(true);
  tab.unmarkPosted(enquiry);
  expect(tab.isPosted(enquiry)).toBe(false);
});
