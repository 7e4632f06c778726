import { setTimeout as wait } from 'node:timers/promises';
import { throwIfAny } from './problems.ts';
import { problemOf } from './trace.ts';

type Note = (error: unknown, origin: NodeJS.UncaughtExceptionOrigin) => void;

/** Listeners for stray errors. Only the one added last is called. */
const listeners: Note[] = [];
const tell: Note = (error, origin) => listeners.at(-1)?.(error, origin);

/**
 * From now on, errors that nobody catches, such as one in a timer, go to `note`, and do not end the
 * process. Returns a function that ends this.
 */
export function onStrayError(note: Note): () => void {
  if (!listeners.length) process.on('uncaughtException', tell);
  listeners.push(note);
  return () => {
    listeners.splice(listeners.indexOf(note), 1);
    if (!listeners.length) process.off('uncaughtException', tell);
  };
}

/** Collects the stray errors of a site's code while it is built. */
export function collectStrayErrors() {
  const strays: Parameters<Note>[] = [];
  const stop = onStrayError((error, origin) => strays.push([error, origin]));
  return {
    stop,
    /** Throws a ProblemsError that names where each came from, if there are any. */
    refuse: async (): Promise<void> => {
      // Timers that are due come before this one.
      await wait(1);
      const problems = strays.map(([error, origin]) => {
        const { found, ...problem } = problemOf(error, 'pages');
        // Not from a line of the site: an output that was closed, for example.
        if (!problem.line && origin === 'uncaughtException') throw error;
        const expected = 'code that is done once the page is rendered: nothing waits for it';
        const advice = 'remove the promise or timer, or catch its errors';
        return { ...problem, expected, found: `an error after that: ${found}`, advice };
      });
      throwIfAny(problems);
    },
  };
}
