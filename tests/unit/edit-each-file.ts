import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fastGlob from 'fast-glob';
import { parse } from 'yaml';
import { editYaml } from '../../scripts/editors/edit-yaml.ts';

/** Changes values of each content file of a site, one at a time, and says which change is more than that. */
export function editEachFile(root: string): { edits: number; faults: string[] } {
  const files = fastGlob.sync('content/**/*.{yaml,md}', {
    cwd: root,
    ignore: ['**/README.md', '**/template/**'],
  });
  const faults: string[] = [];
  let edits = 0;
  for (const file of files) {
    const whole = readFileSync(join(root, file), 'utf8');
    const text = file.endsWith('.md') ? (whole.split(/^---\n/m)[1] ?? '') : whole;
    const was: unknown = parse(text);
    const all = leaves(was);
    // Some of each file: all of them take minutes.
    for (const path of all.filter((_path, index) => index % Math.ceil(all.length / 12) === 0)) {
      const now = changeAt(was, path);
      const made = editYaml(text, was, now);
      edits++;
      const lines = text.split('\n');
      const changed = made.split('\n').filter((line) => !lines.includes(line));
      const isSmall = changed.length <= 2 && made.split('\n').length <= lines.length + 1;
      if (!isSmall || !isDeepStrictEqual(parse(made), now))
        faults.push([`${file} ${path.join('.')}`, ...changed].join('\n'));
    }
  }
  return { edits, faults };
}

/** Each value inside data, by its path. */
const leaves = (data: unknown, path: readonly string[] = []): string[][] =>
  data instanceof Object
    ? Object.entries(data).flatMap(([name, inside]) => leaves(inside, [...path, name]))
    : [[...path]];

function changeAt(data: unknown, [name, ...path]: readonly string[]): unknown {
  if (name === undefined)
    return typeof data === 'string'
      ? `${data.trimEnd()} too`
      : typeof data === 'number'
        ? data + 1
        : !data;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(data)
    ? [...data]
    : { ...Object(data) };
  Reflect.set(copy, name, changeAt(Reflect.get(copy, name), path));
  return copy;
}
