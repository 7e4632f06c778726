/** Plays a situation step by step, and compares what the form says with what was sent. */
import { expect } from 'vitest';
import { clientLimitMs } from '../../components/enquiry/limits.ts';
import { fill } from '../../components/text/fill.ts';
import { addressOf } from '../browser/address-of.ts';
import type { Json, Profile, Tab } from '../engines/tab.ts';
import { patience } from '../patience.ts';
import { content } from '../site-content.ts';
import type { Act, Situation } from './situations.ts';
import { type StandIn, startStandIn } from './stand-in.ts';

const { states, form } = content.contact;

/** The form's messages, by their key in content. */
const sentences = new Map<string, string>();
for (const name of ['sending', 'sent', 'online', 'suspect'] as const)
  sentences.set(states[name].title + states[name].text, name);
for (const name of ['notSent', 'unclear'] as const)
  for (const [reason, words] of Object.entries(states[name]))
    sentences.set(words.title + words.text, `${name}.${reason}`);
const { title, text } = states.notSent.offline;
sentences.set(`${title}${text} ${states.kept}`, 'notSent.offline + kept');

/** The key of the form's message. A message that is not from content is returned as it is. */
const keyOf = (said: string) =>
  said.startsWith(startOfSentAlready) ? 'sentAlready' : (sentences.get(said) ?? said);

const { sentAlready } = states;
const startOfSentAlready = sentAlready.title + sentAlready.text.split('{')[0];

const typed = {
  'contact-name': 'Amina Okello',
  'contact-phone': '+256 700 000 000',
  'contact-email': 'amina@ministry.example',
  subject: 'Port corridor & “review”',
  'contact-message': 'We need an independent review.\nBefore March, if you can. 🦒',
};

const edited = { ...typed, 'contact-message': 'Something was added.' };

const { sentBefore } = states;
const startOfTyped = { message: typed['contact-message'] };
sentences.set(sentBefore.title + fill(sentBefore.text, startOfTyped), 'sentBefore');

const submit = '.enquiry-form [type=submit]';
const trap = '.enquiry-form [aria-hidden] input';

type Visit = { situation: Situation; standIn: StandIn; profile: Profile; tabs: Tab[] };

/** What may go wrong for visitors, and how often it has, in all situations that were played. */
export const wrongs = {
  'false success': 0,
  'false failure': 0,
  'lost text': 0,
  'unasked duplicate': 0,
};

/** Plays every step, and returns one line per step with what the visitor read. */
export async function play(situation: Situation, profile: Profile): Promise<string[]> {
  const page = { age: 3000, storage: 'works', ...situation.page } as const;
  const standIn = await startStandIn(situation.service ?? {}, page);
  standIn.answers.push(...(situation.answers ?? []));
  standIn.client = situation.client ?? 'whole';
  const visit: Visit = { situation, standIn, profile, tabs: [] };
  const lines: string[] = [];
  try {
    const tab = await openTab(visit);
    if (situation.stored) await store(tab, situation.stored, standIn.url);
    await write(tab, typed);
    for (const [act, says, text, arrived] of situation.steps) {
      const before = await look(tabOf(visit, act));
      await take(visit, act);
      await expectSaid(visit, act, says, before.said);
      // Time must not pass before the attempt has started to measure it.
      if (act === 'send' && says === 'sending')
        await expectSoon(
          async () => (await look(first(visit))).attempts > before.attempts,
          true,
          'an attempt has started',
        );
      const told = `after "${act}"`;
      await expectSoon(
        () => standIn.arrived.length,
        arrived,
        `arrived ${told}`,
        (found) => found > arrived && 'unasked duplicate',
      );
      await expectSoon(
        () => isKept(tabOf(visit, act)),
        text === 'kept',
        `text kept ${told}`,
        (found) => !found && 'lost text',
      );
      lines.push(`${act} → ${says || 'nothing is said'}; text ${text}; arrived ${arrived}`);
    }
    expect(standIn.arrived).toHaveLength(situation.steps.at(-1)?.[3] ?? 0);
    return lines;
  } finally {
    for (const tab of visit.tabs) await tab.close();
    await standIn.close();
  }
}

