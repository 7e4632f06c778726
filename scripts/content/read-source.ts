import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import { keepArtifact, keyOf, readArtifact, versionOf } from '../base/artifacts.js';
import { makeAnew, type Recall } from '../base/memory.ts';
import { type Problem, ProblemsError } from '../base/problems.ts';

/** A content file as read: its data, its Markdown body if any, and what is needed to find lines. */
export type Source = {
  file: string;
  data: unknown;
  /** Its data without what another language gives it, if there is such. */
  written?: unknown;
  body: string;
  /** The line of the file on which its body begins. */
  bodyLine: number;
  /** Whether the body is that of the first language, since its own file has none. */
  borrowsBody?: boolean;
  path: string;
};

const version = versionOf(['scripts/content/read-source.ts'], ['yaml']);

const frontMatter = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/**
 * Reads one YAML, JSON or Markdown file. With `recall`, a file whose text is the same as the last
 * time is not parsed again. Throws a ProblemsError if it cannot be understood.
 */
export function readSource(path: string, file: string, recall: Recall<Source> = makeAnew): Source {
  const text = readText(path, file);
  return recall(path, [file, text], () => parseText(text, path, file));
}

function parseText(text: string, path: string, file: string): Source {
  if (file.endsWith('.json'))
    return { file, path, body: '', bodyLine: 1, data: parseJson(file, text) };
  refuseControls(text, file);
  const { yaml, offset, body, bodyLine } = splitText(text, file);
  return { file, path, body, bodyLine, data: parseOnce(file, yaml, offset) };
}

/** Files in the order of their field `order`. Those without one stay as they are, and come last. */
export function inOrder(sources: readonly Source[]): Source[] {
  const orderOf = ({ data }: Source) => {
    const order: unknown = Reflect.get(Object(data), 'order');
    return typeof order === 'number' ? order : Number.MAX_VALUE;
  };
  return sources.toSorted((a, b) => orderOf(a) - orderOf(b));
}

/**
 * Characters that no page can show: those that HTML and XML forbid, halves of characters, those that
 * Unicode keeps for use inside programs (`stand-ins.ts`), and what some programs paste for the end of
 * a line or a picture.
 */
export const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant.
  /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\ufffc]/u;

