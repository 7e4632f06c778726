import { formatProblem, ProblemsError } from './problems.ts';

/** Prints why a build failed: every problem, or what else went wrong; stacks only where `verbose`. */
export function printFailure(error: unknown, verbose: boolean): void {
  if (!(error instanceof ProblemsError)) {
    console.error(error instanceof Error && !verbose ? error.message : error);
    return;
  }
  for (const problem of error.problems) console.error(`${formatProblem(problem, verbose)}\n`);
  console.error(`${error.message}; the output folder is as it was`);
}
