import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = readFileSync(join(import.meta.dirname, '../../../CONTRIBUTING.md'), 'utf8');

/** The commands under a heading of CONTRIBUTING. Throws if there are none. */
export function recipeOf(heading: string): string {
  const section = text.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';
  const code = /```sh\n(.+?)```/s.exec(section)?.[1];
  if (!code) throw new Error(`CONTRIBUTING gives no commands under "${heading}"`);
  return code;
}