/** A text in quotes, in which such and other invisible characters are seen. */
export const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[\x80-\x9f\xad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufdd0-\ufdef\ufeff\ufffc\uffff\ufffe]/g,
    (hidden) => `\\u${hidden.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function readText(path: string, file: string): string {
  const decoded = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  const text = decoded.includes('\r') ? decoded.replace(/\r\n?/g, '\n') : decoded;
  // Plain searches: regular expressions take a tenth of the time of reading.
  if (text.includes('\uFFFD') || text.includes('\0')) {
    const line = lineAt(text, text.search(/[\uFFFD\0]/));
    fail(file, 'UTF-8 text', 'other bytes', { line, advice: 'save the file again as UTF-8' });
  }
  const isMerged = text.includes('<<<<<<< ') || text.includes('>>>>>>> ');
  const conflict = isMerged ? text.search(/^(<{7}|>{7}) /m) : -1;
  if (conflict >= 0) {
    const found = `${text.slice(conflict, conflict + 7)}, which Git leaves where two versions differ`;
    fail(file, 'a finished merge', found, { line: lineAt(text, conflict), advice: mergeAdvice });
  }
  return text;
}

/** Refuses characters that HTML and XML forbid. Throws a ProblemsError that says where the first is. */
function refuseControls(text: string, file: string): void {
  const control = text.search(unprintable);
  if (control >= 0)
    fail(file, 'a text without characters that no page can show', quoted(text.charAt(control)), {
      line: lineAt(text, control),
      advice: 'delete the character, which editors show in a special way or not at all',
    });
}

/** The YAML of a file, the lines above it, and its Markdown. */
function splitText(text: string, file: string) {
  // An empty file of another language says that nothing in it differs.
  const isSame = file.startsWith('content/languages/') && !text.trim();
  if (isSame || !file.endsWith('.md')) return { yaml: text, offset: 0, body: '', bodyLine: 1 };
  const match = frontMatter.exec(text);
  if (!match) {
    const advice = 'write --- alone in the first line of the file, and again below the fields';
    fail(file, 'front matter: fields between two lines of ---', 'none', { line: 1, advice });
  }
  const bodyLine = match[0].split('\n').length;
  return { yaml: match[1] ?? '', offset: 1, body: text.slice(match[0].length), bodyLine };
}

/** The 1-based line of a position in a text. */
export const lineAt = (text: string, position: number) =>
  text.slice(0, position).split('\n').length;

/**
 * Two hundred levels in one. The parser calls itself for each, and if V8 compiles a regular expression where the
 * stack ends, the process ends as well, which nothing can catch.
 */
const deeplyNested = /(?:[[{]\s*|[-?][^\S\n]+|"\w{1,30}":\s*|\w{1,30}:[^\S\n]+){200}/;

function parseYaml(file: string, text: string, offset: number): unknown {
  const deep = deeplyNested.exec(text);
  if (deep) {
    const line = lineAt(text, deep.index) + offset;
    fail(file, 'fields inside fields, a few levels deep', `${deep[0].slice(0, 20)}…`, { line });
  }
  const expected = 'valid YAML';
  try {
    // Else the parser quotes the line of each error, however many there are and however long it is.
    const document = parseDocument(text, { prettyErrors: false });
    const [error] = document.errors;
    if (error) {
      const line = lineAt(text, placeOf(error, document));
      const found = `${text.split('\n')[line - 1]?.trim()}  (${error.message.split('\n')[0]})`;
      fail(file, expected, found, {
        line: line + offset,
        advice:
          error.code === 'DUPLICATE_KEY'
            ? 'remove one of the two fields with this name'
            : syntaxAdvice,
      });
    }
    return dataOf(file, text, document, offset);
  } catch (expansion) {
    if (expansion instanceof ProblemsError) throw expansion;
    // Aliases that expand exponentially.
    const found = expansion instanceof Error ? expansion.message : String(expansion);
    fail(file, expected, found, { advice: syntaxAdvice });
  }
}

/** Where an error is to be mended: a quotation mark that nothing ends, which the parser misses at the end of the file. */
function placeOf({ code, pos }: YAMLParseError, document: Document.Parsed): number {
  let place = Math.max(0, pos[0]);
  visit(document, {
    Scalar(_key, { type, range }) {
      const isQuoted = type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE';
      if (code === 'MISSING_CHAR' && isQuoted && range && range[0] < pos[0] && range[1] >= pos[0])
        place = range[0];
    },
  });
  return place;
}

/** The data of a document. What is valid YAML, but makes it read less than was written, throws a ProblemsError. */
function dataOf(file: string, text: string, document: Document, offset: number): unknown {
  const refuse = (position: number, reason: string): never => {
    const line = lineAt(text, position);
    const rest = text.slice(position, text.indexOf('\n', position) >>> 0).trim();
    fail(file, 'a text that says what is written', `${rest}  (${reason})`, {
      line: line + offset,
      advice: `put the text in quotes: ${JSON.stringify(rest)}`,
    });
  };
  const end = /^\.\.\.(?=\s|$)/m.exec(text);
  if (end) refuse(end.index, 'YAML would end the file with this line');
  const named = new Set<string>();
  const anchors = new Set<string>();
  visit(document, {
    Alias(_key, { source, range }) {
      named.add(source);
      if (!anchors.has(source)) refuse(range?.[0] ?? 0, 'YAML would look for a text of this name');
    },
    Value(_key, { anchor }) {
      if (anchor) anchors.add(anchor);
    },
  });
  const data: unknown = document.toJS();
  visit(document, {
    Scalar(_key, { type, value, range }) {
      if (type !== 'PLAIN' || typeof value !== 'string' || !range) return;
      // A comment has a space behind its sign: this is `#1` or a hashtag.
      if (/^[^\S\n]+#\S/.test(text.slice(range[1], range[2])))
        refuse(range[0], 'YAML would end the text before #');
    },
  });
  visit(document, {
    Value(_key, { tag, anchor, range }) {
      const before = range?.[0] ?? 0;
      if (tag === '!') refuse(text.lastIndexOf('!', before), 'YAML would leave out the sign');
      if (anchor && !named.has(anchor))
        refuse(text.lastIndexOf(`&${anchor}`, before), 'YAML would leave out the first word');
    },
  });
  const [warning] = document.warnings;
  if (warning) refuse(warning.pos[0], 'YAML would leave out the first word');
  return data;
}

