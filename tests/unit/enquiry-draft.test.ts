import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blankEnquiry, type Enquiry } from '../../components/enquiry/enquiry.ts';
import { forgetDraft, saveDraft, takeDraft } from '../../components/enquiry/kept-on-device.ts';
import { enquiry } from './enquiry-samples.ts';
import { FakeStorage } from './fake-storage.ts';

/** In milliseconds: the table of departures promises at most seven days. */
const sevenDays = 7 * 24 * 60 * 60 * 1000;

const other = { ...enquiry, message: 'Another text, in another tab.' };

let storage: FakeStorage;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
  storage = new FakeStorage();
});
afterEach(() => {
  vi.useRealTimers();
});

const save = (id: string, text: Enquiry) =>
  saveDraft(storage, { id, enquiry: text, savedAt: Date.now() });
const take = (id: string | null, typed: Enquiry) => takeDraft(storage, id, typed)?.enquiry;

describe('a draft', () => {
  test('comes back once, to the tab that it belongs to or to a new one', () => {
    save('a', enquiry);
    vi.advanceTimersByTime(1000);
    save('b', other);
    expect(take('a', blankEnquiry)).toEqual(enquiry);
    expect(take(null, blankEnquiry)).toEqual(other);
    expect(take(null, blankEnquiry)).toBeUndefined();
  });

  test('of each of several closed tabs comes back in turn, the newest first', () => {
    save('a', enquiry);
    vi.advanceTimersByTime(1000);
    save('b', other);
    expect(take('gone', blankEnquiry)).toEqual(other);
    expect(take('gone', blankEnquiry)).toEqual(enquiry);
  });

  test('stays for the next visit if another text, apart from its subject, has already been typed', () => {
    save('a', enquiry);
    expect(take('a', { ...blankEnquiry, message: 'Hello' })).toBeUndefined();
    const typed = { ...blankEnquiry, name: enquiry.name, subject: 'Of a link' };
    expect(take('a', typed)).toEqual(enquiry);
  });

  test('is gone after it was sent, with its copies, but not the text of another tab', () => {
    save('a', enquiry);
    save('copy', enquiry);
    save('b', other);
    forgetDraft(storage, 'a', enquiry);
    expect(take('a', blankEnquiry)).toEqual(other);
    expect(storage.length).toBe(0);
  });

  test('without any text is not stored', () => {
    save('a', enquiry);
    save('a', blankEnquiry);
    expect(storage.length).toBe(0);
  });

  test('grows old while it is only shown: opening the page again does not count', () => {
    save('a', enquiry);
    vi.advanceTimersByTime(sevenDays - 1000);
    const draft = takeDraft(storage, 'a', blankEnquiry);
    if (draft) saveDraft(storage, { ...draft, id: 'b' });
    vi.advanceTimersByTime(2000);
    expect(take('b', blankEnquiry)).toBeUndefined();
  });

  test('saved while the clock ran 400 days fast is kept for a week after its next visit', () => {
    const now = Date.now();
    vi.setSystemTime(now + 400 * 86_400_000);
    save('a', enquiry);
    save('b', other);
    vi.setSystemTime(now);
    expect(takeDraft(storage, 'a', blankEnquiry)?.savedAt).toBe(now);
    vi.advanceTimersByTime(sevenDays);
    expect(take('none', { ...blankEnquiry, message: 'Too full.' })).toBeUndefined();
    expect(storage.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(take('b', blankEnquiry)).toBeUndefined();
    expect(storage.length).toBe(0);
  });

  test('is dropped when it is too old or unreadable, and nothing else is', () => {
    storage.setItem('isDarkmode', 'true');
    storage.setItem('EnquiryForm:broken', '{');
    storage.setItem('EnquiryForm:odd', '{"enquiry":{"name":7},"savedAt":"x"}');
    save('a', enquiry);
    vi.advanceTimersByTime(sevenDays + 1);
    expect(take('a', blankEnquiry)).toBeUndefined();
    expect(Object.keys(storage)).toEqual(['isDarkmode']);
  });
});
