import { type BuildOptions, build } from '../build.ts';
import { formatProblem, ProblemsError } from '../problems.ts';
import { printFailure } from '../report.ts';
import { codeFrame } from './code-frame.ts';
import type { Outcome } from './live-reload.ts';

/**
 * Builds once and tells how it ended, in the terminal and as what open pages are to be told. `clear`
 * takes away what the terminal shows of its progress.
 */
export async function rebuild(options: BuildOptions, clear: () => void): Promise<Outcome> {
  const started = performance.now();
  try {
    const { written, removed } = await build(options);
    clear();
    const changed = written.length + removed.length;
    console.log(`Built in ${Math.round(performance.now() - started)} ms, ${changed} files changed`);
    return { problems: [] };
  } catch (error) {
    clear();
    printFailure(error, false);
    return { problems: overlayProblems(options.root, error) };
  }
}

function overlayProblems(root: string, error: unknown): Outcome['problems'] {
  if (!(error instanceof ProblemsError)) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return [{ text: message, frame: '', stack }];
  }
  return error.problems.map((problem) => ({
    text: formatProblem(problem),
    frame: codeFrame(root, problem),
    stack: problem.stack ?? '',
  }));
}

/** Runs a task again for every call that came while it ran, but never two at a time. */
export function oneAtATime(task: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  return async function run(): Promise<void> {
    again = running;
    if (running) return;
    running = true;
    try {
      await task();
    } finally {
      running = false;
      if (again) void run();
    }
  };
}
