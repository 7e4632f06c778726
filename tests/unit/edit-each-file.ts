import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fastGlob from 'fast-glob';
import { isScalar, parse, parseDocument } from 'yaml';
import { editYaml } from '../../scripts/editors/edit-yaml.ts';

/** The YAML of each content file of a site, with its name. */
const eachYaml = (root: string) =>
  fastGlob
    .sync('content/**/*.{yaml,md}', { cwd: root, ignore: ['**/README.md', '**/template/**'] })
    .map((file): [string, string] => {
      const whole = readFileSync(join(root, file), 'utf8');
      return [file, file.endsWith('.md') ? (whole.split(/^---\n/m)[1] ?? '') : whole];
    });

/** Changes values of each content file of a site, one at a time, and says which change is more than that. */
export function editEachFile(root: string): { edits: number; faults: string[] } {
  const faults: string[] = [];
  let edits = 0;
  for (const [file, text] of eachYaml(root)) {
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

/**
 * Changes each text of several lines in the content of a site with a function, and says which one is
 * not what was typed then, or has lines around it that are not the same.
 */
export function editEachText(
  root: string,
  type: (text: string) => string,
): { edits: number; faults: string[] } {
  const faults: string[] = [];
  let edits = 0;
  for (const [file, text] of eachYaml(root)) {
    const document = parseDocument(text);
    const was: unknown = document.toJS();
    for (const path of leaves(was)) {
      const node = document.getIn(path, true);
      const [start, end] = (isScalar(node) && node.range) || [0, 0];
      if (!text.slice(start, end).trim().includes('\n')) continue;
      const now = changeAt(was, path, (value) => type(String(value)));
      const name = `${file} ${path.join('.')}`;
      edits++;
      try {
        const made = editYaml(text, was, now);
        const isAround = made.startsWith(text.slice(0, start)) && made.endsWith(text.slice(end));
        if (!isAround || !isDeepStrictEqual(parse(made), now)) faults.push(name);
      } catch (error) {
        faults.push(`${name}: ${error}`);
      }
    }
  }
  return { edits, faults };
}

/** Each value inside data, by its path. */
const leaves = (data: unknown, path: readonly string[] = []): string[][] =>
  data instanceof Object
    ? Object.entries(data).flatMap(([name, inside]) => leaves(inside, [...path, name]))
    : [[...path]];

const other = (value: unknown) =>
  typeof value === 'string'
    ? `${value.trimEnd()} too`
    : typeof value === 'number'
      ? value + 1
      : !value;

function changeAt(
  data: unknown,
  [name, ...path]: readonly string[],
  change: (value: unknown) => unknown = other,
): unknown {
  if (name === undefined) return change(data);
  const copy: Record<string, unknown> | unknown[] = Array.isArray(data)
    ? [...data]
    : { ...Object(data) };
  Reflect.set(copy, name, changeAt(Reflect.get(copy, name), path, change));
  return copy;
}
