/** A page's own clock: its longer timers wait until the test lets time pass. */
import type { Page } from 'playwright-core';

export type ClockSetup = {
  /** The shortest timers that wait. Shorter ones, such as the next frame's, run by themselves. */
  from: number;
  /** Milliseconds for which the page seems to have been open when it opens. */
  age?: number;
};

declare global {
  interface Window {
    clock: {
      /** The lengths of the timers that have waited or wait, in the order in which they started. */
      started: number[];
      /** Lets this many milliseconds pass, and resolves once the page has reacted to them. */
      pass(ms: number): Promise<void>;
    };
  }
}

/** The script that gives a page its clock, as text. It must run before all others. */
export const clockScript = ({ from, age = 0 }: ClockSetup): string =>
  `(${install})(${from}, ${age});`;

/** Lets time pass on the clock of a page. */
export const pass = (page: Page, ms: number): Promise<void> =>
  page.evaluate((ms) => window.clock.pass(ms), ms);

/** Waits until a page has started more timers than before, or at least one. */
export async function expectTimer(page: Page, before = 0): Promise<void> {
  await page.waitForFunction((before) => window.clock.started.length > before, before);
}

/** How many timers a page has started. */
export const countTimers = (page: Page): Promise<number> =>
  page.evaluate(() => window.clock.started.length);

/** Runs in the page. */
function install(from: number, age: number): void {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const ownId = 1_000_000_000;
  let now = age;
  let timers: { id: number; due: number; every?: number; work: () => void }[] = [];
  performance.now = () => now;
  const start = (work: () => void, due: number, every?: number): number => {
    const id = ownId + window.clock.started.push(due);
    timers.push({ id, due: now + due, work, ...(every && { every }) });
    return id;
  };
  const stop = (id = 0) => {
    timers = timers.filter((timer) => timer.id !== id);
    if (id < ownId) clearTimeout(id);
    if (id < ownId) clearInterval(id);
  };
  Object.assign(window, {
    setTimeout: (work: () => void, ms = 0, ...rest: unknown[]) =>
      ms < from ? setTimeout(work, ms, ...rest) : start(work, ms),
    setInterval: (work: () => void, ms = 0, ...rest: unknown[]) =>
      ms < from ? setInterval(work, ms, ...rest) : start(work, ms, ms),
    clearTimeout: stop,
    clearInterval: stop,
  });
  // Long enough for promises and the rendering that they cause.
  const react = async () => {
    for (const _ of [1, 2, 3]) await new Promise<void>((goOn) => setTimeout(goOn));
  };
  // Effects, which start timers, run after the frame that shows what was rendered. On a slow machine
  // a test sees the words before the timer has started. A tab behind another one has no frames.
  const begun = async () => {
    for (const _ of [1, 2])
      await new Promise<void>((goOn) => {
        requestAnimationFrame(() => setTimeout(goOn));
        if (document.hidden) setTimeout(goOn, 100);
      });
  };
  window.clock = {
    started: [],
    pass: async (ms) => {
      await begun();
      const end = now + ms;
      for (;;) {
        const [next] = timers.toSorted((a, b) => a.due - b.due);
        if (!next || next.due > end) break;
        now = next.due;
        if (next.every) next.due += next.every;
        else stop(next.id);
        next.work();
        await react();
      }
      now = end;
      await react();
    },
  };
}
