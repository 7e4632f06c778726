import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { editYaml } from '../../scripts/editors/edit-yaml.ts';
import { siteRoot } from '../site-content.ts';
import { editEachFile, editEachText } from './edit-each-file.ts';

/** Edits the data of a text with a function. */
function edited<Data>(text: string, change: (data: Data) => unknown): string {
  const was: Data = parse(text);
  const now = change(structuredClone(was));
  const made = editYaml(text, was, now);
  expect(parse(made)).toEqual(now);
  return made;
}

const boats = `# yaml-language-server: $schema=./boats.json
# Our boats.

- name: Heron # the fast one
  # In feet.
  feet: 21
  crew: [ Ada, 'Bo' ]

# The old one.
- { name: Curlew, feet: 18 }
`;
type Boat = { name: string; feet?: number; crew?: string[] };

describe('an edited YAML text', () => {
  test('differs in nothing but the value that was changed', () => {
    const longer = edited<Boat[]>(boats, ([heron, ...rest]) => [{ ...heron, feet: 22 }, ...rest]);
    expect(longer).toBe(boats.replace('21', '22'));
    const renamed = edited<Boat[]>(boats, ([heron]) => [heron, { name: 'Tern', feet: 18 }]);
    expect(renamed).toBe(boats.replace('Curlew', 'Tern'));
    const joined = edited<Boat[]>(boats, ([heron, old]) => [
      { ...heron, crew: ['Ada', 'Cy'] },
      old,
    ]);
    expect(joined).toBe(boats.replace("'Bo'", "'Cy'"));
  });

  test('keeps spaces inside brackets, and anything beside them, when an item comes or goes', () => {
    const text = 'a: [ one ] # first\nb: [two, three]\n';
    expect(edited<object>(text, (data) => ({ ...data, a: ['one', 'x'], b: ['three'] }))).toBe(
      'a: [ one, x ] # first\nb: [three]\n',
    );
  });

  test('has a new item of a list as far from the others as they are from each other', () => {
    const made = edited<Boat[]>(boats, (all) => [...all, { name: 'Tern', feet: 9 }]);
    expect(made).toBe(`${boats}\n- name: Tern\n  feet: 9\n`);
    const first = edited<Boat[]>(boats, (all) => [{ name: 'Tern' }, ...all]);
    expect(first).toBe(boats.replace('- name: Heron', '- name: Tern\n\n- name: Heron'));
  });

  test('has the comments of an item wherever it moves, and no longer if it goes', () => {
    const [head, heron, old] = [
      '# Our boats.\n',
      '- name: Heron # fast\n',
      '# The old one.\n- name: Curlew\n',
    ];
    const text = head + heron + old;
    const turned = edited<Boat[]>(text, (all) => all.toReversed());
    expect(turned).toBe(`${head}${old}${heron}`);
    expect(edited<Boat[]>(text, ([first]) => [first])).toBe(head + heron);
    expect(edited<Boat[]>(text, ([, last]) => [last])).toBe(head + old);
  });

  test('has the comment of an item also where the one above it ends with a comment of its own', () => {
    const [a, b, end] = [
      '  - name: A\n    crew:\n      - Ada\n      # Cy left.\n    # Sold.\n',
      '  # About B.\n  - name: B\n    feet: 1\n    # Lent.\n',
      '# About the rest.\nrest: 1\n',
    ];
    const text = `boats:\n${a}${b}${end}`;
    type Data = { boats: Boat[] };
    const only = (place: number) =>
      edited<Data>(text, (data) => ({ ...data, boats: data.boats.slice(place, place + 1) }));
    expect(only(0)).toBe(`boats:\n${a}${end}`);
    expect(only(1)).toBe(`boats:\n${b}${end}`);
    expect(edited<object>(text, () => ({ rest: 1 }))).toBe(end);
  });

  test('keeps the comments and lines of an item that gets another name while others come and go', () => {
    const old = `# Why.
- name: Heron # fast
  feet: 21 # long
  about: >-
    one two
    three
`;
    const text = `- name: Tern\n  feet: 9\n${old}`;
    const renamed = (all: readonly Boat[]) => all.map((boat) => ({ ...boat, name: 'Egret' }));
    const gone = edited<Boat[]>(text, ([, ...rest]) => renamed(rest));
    expect(gone).toBe(old.replace('Heron', 'Egret'));
    const come = edited<Boat[]>(old, (all) => [{ name: 'Tern', feet: 9 }, ...renamed(all)]);
    expect(come).toBe(old.replace('- name: Heron', '- name: Tern\n  feet: 9\n- name: Egret'));
  });

  test('has a new field after the one that it follows in the form, and keeps what stands above one that goes', () => {
    const text = 'a: 1\n# How deep.\nb: 2 # feet\n\n# Last.\nd: 4';
    expect(edited<object>(text, () => ({ a: 1, c: 3, d: 4 }))).toBe(
      'a: 1\nc: 3\n# How deep.\n\n# Last.\nd: 4',
    );
    expect(edited<object>(text, () => ({ a: 1, b: 2, c: 3, d: 4 }))).toBe(
      text.replace('# feet\n', '# feet\nc: 3\n'),
    );
    expect(edited<object>(text, (data) => ({ ...data, e: { f: ['g'] } }))).toBe(
      `${text}\ne:\n  f:\n    - g\n`,
    );
  });

  test('changes only the lines of a folded text that have other words', () => {
    const lines = ['one two three', 'four five six', 'seven eight nine', 'ten'];
    const folded = (all: readonly string[]) =>
      `text: >-\n${all.map((line) => `  ${line}\n`).join('')}next: 1\n`;
    const plain = (all: readonly string[]) => `text: ${all.join('\n  ')} # note\nnext: 1\n`;
    for (const write of [folded, plain]) {
      const change = (from: string, to: string) =>
        edited<{ text: string }>(write(lines), (data) => ({
          ...data,
          text: data.text.replace(from, to),
        }));
      expect(change('eight', '8')).toBe(write(lines.with(2, 'seven 8 nine')));
      expect(change('one', '1')).toBe(write(lines.with(0, '1 two three')));
      expect(change(' ten', '')).toBe(write(lines.slice(0, 3)));
      expect(change('five', 'five and a half')).toBe(
        write(lines.toSpliced(1, 1, 'four five and a', 'half six')),
      );
    }
  });

  test('puts in quotation marks what would be no text without them', () => {
    const words = [
      '2026',
      'true',
      '',
      '#menu',
      'a: b',
      "it's",
      '- x',
      '{name} of',
      '@x',
      '~',
      'null',
      'a\nb',
    ];
    for (const text of [
      't: old # why\n',
      "t: 'old' # why\n",
      '- t: "old"\n  u: 1\n',
      't: { u: old }\n',
      't: [old]\n',
    ])
      for (const word of words) {
        const replace = (data: unknown): unknown =>
          JSON.parse(JSON.stringify(data).replaceAll('"old"', JSON.stringify(word)));
        const made = edited<unknown>(text, replace);
        expect(made.match(/# why/g)).toEqual(text.match(/# why/g));
      }
  });

  test('has the line ends of its file also in a text of several lines that is written anew', () => {
    const text = 'a: one\r\nb: |-\r\n  one\r\n  two\r\nc: >-\r\n  one\r\n  two\r\nd: 1\r\n';
    const now = { a: 'x\ny', b: '  one\ntwo', c: 'one\ntwo', d: 1 };
    const made = edited<object>(text, () => now);
    expect(made).toBe(
      'a: x\r\n\r\n  y\r\nb: |2-\r\n    one\r\n  two\r\nc: >-\r\n  one\r\n\r\n  two\r\nd: 1\r\n',
    );
  });

  test('keeps the spaces before the first line of a text in a list', () => {
    const items = ['  one\n two', '    - x\n  - y'];
    for (const text of [
      'a:\n  - one\n    two\nb: 1\n',
      'a:\n- |-\n  one\nb: 1\n',
      '- one\n  two\n',
    ])
      for (const item of items) {
        const swap = (data: unknown): unknown =>
          Array.isArray(data) ? [item] : { ...Object(data), a: [item] };
        expect(parse(edited<unknown>(text, swap))).toEqual(swap(parse(text)));
      }
  });

  test('keeps line ends, a missing last one, anchors and what several fields share', () => {
    const text = 'a: &shared One\r\nb: *shared\r\nc:\r\n  - x\r\n  - y';
    expect(edited<object>(text, (data) => ({ ...data, b: 'Two' }))).toBe(
      text.replace('*shared', 'Two'),
    );
    expect(edited<object>(text, (data) => ({ ...data, c: ['x', 'z'] }))).toBe(
      text.replace('y', 'z'),
    );
  });

  test('has an empty list where the last item of a list goes', () => {
    const text = '# Who.\nreferees:\n  - name: Ada\n    phone: 1\n\n# Below.\nnext: 1\n';
    expect(edited<object>(text, (data) => ({ ...data, referees: [] }))).toBe(
      '# Who.\nreferees: []\n\n# Below.\nnext: 1\n',
    );
    expect(edited<object>('# Head.\n- a\n', () => [])).toBe('# Head.\n[]\n');
  });

  test('begins in a file of comments, and ends when nothing is left', () => {
    expect(editYaml('# Nothing yet.\n', null, { a: 1 })).toBe('# Nothing yet.\na: 1\n');
    expect(edited<object>('a:\n  # Why.\n  - x\nb: 1\n', () => ({ b: 1 }))).toBe('b: 1\n');
  });
});

test('in every content file, a change of one value is a change of its lines alone', () => {
  const { edits, faults } = editEachFile(siteRoot);
  expect(edits).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

/** The middle of a text, between two words. */
const inMiddle = (typed: string) => (text: string) =>
  text.replace(new RegExp(`^([^]{${text.lastIndexOf(' ', text.length / 2)}}) `), `$1${typed}`);

test.each([
  ['Enter', inMiddle('\n')],
  ['a new paragraph', inMiddle('\n\n')],
  ['a colon', inMiddle(': ')],
  ['a number sign', inMiddle(' #')],
  ['indented lines', (text: string) => inMiddle('\n  ')(`    ${text}`)],
])('each text of several lines may get %s, and nothing around it changes', (_name, type) => {
  const { edits, faults } = editEachText(siteRoot, type);
  expect(edits).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