function fail(file: string, expected: string, found: string, more: Partial<Problem> = {}): never {
  throw new ProblemsError([{ file, expected, found, ...more }]);
}

type Lined = { document: Document.Parsed; counter: LineCounter; offset: number };

const lined = new WeakMap<Source, Lined>();

// Line numbers are needed only for errors, so the file is parsed again, with positions, on demand.
function linedDocument(source: Source): Lined {
  const known = lined.get(source);
  if (known) return known;
  const { yaml, offset } = splitText(readText(source.path, source.file), source.file);
  const counter = new LineCounter();
  const made = { document: parseDocument(yaml, { lineCounter: counter }), counter, offset };
  lined.set(source, made);
  return made;
}

/** The 1-based line of a field: of its key in a map, of the item in a list. */
export function lineOf(source: Source, path: readonly PropertyKey[]): number {
  const { counter, offset } = linedDocument(source);
  return counter.linePos(find(source, path).start).line + offset;
}

/** A number as written, such as 007; undefined if there is no single value. */
export function writtenAt(source: Source, path: readonly PropertyKey[]): string | undefined {
  const { node } = find(source, path);
  return isScalar(node) ? node.source : undefined;
}

/** The place of a field, as far as its path leads, and its value if it leads to the end. */
function find(source: Source, path: readonly PropertyKey[]): { start: number; node?: unknown } {
  const { document } = linedDocument(source);
  let node: unknown = document.contents;
  let start = 0;
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(
        ({ key }) => isScalar(key) && String(key.value) === String(step),
      );
      if (!pair || !isScalar(pair.key)) return { start };
      start = pair.key.range?.[0] ?? start;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)];
      if (!item) return { start };
      node = item;
      start = isMap(item) || isScalar(item) || isSeq(item) ? (item.range?.[0] ?? start) : start;
    } else return { start };
  }
  return { start, node };
}

/**
 * Parses a text, and caches the result as JSON, which is read twenty times as fast as YAML. What
 * JSON cannot represent, such as .nan, is parsed each time.
 */
function parseOnce(file: string, text: string, offset: number): unknown {
  const key = keyOf(version, text);
  const kept = readArtifact('content', key);
  if (kept) return JSON.parse(String(kept));
  const data = parseYaml(file, text, offset);
  const json = JSON.stringify(data);
  if (json !== undefined && isDeepStrictEqual(JSON.parse(json), data))
    keepArtifact('content', key, json);
  return data;
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const says = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
    // Not every message says where, and only newer ones of Node name a line.
    const [found, position] = says.split(/(?: in JSON)? at position (\d+).*/);
    return fail(file, 'valid JSON', found ?? says, {
      line: position ? lineAt(text, Number(position)) : undefined,
      advice: 'write texts in double quotes, commas between values, and close each { and [',
    });
  }
}

/** How to resolve a file with Git conflict markers. */
const mergeAdvice =
  'keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>';

/** How to fix a mistake in a YAML text, for the person who edits it. */
const syntaxAdvice =
  'put a text in quotes if it begins with a sign or contains ": ", close each [ { " and \', and indent the fields of one record equally, with spaces instead of tabs';
