import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { keepComments } from '../../scripts/editors/keep-comments.ts';
import { siteRoot } from '../site-content.ts';

const before = `# yaml-language-server: $schema=./boats.json
# Our boats.

- name: Heron # the fast one
  # In feet.
  feet: 21

# The old one.
- { name: Curlew, feet: 18 }
`;

describe('a file that a program saved', () => {
  test('has the comments and blank lines of the file that it replaces', () => {
    const after = stringify([
      { name: 'Heron', feet: 22 },
      { name: 'Curlew', feet: 18 },
    ]);
    expect(keepComments(before, after)).toBe(before.replace('feet: 21', 'feet: 22'));
  });

  test("keeps them beside their item if the list's order has changed", () => {
    const after = stringify([
      { name: 'Tern', feet: 9 },
      { name: 'Curlew', feet: 18 },
      { name: 'Heron', feet: 21 },
    ]);
    const kept = keepComments(before, after);
    expect(kept).toMatch(/# The old one\.\n- \{ name: Curlew/);
    expect(kept).toMatch(/name: Heron # the fast one\n {2}# In feet\.\n {2}feet: 21/);
    expect(parse(kept)).toEqual(parse(after));
  });

  test('has its fields in their original order, with new ones at the end', () => {
    expect(keepComments('b: 1\na: 2\n', 'a: 2\nc: 3\nb: 1\n')).toBe('b: 1\na: 2\nc: 3\n');
  });

  test('keeps them in front matter, and leaves the text after it as it was saved', () => {
    const kept = keepComments(
      '---\ntitle: Terms # of use\n---\nOld.\n',
      '---\ntitle: Rules\n---\n\n## New --- and so on\n\n---\n',
    );
    expect(kept).toBe('---\ntitle: Rules # of use\n---\n\n## New --- and so on\n\n---\n');
  });

  test('keeps each of them once in a list whose items begin alike', () => {
    const item = (to: string, comment: string) => `- kind: link # ${comment}\n  to: ${to}\n`;
    const three = item('a', 'one') + item('b', 'two') + item('c', 'three');
    const saved = (...all: string[]) => stringify(all.map((to) => ({ kind: 'link', to })));
    expect(keepComments(three, saved('a', 'b', 'c'))).toBe(three);
    expect(keepComments(three, saved('a', 'c'))).toBe(item('a', 'one') + item('c', 'three'));
    expect(keepComments(three, saved('c', 'x', 'a'))).toBe(
      item('c', 'three') + item('x', 'two') + item('a', 'one'),
    );
  });

  test('keeps them after a byte order mark', () => {
    const kept = keepComments('\uFEFF---\ntitle: A # x\n---\nOld\n', '---\ntitle: B\n---\nNew\n');
    expect(kept).toBe('---\ntitle: B # x\n---\nNew\n');
  });

  test('is left as it was saved if one of the two cannot be read', () => {
    expect(keepComments('a: [', 'b: 1\n')).toBe('b: 1\n');
  });
});

test.each(fastGlob.sync('content/*.yaml', { cwd: siteRoot }))(
  '%s keeps its values and all its comments',
  (file) => {
    const text = readFileSync(join(siteRoot, file), 'utf8');
    const data: unknown = parse(text);
    const kept = keepComments(text, stringify(data));
    expect(parse(kept)).toEqual(data);
    const comments = (yaml: string) => yaml.match(/^\s*#.*$/gm) ?? [];
    expect(comments(kept)).toEqual(comments(text));
  },
);
