/** Reads what a document tells its reader to do, and does it in a copy of the project. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A block of code in a document, and the words before it, which say what to do with it. */
type Step = { words: string; language: string; code: string };

/** The text under each heading of a document. A heading inside a block of code is part of it. */
export function sectionsOf(document: string): ReadonlyMap<string, string> {
  const blocks = /^( *)```\w+\n.*?^ *```$/gms;
  const heading = /^## (.+)$/gm;
  const blanked = document.replace(blocks, (block) => block.replace(/^#/gm, ' '));
  const found = [...blanked.matchAll(heading)];
  return new Map(
    found.map(({ 1: title = '', index }, at) => [
      title,
      document.slice(index, found[at + 1]?.index),
    ]),
  );
}

/** The blocks of a section. One that follows another directly belongs to the same words. */
export function stepsIn(section: string): Step[] {
  const steps: Step[] = [];
  for (const [, before = '', indent = '', language = '', block = ''] of section.matchAll(
    /(.*?)^( *)```(\w+)\n(.*?)^ *```$/gms,
  )) {
    const words = before.replace(/\s+/g, ' ').trim() || (steps.at(-1)?.words ?? '');
    steps.push({ words, language, code: block.replace(new RegExp(`^${indent}`, 'gm'), '') });
  }
  return steps;
}

/** Runs a command in the copy. Throws if it fails. */
type Run = (command: string) => void;

/** Follows a section in a copy of the project. Throws if it does not say what to do with its code. */
export function follow(section: string, root: string, run: Run): void {
  const files: string[] = [];
  for (const step of stepsIn(section)) {
    const file = followStep(step, root, run);
    if (file) files.push(file);
  }
  const [, element, name = ''] = /[Pp]ut `(<(\w+) [^`]*\/>)` on a page/.exec(section) ?? [];
  const component = files.find((file) => file.endsWith('.tsx'));
  if (element && component) putOnPage(root, element, name, component);
}

/** Follows one step. Returns the file that it writes or changes. */
function followStep(step: Step, root: string, run: Run) {
  const { words, language, code } = step;
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    return file;
  };
  const says = (pattern: RegExp) => words.match(pattern)?.slice(1);

  if (language === 'sh') return void run(code);
  const registered = says(
    /Register it in `([^`]+)`: add `([^`]+)`, and the line below to `([^`]+)`/,
  );
  if (registered) {
    const [file = '', statement = '', list = ''] = registered;
    return write(file, `${statement}\n${below(read(file), `${list} = {`, code)}`);
  }
  const [changed, line = ''] = says(/In `([^`]+)`, below `([^`]+)`:$/) ?? [];
  if (changed) return write(changed, below(read(changed), line, code));
  const [withFields] = says(/[Rr]eplace these fields in `([^`]+)`/) ?? [];
  if (withFields) return write(withFields, withNew(read(withFields), code));
  const [removed = '', from, replaced = ''] =
    says(/remove `([^`]+)` from `([^`]+)`, and replace `([^`]+)` with the code/) ?? [];
  if (from) {
    const left = read(from)
      .split('\n')
      .filter((line) => !line.includes(removed));
    write(from, left.join('\n'));
    return write(replaced, code);
  }
  const [written] = says(/.*\bWrite `([^`]+)`/) ?? [];
  if (written && existsSync(join(root, written))) throw new Error(`${written} exists already`);
  if (written) return write(written, code);
  const [longer] = says(/.*\bAppend to `([^`]+)`/) ?? [];
  // The first record of an empty list takes the place of its `[]`.
  if (longer) return write(longer, `${read(longer).replace(/^\[\]\n/m, '')}\n${code}`);
  throw new Error(`what to do with this code is not said: ${words}\n${code}`);
}

/** A text with code below its first line that contains `words`. */
function below(text: string, words: string, code: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(words));
  if (at < 0) throw new Error(`no line contains ${words}`);
  return lines.toSpliced(at + 1, 0, code.trimEnd()).join('\n');
}

/** A YAML file in which the first field of each name is as the code has it. */
const withNew = (text: string, code: string): string =>
  code
    .trimEnd()
    .split('\n')
    .reduce((before, field) => {
      const [name = ''] = /\w+:/.exec(field) ?? [];
      const known = new RegExp(`^[- ]*${name} .*$`, 'm');
      if (!known.test(before)) throw new Error(`no field is named ${name}`);
      return before.replace(known, () => field);
    }, text);

/** Puts a component on the page that the recipe for pages makes. */
function putOnPage(root: string, element: string, name: string, component: string): void {
  const page = join(root, 'pages/press.tsx');
  const code = readFileSync(page, 'utf8').replace(/<Opening .*\/>/, `<>$&${element}</>`);
  const isNamed = readFileSync(join(root, component), 'utf8').includes(`export function ${name}`);
  writeFileSync(page, `import ${isNamed ? `{ ${name} }` : name} from '../${component}';\n${code}`);
}
