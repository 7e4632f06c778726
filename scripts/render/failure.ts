import { type Problem, ProblemsError } from '../problems.ts';
import type { Route } from './page.ts';

/** An error that a page threw while it rendered, as a problem of the file and line it came from. */
export function failure(error: unknown, route: Route): Problem {
  if (error instanceof ProblemsError && error.problems[0]) return error.problems[0];
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  // The first frame in the site's own code; the bundle's source map names the file it came from.
  const frame = /(?:^|[/(])((?:pages|components|content)\/[^\s():]+\.tsx?):(\d+)/m.exec(stack);
  return {
    file: frame?.[1] ?? route.source,
    line: frame?.[2] ? Number(frame[2]) : undefined,
    expected: 'a page that renders',
    found: explain(message),
    usedBy: [route.path],
    stack,
  };
}

function explain(message: string): string {
  if (/suspended|async/i.test(message)) {
    return `${message.split('\n')[0]} (a component must not be async: pages render in one pass)`;
  }
  return message.split('\n')[0] ?? message;
}
