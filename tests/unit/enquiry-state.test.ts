import { describe, expect, test } from 'vitest';
import { blankEnquiry, type Enquiry } from '../../components/enquiry/enquiry.ts';
import {
  type EnquiryEvent,
  type EnquiryState,
  initialState,
  nextState,
  notSent,
  type Outcome,
  unclear,
} from '../../components/enquiry/enquiry-state.ts';
import { isConfirmation, readAnswer, readRefusal } from '../../components/enquiry/mail-service.ts';
import { enquiry } from './enquiry-samples.ts';

const sent: Outcome = { name: 'sent' };
const other = { ...enquiry, message: 'Another text.' };

const play = (...events: EnquiryEvent[]): EnquiryState => events.reduce(nextState, initialState);
const start = (attempt = 1, text = enquiry): EnquiryEvent => ({
  type: 'started',
  enquiry: text,
  attempt,
});
const settle = (
  outcome: Outcome,
  attempt = 1,
  text = enquiry,
  inForm: Enquiry = text,
): EnquiryEvent => ({ type: 'settled', enquiry: text, attempt, outcome, inForm });

describe('the state of the form', () => {
  test('goes from sending to sent, and back to writing once the message has been shown', () => {
    expect(play(start())).toEqual({ name: 'sending', enquiry, attempt: 1 });
    expect(play(start(), { type: 'cleared' })).toEqual(play(start()));
    expect(play(start(), settle(sent))).toEqual({ name: 'sent', enquiry });
    expect(play(start(), settle(sent), { type: 'cleared' })).toEqual({ name: 'sent', enquiry });
    expect(play(start(), settle(sent), { type: 'shown' })).toEqual(initialState);
  });

  test('accepts good news at any time, from an earlier attempt or from another tab', () => {
    const late = settle(sent, 1);
    for (const before of [
      [start(), settle(unclear('silent'))],
      [start(), settle(unclear('silent')), start(2)],
      [start(), settle(unclear('silent')), start(2), settle(unclear('again'), 2)],
      [start(), settle(unclear('silent')), { type: 'cleared' } as const],
    ])
      expect(play(...before, late)).toEqual({ name: 'sent', enquiry });
    expect(play(settle(sent, 0))).toEqual({ name: 'sent', enquiry });
  });

  test('says which text has arrived if the form has another, until that is sent or cleared', () => {
    const late = settle(sent, 1, enquiry, other);
    const arrived = play(start(), settle(unclear('silent')), late);
    expect(arrived).toEqual({ name: 'sentBefore', enquiry });
    expect(nextState(arrived, { type: 'shown' })).toEqual(arrived);
    expect(nextState(arrived, { type: 'cleared' })).toEqual(initialState);
    expect(play(start(), settle(sent, 1, enquiry, blankEnquiry))).toEqual({
      name: 'sent',
      enquiry,
    });
  });

  test('waits for the answer while another text is being sent', () => {
    expect(play(start(), settle(unclear('silent')), start(2, other), settle(sent, 1))).toEqual({
      name: 'sending',
      enquiry: other,
      attempt: 2,
    });
  });

  test('ignores anything but good news from an attempt that was replaced', () => {
    expect(play(start(1), start(2), settle(notSent('throttled'), 1))).toEqual({
      name: 'sending',
      enquiry,
      attempt: 2,
    });
  });

  test('does not replace one unclear outcome by another', () => {
    const state = play(start(), settle(unclear('silent')), settle(unclear('broken')));
    expect(state).toEqual({ ...unclear('silent'), attempt: 1 });
  });

  test('mentions an earlier visit only to visitors who have done nothing since', () => {
    expect(play(settle(unclear('left'), 0))).toEqual({ ...unclear('left'), attempt: 0 });
    expect(play({ type: 'suspected' }, settle(unclear('left'), 0))).toEqual({ name: 'suspect' });
  });

  test('says what is known of the text in the form, and no longer once that is another', () => {
    const at = Date.UTC(2026, 2, 1);
    const known = (isSent: boolean): EnquiryEvent => ({ type: 'recalled', mark: { at, isSent } });
    const another: EnquiryEvent = { type: 'recalled', mark: undefined };
    const already = { name: 'sentAlready', at, attempt: 0 };
    const left = { ...unclear('left'), attempt: 0 };
    expect(play(known(false))).toEqual(left);
    expect(play(known(true))).toEqual(already);
    expect(play(known(true), another)).toEqual(initialState);
    // Whether a text arrived stays in doubt until that is known of it.
    expect(play(known(false), another)).toEqual(left);
    expect(play(known(false), known(true))).toEqual(already);
    for (const event of [start(), { type: 'suspected' }, settle(sent)] as const)
      expect(play(event, known(true))).toEqual(play(event));
  });

  test('says when an offline visitor is back online, and when that is over, but never sends', () => {
    const offline = settle(notSent('offline'));
    const online = play(start(), offline, { type: 'connected' });
    const after = { ...notSent('offline'), attempt: 1 };
    expect(online).toEqual({ name: 'online', after });
    expect(nextState(online, { type: 'disconnected' })).toEqual(after);
    expect(play({ type: 'connected' })).toEqual(initialState);
    // The connection says nothing about other failures.
    const unloaded = play(start(), settle(notSent('unloaded')), { type: 'connected' });
    expect(unloaded).toEqual({ ...notSent('unloaded'), attempt: 1 });
  });

  test('leaves the error state when the last error is corrected', () => {
    const wrong: EnquiryEvent = { type: 'checked', errors: { name: 'required' } };
    expect(play(wrong)).toEqual({ name: 'invalid', errors: { name: 'required' } });
    expect(play(wrong, { type: 'checked', errors: {} })).toEqual(initialState);
  });
});

