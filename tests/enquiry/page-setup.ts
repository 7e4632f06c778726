/** What a test adds to a page: its own clock, and a record of what the form says. */

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
    clock: {
      /** How many timers of a second or more the page has started. */
      started: number;
      /** Lets this many milliseconds pass, and resolves once the page has reacted to them. */
      pass(ms: number): Promise<void>;
    };
  }
}

/** The script that a page runs before all others, as text. */
export const setUp = (setup: PageSetup): string => `(${prepare})(${JSON.stringify(setup)})`;

/** Runs in the page. */
function prepare({ age, storage }: PageSetup): void {
  const { setTimeout, clearTimeout } = window;
  const ownId = 1_000_000_000;
  let now = age;
  let timers: { id: number; due: number; work: () => void }[] = [];
  performance.now = () => now;
  // Shorter timers are the page's own turns, such as the next frame, and run by themselves.
  const start = (work: () => void, ms = 0, ...rest: unknown[]) => {
    if (ms < 1000) return setTimeout(work, ms, ...rest);
    window.clock.started += 1;
    const id = ownId + window.clock.started;
    timers.push({ id, due: now + ms, work });
    return id;
  };
  const stop = (id?: number) => {
    if (id === undefined || id < ownId) return clearTimeout(id);
    timers = timers.filter((timer) => timer.id !== id);
  };
  Object.assign(window, { setTimeout: start, clearTimeout: stop });
  // Long enough for promises and the rendering that they cause.
  const react = async () => {
    for (const _ of [1, 2, 3]) await new Promise<void>((goOn) => setTimeout(goOn));
  };
  window.clock = {
    started: 0,
    pass: async (ms) => {
      const end = now + ms;
      for (;;) {
        const next = timers.toSorted((a, b) => a.due - b.due)[0];
        if (!next || next.due > end) break;
        now = next.due;
        stop(next.id);
        next.work();
        await react();
      }
      now = end;
      await react();
    },
  };

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
