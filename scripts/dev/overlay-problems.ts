import { formatProblem, ProblemsError } from '../problems.ts';
import { codeFrame } from './code-frame.ts';
import type { OverlayProblem } from './live-reload.ts';

/** What went wrong as the overlay shows it: in words, with the lines around it, and its stack. */
export function overlayProblems(root: string, error: unknown): OverlayProblem[] {
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