const where = '. To find this ID, visit https://dashboard.emailjs.com/admin/account';

describe('what the form may say about an answer', () => {
  test('only status 200 with the text OK confirms', () => {
    expect(isConfirmation({ status: 200, text: 'OK' })).toBe(true);
    for (const text of [
      '',
      'ok',
      'OK\n',
      'OK, but not from the service',
      '<h1>OK',
      '{"status":"OK"}',
    ])
      expect(isConfirmation({ status: 200, text })).toBe(false);
    for (const status of [201, 202, 204])
      expect(isConfirmation({ status, text: 'OK' })).toBe(false);
  });

  test.for([
    [{ status: 400, text: `The Public Key is required${where}` }, notSent('configuration')],
    [{ status: 400, text: `The template ID not found${where}` }, notSent('configuration')],
    [{ status: 400, text: `The service ID not found${where}` }, notSent('configuration')],
    [
      { status: 403, text: 'API calls are disabled for non-browser applications' },
      notSent('configuration'),
    ],
    [{ status: 404, text: 'Account not found' }, notSent('configuration')],
    [
      { status: 412, text: 'Gmail_API: Invalid grant. Please reconnect your Gmail account' },
      notSent('configuration'),
    ],
    [
      {
        status: 413,
        text: 'Variables size limit. The maximum allowed variables size is 50Kb',
      },
      notSent('configuration'),
    ],
    [{ status: 422, text: 'The recipients address is empty' }, notSent('configuration')],
    [{ status: 429, text: 'Too Many Requests' }, notSent('throttled')],
    [{ status: 429, text: '<h1>Too many requests' }, unclear('strange')],
    [{ status: 403, text: '<h1>Your account is blocked' }, unclear('strange')],
    [{ status: 408, text: 'Request Timeout' }, unclear('strange')],
    [{ status: 503, text: 'Service Unavailable' }, unclear('server')],
    [{ status: 400, text: 'Request blocked by policy template 7' }, unclear('strange')],
    [{ status: 400, text: 'Too Many Requests' }, unclear('strange')],
    [{ status: 404, text: 'Account not found on this proxy' }, unclear('strange')],
    [{ status: 422, text: 'The recipients address is empty. Message queued.' }, unclear('strange')],
    [
      { status: 429, text: 'Too many requests from your network, message accepted' },
      unclear('strange'),
    ],
    [{ status: 451, text: 'Unavailable For Headless Browser' }, notSent('blocked')],
    [{ status: 403, text: 'Forbidden' }, unclear('strange')],
    [{ status: 404, text: 'Not Found' }, unclear('strange')],
    [{ status: 407, text: 'Proxy Authentication Required' }, unclear('strange')],
    [{ status: 400, text: '{"error":"The Public Key is invalid"}' }, unclear('strange')],
    [{ status: 200, text: '' }, unclear('strange')],
    [{ status: 500, text: 'Account not found' }, unclear('server')],
    [{ status: 0, text: 'Network Error' }, unclear('broken')],
    [new TypeError('Failed to fetch'), unclear('broken')],
    [undefined, unclear('broken')],
  ] as const)('%j is %j', ([answer, outcome]) => {
    expect(readAnswer(answer)).toEqual(outcome);
  });

  test.for([
    [{ status: 451, text: 'Unavailable For Headless Browser' }, 'blocked'],
    [{ status: 403, text: 'Forbidden' }, 'forbidden'],
    [{ status: 429, text: 'Too Many Requests' }, 'throttled'],
    ['The public key is required.', 'configuration'],
  ] as const)('what the client refuses by itself was not sent: %j', ([error, reason]) => {
    expect(readRefusal(error)).toEqual(notSent(reason));
  });
});