/** Where a step happens: in the second or third tab if it says so, otherwise in the first. */
const tabOf = (visit: Visit, act: Act): Tab | undefined =>
  visit.tabs[/third tab/.test(act) ? 2 : /second tab/.test(act) ? 1 : 0];

function first(visit: Visit, index = 0): Tab {
  const tab = visit.tabs[index];
  if (!tab) throw new Error('The situation has no such tab.');
  return tab;
}

async function take(visit: Visit, act: Act): Promise<void> {
  if (isDeed(act)) await deeds[act](visit);
  else for (const tab of visit.tabs) await pass(tab, Number.parseFloat(act));
}

/** What is done, in contrast to time that passes. */
type Deed = Exclude<Act, `${number} seconds pass`>;

/** Whether an act is a deed, and not time that passes. */
export const isDeed = (act: Act): act is Deed => act in deeds;

const pass = (tab: Tab, seconds: number) =>
  tab.run((ms) => window.clock.pass(ms), Math.round(seconds * 1000));

const deeds: Record<Deed, (visit: Visit) => Promise<unknown>> = {
  send: (visit) => send(first(visit)),
  'send, and again once told': async (visit) => {
    await first(visit).run((selector) => {
      // That it is being sent comes first.
      const told = window.said.length + 2;
      const watch = new MutationObserver(() => {
        if (window.said.length < told) return;
        watch.disconnect();
        document.querySelector<HTMLElement>(selector)?.click();
      });
      watch.observe(document, { childList: true, subtree: true, characterData: true });
    }, submit);
    await send(first(visit));
  },
  'the answer comes': ({ standIn }) => release(standIn),
  edit: (visit) => write(first(visit), edited),
  'edit in the second tab': (visit) => write(first(visit, 1), edited),
  'write the same again': (visit) => write(first(visit), typed),
  clear: (visit) => clickButton(first(visit), form.clear),
  'clear in the second tab': (visit) => clickButton(first(visit, 1), form.clear),
  '15 seconds pass in the first tab alone': (visit) => pass(first(visit), 15),
  // As if the first were blocked, and its timers with it.
  '15 seconds pass in the second tab alone': (visit) => pass(first(visit, 1), 15),
  reload: (visit) => reload(first(visit)),
  'leave and go back': async (visit) => {
    await first(visit).goto(new URL('/robots.txt', visit.standIn.url).href);
    await first(visit).back();
    await until(first(visit), (path) => location.pathname === path, addressOf('/contact/'));
    await ready(first(visit));
  },
  'close the tab and come back': async (visit) => {
    const next = await visit.profile.newTab();
    await visit.tabs.shift()?.close();
    visit.tabs.unshift(next);
    await next.goto(visit.standIn.url);
    await ready(next);
  },
  'go offline': (visit) => setOnline(visit, false),
  'come online': (visit) => setOnline(visit, true),
  'hide the tab': (visit) => setHidden(first(visit), true),
  'show the tab': (visit) => setHidden(first(visit), false),
  'fill the trap and send': async (visit) => {
    await first(visit).run((selector) => {
      const input = document.querySelector<HTMLInputElement>(selector);
      if (input) input.value = 'https://amina.example';
    }, trap);
    await send(first(visit));
  },
  'mend the client': async ({ standIn }) => {
    standIn.client = 'whole';
  },
  'the client comes': ({ standIn }) => release(standIn),
  'open a second tab': async (visit) => ready(await openTab(visit)),
  'open a third tab': async (visit) => ready(await openTab(visit)),
  'open a second tab and write the same': async (visit) => write(await openTab(visit), typed),
  'open a second tab and write another text': async (visit) =>
    write(await openTab(visit), { ...typed, subject: 'Another text, in another tab' }),
  'send in the second tab': (visit) => send(first(visit, 1)),
  // Browsers that drive tabs without showing them send no such event by themselves.
  'come to the second tab': (visit) =>
    first(visit, 1).run(() => void dispatchEvent(new Event('focus'))),
  'look at the second tab': async () => {},
  'look at the first tab': async () => {},
};

async function release(standIn: StandIn): Promise<void> {
  await expectSoon(() => standIn.countHeld() > 0, true, 'something is held back');
  standIn.release();
}

async function openTab(visit: Visit): Promise<Tab> {
  const tab = await visit.profile.newTab();
  visit.tabs.push(tab);
  await tab.goto(visit.standIn.url);
  return tab;
}

