/** Finds, from its markup alone, every state that a visitor can bring a page into. */
import type { Locator, Page } from 'playwright-core';

export type State = {
  /** What was opened, chosen or sent, as a test's message says it. */
  name: string;
  /** States of one kind differ in content only: a second slide of the same slider, say. */
  kind: string;
  /** Selector of the part of the page that the state changes. */
  part: string;
  enter(): Promise<void>;
  leave(): Promise<void>;
};

type Describe = (it: Locator, page: Page) => Promise<Omit<State, 'name' | 'kind'> | undefined>;

const marked = (name: string) => `[data-part="${name}"]`;

/** Every state of the page, in the order of kinds and then of the page. */
export async function findStates(page: Page): Promise<State[]> {
  const states: State[] = [];
  for (const [kind, { control, describe }] of Object.entries(kinds)) {
    for (const it of await page.locator(control).all()) {
      const state = await describe(it, page);
      if (!state) continue;
      const words = await it.evaluate((el) => el.ariaLabel ?? el.textContent ?? '');
      const owner = await it.evaluate((el) => el.closest('[class]:not(button, a)')?.className);
      states.push({ name: `${kind} ${words.trim()}`, kind: `${kind} ${owner}`, ...state });
    }
  }
  return states;
}

const nothing = async () => {};

const kinds: Record<string, { control: string; describe: Describe }> = {
  menu: {
    control: '[popovertarget]:not([popovertargetaction=hide])',
    describe: async (it, page) => {
      if (!(await it.isVisible())) return undefined;
      const part = `#${await it.getAttribute('popovertarget')}`;
      return { part, enter: () => it.click(), leave: () => page.keyboard.press('Escape') };
    },
  },
  'part of the menu': {
    control: 'dialog summary',
    describe: async (it, page) => {
      const dialog = it.locator('xpath=ancestor::dialog');
      const opener = page.locator(`[popovertarget="${await dialog.getAttribute('id')}"]`).first();
      if (!(await opener.isVisible())) return undefined;
      const enter = async () => {
        await opener.click();
        await it.click();
      };
      return { part: 'dialog', enter, leave: () => page.keyboard.press('Escape') };
    },
  },
  tab: {
    control: '[role=tab]',
    describe: async (it) => {
      const part = `#${await it.getAttribute('aria-controls')}`;
      return { part, enter: () => it.click(), leave: nothing };
    },
  },
  slide: {
    control: '[data-ready] .slider-dot',
    describe: async (it) => {
      const part = await mark(it.locator('xpath=ancestor::*[@data-island][1]'));
      return { part, enter: () => it.click(), leave: nothing };
    },
  },
  details: {
    control: 'main summary',
    describe: async (it) => {
      const details = it.locator('xpath=..');
      const enter = async () => {
        if ((await details.getAttribute('open')) === null) await it.click();
      };
      return { part: await mark(details), enter, leave: nothing };
    },
  },
  choice: {
    control: 'main [type=radio]',
    describe: async (it) => ({ part: 'main', enter: () => it.check(), leave: nothing }),
  },
  picture: {
    control: '[data-island=Lightbox] ul a',
    describe: async (it, page) => ({
      part: 'dialog[open]',
      enter: () => it.click(),
      leave: () => page.keyboard.press('Escape'),
    }),
  },
  'form sent empty': {
    control: 'main form:has([required]) [type=submit]',
    describe: async (it) => {
      const part = await mark(it.locator('xpath=ancestor::form'));
      return { part, enter: () => it.click(), leave: nothing };
    },
  },
};

/** Gives the element a name of its own to be found by, and returns the selector. */
async function mark(it: Locator): Promise<string> {
  const name = await it.evaluate((element) => {
    const index = [...document.querySelectorAll('*')].indexOf(element);
    if (element instanceof HTMLElement) element.dataset.part ??= String(index);
    return element instanceof HTMLElement ? element.dataset.part : '';
  });
  return marked(name ?? '');
}
