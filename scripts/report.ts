import { formatProblem, ProblemsError } from './problems.ts';
import { explainSystemError } from './system-error.ts';

/**
 * Prints why a command failed: every problem, or what else went wrong; stacks only where `verbose`.
 * `outcome` is added where there are problems.
 */
export function printFailure(error: unknown, verbose: boolean, outcome = ''): void {
  if (!(error instanceof ProblemsError)) {
    const inWords = error instanceof Error && !verbose;
    console.error(inWords ? (explainSystemError(error) ?? error.message) : error);
    return;
  }
  for (const problem of error.problems) console.error(`${formatProblem(problem, verbose)}\n`);
  console.error(`${error.message}${outcome}`);
}
