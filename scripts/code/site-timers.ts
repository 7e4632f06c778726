/** The functions of timers that a site's code calls in place of the global ones. */
export type SiteTimers = {
  functions: Readonly<Record<(typeof timerFunctions)[number], (...args: never[]) => unknown>>;
  /** Ends all timers that the code has started. From then on it starts none. */
  end: () => void;
};

/** The global functions that start timers. */
export const timerFunctions = ['setTimeout', 'setInterval', 'setImmediate'] as const;

/**
 * Timers that end with the code that starts them: a page that has been removed does nothing any
 * more, and an interval does not keep a build from ending.
 */
export function openTimers(): SiteTimers {
  const ends: (() => void)[] = [];
  let hasEnded = false;
  const track = <Timer>(timer: Timer, clear: (timer: Timer) => void): Timer => {
    if (hasEnded) clear(timer);
    else ends.push(() => clear(timer));
    return timer;
  };
  type Call<Start extends (...args: never[]) => unknown> = Parameters<Start>;
  return {
    functions: {
      setTimeout: (...args: Call<typeof setTimeout>) => track(setTimeout(...args), clearTimeout),
      setInterval: (...args: Call<typeof setInterval>) =>
        track(setInterval(...args), clearInterval),
      setImmediate: (...args: Call<typeof setImmediate>) =>
        track(setImmediate(...args), clearImmediate),
    },
    end: () => {
      hasEnded = true;
      for (const end of ends.splice(0)) end();
    },
  };
}
