/** Sends an enquiry once, with timeouts, and never twice without the visitor's knowledge. */

import { inWords, otherwise } from '../text/long-date.ts';
import { cleanEnquiry, type Enquiry } from './enquiry.ts';
import { notSent, type Outcome, outcomeOf, unclear } from './enquiry-state.ts';
import { answerLimitMs, clientLimitMs } from './limits.ts';
import {
  endAtRedirect,
  isConfirmation,
  loadEmailClient,
  type MailService,
  readAnswer,
  readRefusal,
  sendByClient,
  stampSuccess,
} from './mail-service.ts';
import { type Mark, markPosted, markSent, putBack, recall, recallUntold } from './posted-marks.ts';

export type Attempt = {
  enquiry: Enquiry;
  /** Set when the attempt is given up or has ended. From then on it posts nothing. */
  isOver: boolean;
  /** Set when the text leaves the device. */
  hasPosted: boolean;
};

type Sender = {
  service: MailService;
  /** The address of the e-mail client. */
  clientUrl: string;
  lang: string;
};

/**
 * Makes an attempt and calls `settle` with its outcome: once within the time limits, and again if
 * the service confirms it later. Never rejects. Among several tabs with the same text, only one
 * sends at a time. The others learn the outcome and do not post the text again unasked.
 */
export async function sendEnquiry(
  attempt: Attempt,
  sender: Sender,
  settle: (outcome: Outcome) => void,
): Promise<void> {
  const { enquiry } = attempt;
  const hadTurn = await oneTabAtATime(JSON.stringify(enquiry), async (hasWaited) => {
    if (attempt.isOver) return;
    // How the other tab's attempt ended is news, whatever was said of it while it was under way.
    const untold = hasWaited ? recall(enquiry) : recallUntold(enquiry);
    if (untold) return settle(outcomeOf(untold));
    const sending = post(attempt, sender).then((outcome) => {
      // If it was given up before it posted, `giveUp` has already settled it.
      if (attempt.hasPosted || !attempt.isOver) settle(outcome);
    });
    await Promise.race([sending, giveUp(attempt, settle)]);
    attempt.isOver = true;
    // Gives other tabs time to learn the outcome before their turn.
    await wait(100);
  });
  if (!hadTurn && !attempt.isOver) settle(unclear('left'));
}

/** Ends the attempt when its time is up. */
async function giveUp(attempt: Attempt, settle: (outcome: Outcome) => void): Promise<void> {
  await wait(clientLimitMs);
  if (attempt.hasPosted) await wait(answerLimitMs - clientLimitMs);
  if (attempt.isOver) return;
  attempt.isOver = true;
  const failed = () => orEarlier(recall(attempt.enquiry), notSent('unloaded'));
  settle(attempt.hasPosted ? unclear('silent') : failed());
}

/** If an earlier attempt with this text has arrived, or may have, a failure is not just "not sent". */
function orEarlier(earlier: Mark | undefined, outcome: Outcome): Outcome {
  if (outcome.name !== 'notSent' || !earlier) return outcome;
  return earlier.isSent ? outcomeOf(earlier) : unclear('again');
}

async function post(attempt: Attempt, { service, clientUrl, lang }: Sender): Promise<Outcome> {
  const { enquiry } = attempt;
  const earlier = recall(enquiry);
  try {
    const client = await loadEmailClient(clientUrl).catch(() => undefined);
    if (!client) return orEarlier(earlier, notSent(navigator.onLine ? 'unloaded' : 'offline'));
    if (await isOffline()) return orEarlier(earlier, notSent('offline'));
    const params = templateParams(enquiry, lang);
    const answer = await sendByClient(client, service, {
      ...params,
      // The client calls this right before it posts: the last moment to stop it.
      toJSON() {
        if (attempt.isOver) throw new Error('This attempt was given up.');
        if (recallUntold(enquiry)) throw new Error('Another tab has just posted this text.');
        attempt.hasPosted = true;
        markPosted(enquiry);
        endAtRedirect();
        return params;
      },
    });
    if (!isConfirmation(answer)) throw answer;
    stampSuccess(service);
    markSent(enquiry);
    return { name: 'sent' };
  } catch (error) {
    console.error('The enquiry was not confirmed:', error);
    const untold = attempt.hasPosted ? undefined : recallUntold(enquiry);
    if (untold) return outcomeOf(untold);
    const outcome = attempt.hasPosted ? readAnswer(error) : readRefusal(error);
    // Once the attempt is over, the mark may belong to the visitor's next one.
    if (outcome.name === 'notSent' && !attempt.isOver) putBack(enquiry, earlier);
    return orEarlier(earlier, outcome);
  }
}

/** `navigator.onLine` can be wrong: offline counts only if this site does not answer either. */
async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false;
  const request = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(3000) } as const;
  return fetch(location.href, request).then(
    () => false,
    () => true,
  );
}

/** What this tab is running: for a moment still after it has told the visitor how it ended. */
const running = new Set<string>();

/** What this tab has waited for in vain: another tab does not end. */
const overdue = new Set<string>();

/**
 * Runs work, which must not reject, while no other tab runs work with this name, and tells it whether
 * another tab did so before. Returns false if another tab does for longer than a request lasts, such as
 * one that is blocked; the next call with this name does not wait.
 */
async function oneTabAtATime(
  name: string,
  work: (hasWaited: boolean) => Promise<void>,
): Promise<boolean> {
  const lock = `enquiry ${name}`;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), overdue.has(name) ? 0 : answerLimitMs);
  const isOwn = running.has(name);
  const start = async (hasWaited: boolean) => {
    clearTimeout(timer);
    running.add(name);
    await work(hasWaited && !isOwn);
    running.delete(name);
  };
  try {
    const isFree = await navigator.locks.request(lock, { ifAvailable: true }, async (held) => {
      if (held) await start(false);
      return held !== null;
    });
    if (!isFree) await navigator.locks.request(lock, { signal: waiting.signal }, () => start(true));
  } catch {
    const isLate = waiting.signal.aborted && !overdue.has(name);
    if (isLate) overdue.add(name);
    // Without TLS, or if storage is denied, there are no locks.
    else await start(false);
    return !isLate;
  }
  return true;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The e-mail template's parameters for an enquiry (specification, sections 3 and 7). */
type TemplateParams = Record<
  'title' | 'name' | 'time' | 'message' | 'contact-email' | 'contact-phone',
  string
>;

/** The template's parameters, with the visitor's local date, time and time zone. */
export function templateParams(enquiry: Enquiry, lang: string, now = new Date()): TemplateParams {
  const { name, phone, email, subject, message } = cleanEnquiry(enquiry);
  return {
    title: subject,
    name,
    time: inWords(
      now,
      new Intl.DateTimeFormat([lang, otherwise], { dateStyle: 'full', timeStyle: 'long' }),
    ),
    message,
    'contact-email': email,
    'contact-phone': phone,
  };
}
