import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { answerLimitMs, emailClientVersion, successMessageMs } from '../../components/constants.ts';
import { hostileText } from '../unit/enquiry-samples.ts';
import { denyStorage, fillStorage, sandbox, stampTheFuture } from './enquiry-hindrances.ts';
import {
  countPosts,
  endpoint,
  expectedParams,
  expectFailure,
  expectSent,
  fillForm,
  notice,
  openForm,
  openPage,
  readForm,
  received,
  sendButton,
  setFault,
  states,
  test,
  touchForm,
  typed,
} from './enquiry-page.ts';

const phone = { width: 390, height: 664 };

describe.concurrent('sending', () => {
  test('says the success sentence for 5 seconds and forgets what was typed', async ({ visit }) => {
    const { page } = await visit();
    await openForm(page);
    await fillForm(page);
    const request = page.waitForRequest(endpoint);
    const shownFor = page.evaluate(measureSentence, states.sent.text);
    await sendButton(page).click();
    await expectSent(page);
    expect((await request).postDataJSON()).toEqual({
      lib_version: emailClientVersion,
      user_id: 'local',
      service_id: 'local',
      template_id: 'local',
      template_params: expectedParams,
    });
    const shown = await shownFor;
    expect(shown).toBeGreaterThan(successMessageMs - 100);
    expect(shown).toBeLessThan(successMessageMs + 2000);
    await page.reload();
    expect(await page.getByText(states.restored.title).isVisible()).toBe(false);
    expect(Object.values(await readForm(page)).join('')).toBe('');
  });

  test('ten clicks and ten Enters make one POST', async ({ visit }) => {
    const { page, site } = await visit();
    await openForm(page);
    await fillForm(page);
    setFault(site, 'slow');
    const posts = countPosts(page);
    await sendButton(page).evaluate((button) => {
      for (let click = 0; click < 10; click++) if (button instanceof HTMLElement) button.click();
    });
    for (let press = 0; press < 10; press++) await page.press('[name=subject]', 'Enter');
    await notice(page).getByText(states.sending.title).waitFor();
    await expectSent(page);
    await sendButton(page).click();
    await expectSent(page);
    expect(posts()).toBe(1);
    expect(await received(site)).toHaveLength(1);
  });

  test('shows its answer on a phone, also when the emptied form shrinks', async ({ visit }) => {
    const { page } = await visit({ viewport: phone, reducedMotion: 'reduce' });
    await openForm(page);
    await fillForm(page, { ...typed, 'contact-message': 'A long line of text.\n'.repeat(60) });
    await sendButton(page).click();
    await expectSent(page);
    const header = await page.locator('header').first().boundingBox();
    const answer = await notice(page).boundingBox();
    if (!header || !answer) throw new Error('the header or the answer is not shown');
    expect(answer.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(answer.y + answer.height).toBeLessThanOrEqual(phone.height);
  });

  test('gives an answer within 15 seconds on the clock of the wall', async ({ visit }) => {
    const { page, site } = await visit();
    await page.goto('/contact/');
    await touchForm(page);
    await fillForm(page);
    await page.waitForFunction(() => performance.now() > 2000);
    setFault(site, 'hang');
    const answerTime = page.evaluate(measureAnswer, states.failed.unknown.title);
    await sendButton(page).click();
    expect(await answerTime).toBeLessThan(answerLimitMs + 1000);
    await expectFailure(page, states.failed.unknown);
  });

  test('takes good news also when it comes late', async ({ visit }) => {
    const { page, site } = await visit();
    await openForm(page);
    await fillForm(page);
    setFault(site, 'slow');
    const request = page.waitForRequest(endpoint);
    await sendButton(page).click();
    await request;
    await page.clock.fastForward(answerLimitMs);
    await expectFailure(page, states.failed.unknown);
    await expectSent(page);
  });

  test('waits for the visitor when the connection is back', async ({ visit }) => {
    const { page, site, context } = await visit();
    await openForm(page);
    await fillForm(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await expectFailure(page, states.failed.offline);
    const posts = countPosts(page);
    await context.setOffline(false);
    await notice(page).getByText(states.online.title).waitFor();
    await context.setOffline(true);
    await notice(page).getByText(states.failed.offline.title).waitFor();
    await context.setOffline(false);
    await notice(page).getByText(states.online.title).waitFor();
    await page.clock.fastForward(60_000);
    expect(posts()).toBe(0);
    await sendButton(page).click();
    await expectSent(page);
    expect(posts()).toBe(1);
    expect(await received(site)).toEqual([expectedParams]);
  });
});

describe.concurrent('nothing of this keeps an enquiry from being sent:', () => {
  test.for([
    ['storage that throws', denyStorage],
    ['storage that is full', fillStorage],
    ['a document without an origin of its own', sandbox],
    ['a time of the last success that lies in the future', stampTheFuture],
  ] as const)('%s', async ([, prepare], { visit }) => {
    const visitor = await visit();
    const origin = await prepare(visitor);
    await openForm(visitor.page, typeof origin === 'string' ? origin : '');
    await fillForm(visitor.page);
    await sendButton(visitor.page).click();
    await expectSent(visitor.page);
    expect(await received(visitor.site)).toEqual([expectedParams]);
  });

  test('typing and a click before the code of the form has come', async ({ visit }) => {
    const { page, site } = await visit();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/EnquiryForm-*', async (route) => {
      await held;
      await route.continue();
    });
    await openPage(page);
    await fillForm(page);
    await sendButton(page).click();
    release();
    await expectSent(page);
    expect(await received(site)).toEqual([expectedParams]);
    expect(errors, 'hydration has nothing to mend').toEqual([]);
  });
});

