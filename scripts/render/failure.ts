import type { TraceError } from '../bundle/trace.ts';
import { type Problem, ProblemsError } from '../problems.ts';

/** An error that the site's code threw, as a problem of the file and line it came from. */
export function failure(error: unknown, source: string, trace: TraceError): Problem {
  if (error instanceof ProblemsError && error.problems[0]) return error.problems[0];
  const message = error instanceof Error ? error.message : String(error);
  const expected = 'code that runs without an error';
  return { ...trace(error, source), expected, found: explain(message) };
}

function explain(message: string): string {
  if (message.startsWith('A component suspended')) {
    return 'an async component: a page is rendered in one pass and cannot wait';
  }
  return message.split('\n')[0] ?? message;
}
