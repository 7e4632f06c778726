import type { Message } from 'esbuild';
import type { Problem } from '../problems.ts';

/** An esbuild message as a problem. */
export function toProblem({ text, location }: Message): Problem {
  return {
    file: location?.file ?? 'the bundle',
    line: location?.line,
    expected: 'code that can be bundled',
    found: [text, location?.lineText.trim()].filter(Boolean).join(': '),
  };
}
