/** Loads islands in the browser (as `#loader`): a moment comes, its module comes, it takes over. */
import type { Moment } from './moments.ts';

type IslandModule = { default: (element: HTMLElement) => void };

/** Calls `start` when the moment has come; whatever calls it again changes nothing. */
type Watch = (element: HTMLElement, start: () => void) => void;

// The page is built with the same table, but HTML can say anything.
const moments: Partial<Record<string, Watch>> = {
  load: (_element, start) => start(),
  visible: (element, start) => {
    if (!window.IntersectionObserver) return start();
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page is told of several changes at once.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
  },
  interaction: watchTouch,
  resume: (element, start) => {
    watchTouch(element, start);
    try {
      if (JSON.stringify(localStorage).includes(`"${element.dataset.island}`)) start();
    } catch {
      // Storage is denied, so nothing is kept in it.
    }
  },
} satisfies Record<Moment, Watch>;

function watchTouch(element: HTMLElement, start: () => void): void {
  for (const type of ['pointerover', 'focusin'])
    element.addEventListener(type, start, { once: true });
}

/** Starts watching every island of the page, and keeps the clicks that come too early. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    watchIsland(element);
  }
}

function watchIsland(element: HTMLElement): void {
  const { hydrate = '', src = '' } = element.dataset;
  let loading: Promise<void> | undefined;
  let tries = 0;

  const start = () => {
    loading ??= load();
    return loading;
  };

  /** Never rejects. */
  async function load(): Promise<void> {
    try {
      // Browsers remember that a module did not load: to them another query is another module. The
      // page's import map knows these two.
      const module: IslandModule = await import(src + ['', '?1', '?2'][Math.min(tries, 2)]);
      module.default(element);
      element.dataset.ready = '';
      delete element.dataset.failed;
    } catch (error) {
      // The visitor's next touch tries again.
      element.dataset.failed = String(++tries);
      loading = undefined;
      watchTouch(element, start);
      const event = new CustomEvent('preload-error', { cancelable: true, detail: error });
      // Rethrown as an uncaught error, not as a rejection that nobody could have handled.
      if (dispatchEvent(event)) reportError(error);
    }
  }

  // A click or an Enter before hydration is held back, and given again once the island is ready. If
  // its module fails, it is given again too, and does what it does without script.
  for (const [type, selector] of [
    ['click', 'button'],
    ['submit', 'form'],
  ] as const)
    element.addEventListener(
      type,
      (event) => {
        const control =
          event.target instanceof Element && event.target.closest<HTMLElement>(selector);
        if (!control || element.matches('[data-ready],[data-failed]')) return;
        event.preventDefault();
        event.stopPropagation();
        void start().then(() => {
          if (control instanceof HTMLFormElement) control.requestSubmit();
          else control.click();
        });
      },
      true,
    );
  moments[hydrate]?.(element, start);
}