/** What stands in a form's controls after this text was put there, and then is sent. */
const cleaned = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');
const inLine = (text: string) => cleaned(text.replace(/[\r\n]/g, ''));
const inMessage = (text: string) => cleaned(text.replace(/\r\n?/g, '\n'));

test('1,000 hostile texts, in 250 enquiries, arrive byte for byte', async ({ visit }) => {
  const { page, site } = await visit();
  await openForm(page);
  await fillForm(page);
  const seed = Date.now() % 2 ** 31;
  const line = hostileText(100);
  const hostile = fc.tuple(line, line, line, hostileText(5000));
  const enquiries = fc.sample(hostile, { numRuns: 250, seed });
  // As JSON text: half surrogates would not survive the way into the browser otherwise.
  await page.evaluate(sendEach, JSON.stringify(enquiries));
  const arrived = (await received(site)).reverse();
  const expected = enquiries.map(([name, phone, subject, message]) => ({
    title: inLine(subject),
    name: inLine(name),
    time: expect.any(String),
    message: inMessage(message),
    'contact-email': typed['contact-email'],
    'contact-phone': inLine(phone),
  }));
  expect(arrived, `sampled with seed ${seed}`).toEqual(expected);
});

/** Runs in the page: how long after the click the form says a sentence, in milliseconds. */
function measureAnswer(sentence: string): Promise<number> {
  return new Promise((resolve) => {
    let start = 0;
    addEventListener('click', () => (start = performance.now()), { once: true, capture: true });
    new MutationObserver(() => {
      const said = document.querySelector('.enquiry-form .enquiry-notice')?.textContent;
      if (said?.includes(sentence)) resolve(performance.now() - start);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Runs in the page: how long the live region of the form holds a sentence, in milliseconds. */
function measureSentence(sentence: string): Promise<number> {
  const region = document.querySelector('.enquiry-form [role=status]');
  if (!region) throw new Error('there is no live region');
  return new Promise((resolve) => {
    let start = 0;
    new MutationObserver(() => {
      const isThere = region.textContent.includes(sentence);
      if (isThere && !start) start = performance.now();
      if (!isThere && start) resolve(performance.now() - start);
    }).observe(region, { childList: true, subtree: true, characterData: true });
  });
}

/** Runs in the page: puts each enquiry into the form, submits it and waits until it is sent. */
async function sendEach(json: string): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('.enquiry-form');
  if (!form) throw new Error('there is no form');
  const put = (name: string, text: string) => {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = text;
    }
  };
  const enquiries: [string, string, string, string][] = JSON.parse(json);
  for (const [name, phone, subject, message] of enquiries) {
    put('contact-name', name);
    put('contact-phone', phone);
    put('contact-email', 'amina@ministry.example');
    put('subject', subject);
    put('contact-message', message);
    const isReset = new Promise((resolve) =>
      form.addEventListener('reset', resolve, { once: true }),
    );
    form.dispatchEvent(new Event('input', { bubbles: true }));
    form.requestSubmit();
    await isReset;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
