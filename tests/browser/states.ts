/** Finds, from its markup alone, every state that a visitor can put a page into. */
import type { Page } from 'playwright-core';

type Found = {
  /** What was opened, chosen or sent, for the test's message. */
  name: string;
  /** States of one kind differ only in content, such as another slide of the same slider. */
  kind: string;
  /** Selector of the part of the page that the state changes. */
  part: string;
  /** Selectors of the elements to click, one after another. */
  clicks: string[];
};

export type State = Omit<Found, 'clicks'> & {
  enter(): Promise<void>;
  /** Closes what was opened over the page. Choices in it stay. */
  leave(): Promise<void>;
};

/** Every state of the current page: menus, tabs, slides, parts, choices, pictures, forms. */
export async function findStates(page: Page): Promise<State[]> {
  const found = await page.evaluate(markStates);
  return found.map(({ clicks, ...state }) => ({
    ...state,
    enter: async () => {
      for (const control of clicks) await page.click(control);
    },
    leave: () => page.keyboard.press('Escape'),
  }));
}

/** Runs in the page. Marks the controls and the parts, so that they can be found again. */
function markStates(): Found[] {
  let marks = 0;
  const mark = (element: Element | null | undefined) => {
    if (!element) return 'html';
    if (!element.hasAttribute('data-mark')) element.setAttribute('data-mark', String(marks++));
    return `[data-mark="${element.getAttribute('data-mark')}"]`;
  };
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const state = (what: string, control: HTMLElement, part: string, opener?: Element | null) => {
    const owner = control.closest('[class]:not(a, button)')?.className;
    const words = control.ariaLabel ?? control.textContent;
    const clicks = [...(opener ? [mark(opener)] : []), mark(control)];
    return { name: `${what} ${words}`.trim(), kind: `${what} ${owner}`, part, clicks };
  };
  const openerOf = (id: string | undefined) => document.querySelector(`[popovertarget="${id}"]`);

  return [
    ...all('[popovertarget]:not([popovertargetaction=hide])')
      .filter((it) => it.checkVisibility())
      .map((it) => state('menu', it, `#${it.getAttribute('popovertarget')}`)),
    ...all('dialog summary')
      .map((it) => ({ it, opener: openerOf(it.closest('dialog')?.id) }))
      .filter(({ opener }) => opener?.checkVisibility())
      .map(({ it, opener }) => state('part of the menu', it, 'dialog', opener)),
    ...all('[role=tab]').map((it) => state('tab', it, `#${it.getAttribute('aria-controls')}`)),
    ...all('[data-ready] .slider-dot').map((it) =>
      state('slide', it, mark(it.closest('[data-island]'))),
    ),
    ...all('main details:not([open]) > summary').map((it) =>
      state('details', it, mark(it.parentElement)),
    ),
    ...all('main label:has([type=radio])').map((it) => state('choice', it, 'main')),
    ...all('[data-island=Lightbox] ul a').map((it) => state('picture', it, 'dialog[open]')),
    ...all('main form:not([data-island] *):has([required]) [type=submit]').map((it) =>
      state('form sent empty', it, mark(it.closest('form'))),
    ),
  ];
}
