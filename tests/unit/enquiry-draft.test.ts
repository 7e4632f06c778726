import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftLifetimeMs } from '../../components/constants.ts';
import { blankEnquiry } from '../../components/enquiry/enquiry.ts';
import { forgetDraft, saveDraft, takeDraft } from '../../components/enquiry/kept-on-device.ts';
import { enquiry } from './enquiry-samples.ts';
import { FakeStorage } from './fake-storage.ts';

const other = { ...enquiry, message: 'Another text, in another tab.' };

let storage: FakeStorage;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
  storage = new FakeStorage();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a draft', () => {
  test('comes back once, to the tab that it belongs to or to a new one', () => {
    saveDraft(storage, 'a', enquiry);
    vi.advanceTimersByTime(1000);
    saveDraft(storage, 'b', other);
    expect(takeDraft(storage, 'a', blankEnquiry)).toEqual(enquiry);
    expect(takeDraft(storage, null, blankEnquiry)).toEqual(other);
    expect(takeDraft(storage, null, blankEnquiry)).toBeUndefined();
  });

  test('of each of several closed tabs comes back in turn, the newest first', () => {
    saveDraft(storage, 'a', enquiry);
    vi.advanceTimersByTime(1000);
    saveDraft(storage, 'b', other);
    expect(takeDraft(storage, 'gone', blankEnquiry)).toEqual(other);
    expect(takeDraft(storage, 'gone', blankEnquiry)).toEqual(enquiry);
  });

  test('stays for the next visit if another text, apart from its subject, has already been typed', () => {
    saveDraft(storage, 'a', enquiry);
    expect(takeDraft(storage, 'a', { ...blankEnquiry, message: 'Hello' })).toBeUndefined();
    const typed = { ...blankEnquiry, name: enquiry.name, subject: 'Of a link' };
    expect(takeDraft(storage, 'a', typed)).toEqual(enquiry);
  });

  test('is gone after it was sent, with its copies, but not the text of another tab', () => {
    saveDraft(storage, 'a', enquiry);
    saveDraft(storage, 'copy', enquiry);
    saveDraft(storage, 'b', other);
    forgetDraft(storage, 'a', enquiry);
    expect(takeDraft(storage, 'a', blankEnquiry)).toEqual(other);
    expect(storage.length).toBe(0);
  });

  test('without any text is not stored', () => {
    saveDraft(storage, 'a', enquiry);
    saveDraft(storage, 'a', blankEnquiry);
    expect(storage.length).toBe(0);
  });

  test('is dropped when it is too old or unreadable, and nothing else is', () => {
    storage.setItem('isDarkmode', 'true');
    storage.setItem('EnquiryForm:broken', '{');
    storage.setItem('EnquiryForm:odd', '{"enquiry":{"name":7},"savedAt":"x"}');
    saveDraft(storage, 'a', enquiry);
    vi.advanceTimersByTime(draftLifetimeMs + 1);
    expect(takeDraft(storage, 'a', blankEnquiry)).toBeUndefined();
    expect(Object.keys(storage)).toEqual(['isDarkmode']);
  });
});
