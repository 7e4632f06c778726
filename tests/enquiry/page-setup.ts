/** What a test adds to a page: its own clock, and a record of what the form says. */
import { clockScript } from '../page-clock.ts';

export type PageSetup = {
  /** Milliseconds for which the page seems to have been open when it opens. */
  age: number;
  /** What the page can store. */
  storage: 'works' | 'is denied' | 'is full';
  /** It has no origin, as in a sandbox: no storage, no locks, every file cross-origin. */
  isSandboxed?: boolean;
};

declare global {
  interface Window {
    /** Everything that the form has said, in order; an empty text when its message went away. */
    said: string[];
  }
}

/** The script that a page runs before all others, as text. */
export const setUp = (setup: PageSetup): string =>
  `${clockScript({ from: 1000, age: setup.age })}(${prepare})(${JSON.stringify(setup)})`;

/** Runs in the page. */
function prepare({ storage }: PageSetup): void {
  if (storage === 'is full')
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  if (storage === 'is denied')
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The document is denied storage.', 'SecurityError');
        },
      });

  window.said = [];
  const listen = () => {
    const text = document.querySelector('.enquiry-form [role=status]')?.textContent ?? '';
    if (text !== (window.said.at(-1) ?? '')) window.said.push(text);
  };
  new MutationObserver(listen).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
