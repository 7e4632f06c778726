import type { BuildReport } from './build.ts';
import { formatProblem, ProblemsError } from './problems.ts';

/** Prints what a build made, what it changed, and which samples are still in place. */
export function printReport(report: BuildReport, out: string, milliseconds: number): void {
  const bytes = [...report.files.values()].reduce((sum, { size }) => sum + size, 0);
  const changes = `${report.written.length} written, ${report.removed.length} removed`;
  console.log(
    `${report.pages} pages, ${report.files.size} files, ${(bytes / 1024).toFixed(0)} kB in ${out}`,
    `(${changes}, ${(milliseconds / 1000).toFixed(2)} s)`,
  );
  if (report.samples.length) {
    const files = [...new Set(report.samples.map(({ file }) => file))].join(', ');
    console.log(`${report.samples.length} samples still in place: ${files}`);
  }
}

/** Prints why a build failed: every problem, or what else went wrong; stacks only where `verbose`. */
export function printFailure(error: unknown, verbose: boolean): void {
  if (!(error instanceof ProblemsError)) {
    console.error(error instanceof Error && !verbose ? error.message : error);
    return;
  }
  for (const problem of error.problems) console.error(`${formatProblem(problem, verbose)}\n`);
  console.error(`${error.message}; the output folder is as it was`);
}

/** Shows how many pictures have been made: a line that is written over, in CI one in ten. */
export function pictureProgress(done: number, total: number): void {
  const line = `pictures ${done}/${total}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
  else if (done % 10 === 0 || done === total) console.log(line);
}