async function store(
  tab: Tab,
  entries: Readonly<Record<string, string>>,
  url: string,
): Promise<void> {
  await tab.run((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, entries);
  await tab.goto(url);
}

async function reload(tab: Tab): Promise<void> {
  await tab.reload();
  await until(tab, () => document.documentElement.dataset.site !== undefined);
}

/** Touches the form, so that its own code loads, and waits for it. */
async function touch(tab: Tab): Promise<void> {
  await until(tab, () => document.documentElement.dataset.site !== undefined);
  await tab.click('[name=contact-name]');
  await ready(tab);
}

const ready = (tab: Tab) =>
  until(tab, () => document.querySelector('[data-island=EnquiryForm][data-ready]') !== null);

async function write(tab: Tab, values: typeof typed): Promise<void> {
  await touch(tab);
  await tab.run((values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = document.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (!control) throw new Error(`there is no field ${name}`);
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, values);
}

async function send(tab: Tab): Promise<void> {
  await ready(tab);
  await tab.click(submit);
}

async function clickButton(tab: Tab, label: string): Promise<void> {
  await tab.run((label) => {
    const buttons = [...document.querySelectorAll('.enquiry-form button')];
    const button = buttons.find(({ textContent }) => textContent === label);
    if (!button) throw new Error(`there is no button ${label}`);
    button.setAttribute('data-test', '');
  }, label);
  await tab.click('.enquiry-form [data-test]');
  await until(tab, () => document.querySelector('.enquiry-form [data-test]') === null);
}

async function setOnline(visit: Visit, isOnline: boolean): Promise<void> {
  visit.standIn.isDown = !isOnline;
  await first(visit).run((isOnline) => {
    Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }, isOnline);
}

const setHidden = (tab: Tab, isHidden: boolean) =>
  tab.run((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** How many messages the form has shown, and how many attempts have started to measure their time. */
const look = async (tab: Tab | undefined): Promise<{ said: number; attempts: number }> =>
  (await tab?.run((limit) => {
    const attempts = window.clock.started.filter((ms) => ms === limit).length;
    return { said: window.said.length, attempts };
  }, clientLimitMs)) ?? { said: 0, attempts: 0 };

/** Waits until the form shows a message. After the button is pressed, earlier ones do not count. */
async function expectSaid(visit: Visit, act: Act, says: string, before: number): Promise<void> {
  const read = async () => {
    const said = await tabOf(visit, act)
      ?.run(() => window.said)
      .catch(() => undefined);
    if (!said || (act.includes('send') && said.length <= before)) return 'nothing yet';
    const last = keyOf(said.at(-1) ?? '');
    return says.split(' | ').includes(last) ? says : last;
  };
  await expectSoon(read, says, `said after "${act}"`, (found) => {
    if (found === 'sent') return 'false success';
    return /^notSent/.test(found) && 'false failure';
  });
}

/** Whether the form still has an enquiry or is empty. Half an enquiry is an error. */
const isKept = async (tab: Tab | undefined): Promise<boolean | undefined> => {
  const filled = await tab?.run(
    (names) =>
      names.filter((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value)
        .length,
    Object.keys(typed),
  );
  return filled === 5 ? true : filled === 0 ? false : undefined;
};

// A page that is being left does not answer.
const until = <Arguments extends Json[]>(
  tab: Tab,
  condition: (...values: Arguments) => boolean,
  ...values: Arguments
): Promise<void> =>
  expectSoon(() => tab.run(condition, ...values).catch(() => false), true, String(condition));

/** Waits until a value is as expected. (`expect.poll` loses its test if several run at once.) */
async function expectSoon<Value>(
  read: () => Value | Promise<Value>,
  expected: Value,
  message: string,
  wrongOf: (found: Value) => keyof typeof wrongs | false = () => false,
): Promise<void> {
  const end = Date.now() + patience;
  let value = await read();
  while (value !== expected && Date.now() < end) {
    await new Promise((goOn) => setTimeout(goOn, 50));
    value = await read();
  }
  const wrong = value !== expected && wrongOf(value);
  if (wrong) wrongs[wrong] += 1;
  expect(value, message).toBe(expected);
}
