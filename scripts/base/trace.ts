import { SourceMap } from 'node:module';
import { type Problem, ProblemsError } from './problems.ts';

/** The origin of an error in a site's code, and its stack, in the site's own files and lines. */
type Trace = Pick<Problem, 'file' | 'line'> & { stack: string };

/** The source map of each bundle that has run, by the bundle's path in stack traces. Read at the first error. */
const sourceMaps = new Map<string, string | SourceMap>();

/**
 * Makes errors of a bundle traceable. Node's own source map support does not work here: without tsx it
 * is off, and test runners replace it.
 */
export function addSourceMap(bundle: string, sourceMap: string): void {
  sourceMaps.set(bundle, sourceMap);
}

/** Where an error came from. `elsewhere` is the file to name if that is unknown. */
function traceError(error: unknown, elsewhere: string): Trace {
  let origin: Pick<Problem, 'file' | 'line'> = { file: elsewhere };
  let stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  for (const [bundle, sourceMap] of sourceMaps) {
    if (!stack.includes(bundle)) continue;
    const map = typeof sourceMap === 'string' ? new SourceMap(JSON.parse(sourceMap)) : sourceMap;
    sourceMaps.set(bundle, map);
    const find = (place: string, row?: string, column?: string) => {
      const entry = map.findEntry(Number(row) - 1, Number(column) - 1);
      if (!row || !('originalSource' in entry)) return bundle + place;
      const file = decodeURIComponent(entry.originalSource);
      const line = entry.originalLine + 1;
      const first = !origin.line && /^(pages|components|content)\//.test(file);
      if (first) origin = { file, line };
      return `${file}:${line}:${entry.originalColumn + 1}`;
    };
    // Not by a regular expression, because the path may contain spaces and brackets.
    const [start, ...frames] = stack.split(bundle);
    stack = [start, ...frames.map((frame) => frame.replace(/^(?::(\d+):(\d+))?/, find))].join('');
  }
  return { ...origin, stack };
}

/** An error thrown by the site's code, as a problem of the file and line it came from. */
export function problemOf(error: unknown, source: string): Problem {
  if (error instanceof ProblemsError && error.problems[0]) return error.problems[0];
  const expected = 'code that runs without an error';
  return { ...traceError(error, source), expected, found: explain(messageOf(error)) };
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message.trim() || error.name;
  if (typeof error === 'string') return error;
  return `${JSON.stringify(error) ?? String(error)}, which is no Error, and so has no line`;
}

function explain(message: string): string {
  if (message.startsWith('A component suspended')) {
    return 'an async component: a page is rendered in one pass and cannot wait';
  }
  // The message of a schema that refuses its data is JSON of many lines, the first a bracket.
  const [first = ''] = message.split('\n');
  return /\p{L}/u.test(first) ? first : message.replace(/\s+/g, ' ');
}
