/** Loads islands in the browser (as `#loader`): a moment comes, its module comes, it takes over. */
import type { Moment } from './moments.ts';

type IslandModule = { default: (element: HTMLElement) => void };
type Start = () => void;

const waiting = '[data-island]:not([data-ready],[data-failed])';
const loads = new WeakMap<HTMLElement, Promise<void>>();

type Watch = (element: HTMLElement, start: Start) => void;

// The page is built with the same table, but HTML can say anything.
const moments: Partial<Record<string, Watch>> = {
  load: (_element, start) => start(),
  visible: (element, start) => {
    if (!window.IntersectionObserver) return start();
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page is told of several changes at once.
        for (const { isIntersecting } of entries) {
          if (!isIntersecting) continue;
          observer.disconnect();
          start();
        }
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
  },
  interaction: watchTouch,
  resume: (element, start) =>
    isKept(element.dataset.island ?? '') ? start() : watchTouch(element, start),
} satisfies Record<Moment, Watch>;

function watchTouch(element: HTMLElement, start: Start): void {
  for (const type of ['pointerover', 'focusin'])
    element.addEventListener(type, start, { once: true });
}

function isKept(name: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(name));
  } catch {
    return false;
  }
}

/** Starts watching every island of the page, and keeps the clicks that come too early. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    moments[element.dataset.hydrate ?? '']?.(element, () => void hydrate(element));
  }
  // A click or an Enter before hydration is held back, and given again once the island is ready. If
  // its module fails, it is given again too, and does what it does without script.
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
}

function hold(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>(event.type === 'click' ? 'button' : 'form');
  const element = control?.closest<HTMLElement>(waiting);
  if (!control || !element) return;
  event.preventDefault();
  event.stopPropagation();
  void hydrate(element).then(() => {
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  });
}

/** Loads an island's module once and lets it take over; never rejects. */
function hydrate(element: HTMLElement): Promise<void> {
  const load = loads.get(element) ?? start(element);
  loads.set(element, load);
  return load;
}

async function start(element: HTMLElement): Promise<void> {
  const { src = '', failed = '' } = element.dataset;
  try {
    const module: IslandModule = await import(src + failed);
    module.default(element);
    element.dataset.ready = '';
    delete element.dataset.failed;
  } catch (error) {
    // The visitor's next touch tries again. Browsers remember that a module did not load: to them
    // another query is another module.
    element.dataset.failed = `?${Date.now()}`;
    loads.delete(element);
    watchTouch(element, () => void hydrate(element));
    const event = new CustomEvent('preload-error', { cancelable: true, detail: error });
    // Rethrown as an uncaught error, not as a rejection that nobody could have handled.
    if (dispatchEvent(event)) reportError(error);
  }
}
