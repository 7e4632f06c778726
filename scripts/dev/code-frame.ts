import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../problems.ts';

/** The lines around a problem with an arrow at its own; empty where its line is not known. */
export function codeFrame(root: string, { file, line }: Problem, around = 3): string {
  const path = join(root, file);
  if (!line || !existsSync(path)) return '';
  const lines = readFileSync(path, 'utf8').split('\n');
  const first = Math.max(1, line - around);
  return lines
    .slice(first - 1, line + around)
    .map(
      (text, index) =>
        `${first + index === line ? '>' : ' '} ${String(first + index).padStart(4)} | ${text}`,
    )
    .join('\n');
}
