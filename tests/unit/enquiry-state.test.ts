import { describe, expect, test } from 'vitest';
import {
  type EnquiryEvent,
  type EnquiryState,
  initialState,
  nextState,
} from '../../components/enquiry/enquiry-state.ts';
import { explainFailure } from '../../components/enquiry/explain-failure.ts';
import { enquiry } from './enquiry-samples.ts';

const play = (...events: EnquiryEvent[]): EnquiryState => events.reduce(nextState, initialState);
const start = (attempt = 1): EnquiryEvent => ({ type: 'started', enquiry, attempt });
const failed = (failure: string, attempt = 1) => ({ name: 'failed', failure, enquiry, attempt });

describe('the state of the form', () => {
  test('goes from sending to sent, and back to writing when the message has been shown', () => {
    const settled: EnquiryEvent = { type: 'settled', attempt: 1, outcome: 'sent' };
    expect(play(start())).toEqual({ name: 'sending', enquiry, attempt: 1 });
    expect(play(start(), settled)).toEqual({ name: 'sent', enquiry });
    expect(play(start(), settled, { type: 'cleared' })).toEqual({ name: 'sent', enquiry });
    expect(play(start(), settled, { type: 'shown' })).toEqual(initialState);
  });

  test('ignores the answer to an attempt that another one has replaced', () => {
    const late: EnquiryEvent = { type: 'settled', attempt: 1, outcome: 'network' };
    expect(play(start(1), start(2), late)).toEqual({ name: 'sending', enquiry, attempt: 2 });
  });

  test('after an unknown end takes only good news, not a failure that nobody can be sure of', () => {
    const unknown: EnquiryEvent = { type: 'settled', attempt: 1, outcome: 'unknown' };
    const late = (outcome: 'sent' | 'network'): EnquiryEvent => ({
      type: 'settled',
      attempt: 1,
      outcome,
    });
    expect(play(start(), unknown)).toEqual(failed('unknown'));
    expect(play(start(), unknown, late('network'))).toEqual(failed('unknown'));
    expect(play(start(), unknown, late('sent'))).toEqual({ name: 'sent', enquiry });
  });

  test('does not know the end of a send that leaving the page has interrupted', () => {
    expect(play(start(), { type: 'interrupted' })).toEqual(failed('unknown'));
    expect(play({ type: 'interrupted' })).toEqual(initialState);
  });

  test('says when an offline visitor is back online, and when that is over; it never sends', () => {
    const offline: EnquiryEvent = { type: 'settled', attempt: 1, outcome: 'offline' };
    const online = play(start(), offline, { type: 'connected' });
    expect(online).toEqual({ name: 'online', after: failed('offline') });
    expect(nextState(online, { type: 'disconnected' })).toEqual(failed('offline'));
    expect(play({ type: 'connected' })).toEqual(initialState);
  });

  test('leaves the errors when the last one is corrected', () => {
    const wrong: EnquiryEvent = { type: 'checked', errors: { name: 'required' } };
    expect(play(wrong)).toEqual({ name: 'invalid', errors: { name: 'required' } });
    expect(play(wrong, { type: 'checked', errors: {} })).toEqual(initialState);
  });
});

describe('the kind of a failure', () => {
  test.for([
    [{ status: 451, text: 'Unavailable For Headless Browser' }, 'blocked'],
    [{ status: 403, text: 'Forbidden' }, 'forbidden'],
    [{ status: 403, text: 'API calls are disabled for non-browser applications' }, 'configuration'],
    [{ status: 429, text: 'Too Many Requests' }, 'throttled'],
    [{ status: 400, text: 'The Public Key is invalid' }, 'configuration'],
    [{ status: 404, text: 'Account not found' }, 'configuration'],
    [{ status: 422, text: 'The recipients address is empty' }, 'configuration'],
    [{ status: 500, text: '' }, 'server'],
    [{ status: 503, text: '<html>' }, 'server'],
    [{ status: 0, text: 'Network Error' }, 'network'],
    [new TypeError('Failed to fetch'), 'network'],
    ['The public key is required.', 'configuration'],
    [undefined, 'network'],
  ] as const)('%j is %s', ([error, kind]) => {
    expect(explainFailure(error, true)).toBe(kind);
  });

  test('a failure without an answer is offline while the device is', () => {
    expect(explainFailure(new TypeError('Failed to fetch'), false)).toBe('offline');
    expect(explainFailure({ status: 500 }, false)).toBe('server');
  });
});
