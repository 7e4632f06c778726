/** Loads islands in the browser (as `#loader`): the script of each one, when it should hydrate. */

/**
 * When an island hydrates. `resume` means at once if this device keeps something for the island,
 * under a local storage key that starts with its name, and otherwise on interaction.
 */
export type HydrateOn = 'load' | 'visible' | 'interaction' | 'resume';

/**
 * How often a failed module load is retried. Browsers never request a failed module URL again, but
 * take one with another query for a different module: `?1`, then `?2`.
 */
const mostRetries = 2;

/** A module that takes longer counts as failed, in milliseconds: a click may be waiting for it. */
const mostPatienceMs = 10_000;

type IslandModule = { default: (element: HTMLElement) => void };

/** Calls `start` when the island should hydrate. A second call changes nothing. */
type Watch = (element: HTMLElement, start: () => void) => void;

// Built pages use only these names, but the HTML could contain any other.
const conditions: Partial<Record<string, Watch>> = {
  load: (_element, start) => start(),
  visible: (element, start) => whenInView(element, start, { rootMargin: '200px' }),
  interaction: watchFromNow,
  resume: (element, start) => {
    watchFromNow(element, start);
    try {
      if (JSON.stringify(localStorage).includes(`"${element.dataset.island}`)) start();
    } catch {
      // Storage is denied, so it contains nothing.
    }
  },
} satisfies Record<HydrateOn, Watch>;

/** Acts once, when an element comes into view, or at once if the browser cannot tell. */
export function whenInView(
  element: Element,
  act: () => void,
  options: IntersectionObserverInit,
): void {
  if (!window.IntersectionObserver) {
    act();
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    // A busy page may get several entries at once.
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  }, options);
  observer.observe(element);
}

/** Also notices an interaction that began before this script came: a visitor may be typing already. */
function watchFromNow(element: HTMLElement, start: () => void): void {
  watchInteraction(element, start);
  if (element.matches(':focus-within, :hover')) start();
}

function watchInteraction(element: HTMLElement, start: () => void): void {
  for (const type of ['pointerover', 'focusin'])
    element.addEventListener(type, start, { once: true });
}

/** Starts watching every island of the page, and holds clicks that come before hydration. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    watchIsland(element);
  }
}

function watchIsland(element: HTMLElement): void {
  const { hydrate = '', src = '' } = element.dataset;
  /** Set while the module is being loaded, and once it has been. */
  let loading: Promise<void> | undefined;
  let tries = 0;

  const start = () => {
    loading ??= load();
    return loading;
  };

  /** Never rejects. */
  async function load(): Promise<void> {
    try {
      const late = new Promise<never>((_resolve, reject) => {
        setTimeout(reject, mostPatienceMs, Error(`Late: ${src}`));
      });
      const loaded = import(src + (tries ? `?${tries}` : ''));
      const module: IslandModule = await Promise.race([loaded, late]);
      module.default(element);
      element.dataset.ready = '';
      delete element.dataset.failed;
    } catch (error) {
      element.dataset.failed = '';
      loading = undefined;
      // The visitor's next interaction retries, as long as there is a URL left.
      if (tries++ < mostRetries) watchInteraction(element, start);
      const event = new CustomEvent('preload-error', { cancelable: true, detail: error });
      // Rethrown as an uncaught error, because nobody could have handled a rejection.
      if (dispatchEvent(event)) reportError(error);
    }
  }

  let pressed: HTMLButtonElement | undefined;
  // A click before hydration is held back, and repeated once the island is ready, however many there were. That includes
  // Enter in a form, which clicks the form's button, and a click that follows the touch by which a
  // failed module is loaded again. If the module fails or does not come, the repeated click does what
  // it does without script. A button that opens a popover needs no script, and is not held
  // back.
  element.addEventListener(
    'click',
    (event) => {
      const button =
        event.target instanceof Element && event.target.closest<HTMLButtonElement>('button');
      if (!button || button.popoverTargetElement) return;
      if ('ready' in element.dataset || ('failed' in element.dataset && !loading)) return;
      event.preventDefault();
      event.stopPropagation();
      const isFirst = !pressed;
      pressed = button;
      if (isFirst)
        void start().then(() => {
          const last = pressed;
          pressed = undefined;
          last?.click();
        });
    },
    true,
  );
  conditions[hydrate]?.(element, start);
}
