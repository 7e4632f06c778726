import { isDeepStrictEqual } from 'node:util';
import {
  Composer,
  CST,
  Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  isCollection as isYamlCollection,
  Parser,
  parse,
  stringify,
} from 'yaml';

/**
 * Changes the data of a YAML text from `was` to `now`, and nothing else: comments, order, quotation
 * marks, anchors, line ends and folded lines stay as they are wherever the data does, and so do
 * fields that neither `was` nor `now` has. A comment above an item of a list moves and goes with it,
 * but for the first one's, which may be about the whole list; one above a field stays.
 */
export function editYaml(text: string, was: unknown, now: unknown): string {
  if (isDeepStrictEqual(was, now)) return text;
  const tokens = [...new Parser().parse(text)];
  const root = tokens.find((token) => token.type === 'document');
  passLines(root?.value);
  const [document] = [...new Composer({ keepSourceTokens: true }).compose(tokens)];
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  if (!root) return text + inLines(now, '', end);
  const edited = valueText({ node: document?.contents, was, now }, end);
  root.value = raw(edited ?? inLines(now, '', end));
  return tokens.map((token) => CST.stringify(token)).join('');
}

/** A value in the file, and its data before and after. */
type Change = { node: unknown; was: unknown; now: unknown };

/** The text of a value as it is now; undefined if it has to be written anew, with its key. */
function valueText({ node, was, now }: Change, end: string, inFlow = false): string | undefined {
  const token = isNode(node) ? node.srcToken : undefined;
  if (isDeepStrictEqual(was, now)) return token ? CST.stringify(token) : '';
  if (!token) return undefined;
  if (CST.isScalar(token) && !isCollection(now))
    return scalarText(token, was, now, inFlow).replace(/\r?\n/g, end);
  if (token.type === 'block-map' && isFields(was) && isFields(now))
    return mapText(node, token, { was, now }, end);
  // A list without items has no block style.
  if (token.type === 'block-seq' && Array.isArray(was) && Array.isArray(now) && now.length > 0)
    return listText(node, token, { was, now }, end);
  if (token.type === 'flow-collection' && isCollection(now))
    return sameShape({ node, was, now }, token, end) ?? inOneLine(token, now);
  return undefined;
}

type Fields = Readonly<Record<string, unknown>>;

function mapText(
  node: unknown,
  token: CST.BlockMap,
  { was, now }: { was: Fields; now: Fields },
  end: string,
): string {
  const indent = ' '.repeat(token.indent);
  const pairs = new Map(isMap(node) ? node.items.map((pair) => [pair.srcToken, pair]) : []);
  const nameOf = (item: CST.CollectionItem) => nameOfPair(pairs.get(item));
  const names = Object.keys(now);
  const known = new Set(token.items.map(nameOf));
  const fresh = (name: string) => inLines({ [name]: now[name] }, indent, end);
  /** The new fields that follow a known one, or come before all. */
  const newAfter = (name?: string): Entry[] =>
    names
      .filter((each) => !known.has(each))
      .filter(
        (each) => names.slice(0, names.indexOf(each)).findLast((one) => known.has(one)) === name,
      )
      .map((each) => ({ above: '', own: fresh(each) }));
  const entries = token.items.flatMap((item, place): Entry[] => {
    const name = nameOf(item);
    const { above, head } = partsOf(item, place);
    if (name === undefined) return [{ above: above + head, own: '' }];
    const change = { node: pairs.get(item)?.value, was: was[name], now: now[name] };
    if (change.was !== undefined && change.now === undefined)
      return [{ above: above.includes('#') ? above : '', own: '' }];
    const text = valueText(change, end);
    return [{ above, own: text === undefined ? fresh(name) : head + text }, ...newAfter(name)];
  });
  return blockText([...newAfter(), ...entries], indent, end);
}

function listText(
  node: unknown,
  token: CST.BlockSequence,
  { was, now }: { was: readonly unknown[]; now: readonly unknown[] },
  end: string,
): string {
  const indent = ' '.repeat(token.indent);
  const nodes = isSeq(node) ? node.items : [];
  const isDashed = ({ start }: CST.CollectionItem) =>
    start.some(({ type }) => type === 'seq-item-ind');
  const known = token.items.flatMap((item, place) => (isDashed(item) ? [{ item, place }] : []));
  const rest = token.items.filter((item) => !isDashed(item));
  // Where items stand apart, a new one does too.
  const [, second] = known;
  const gap = second && /^\r?\n/.test(partsOf(second.item, 1).above) ? end : '';
  const counterparts = pairUp(was, now);
  const entries = now.map((value, index): Entry => {
    const from = counterparts[index];
    const old = from === undefined ? undefined : known[from];
    const fresh = inLines([value], indent, end);
    if (from === undefined || !old) return { above: gap, own: fresh };
    const { above, head } = partsOf(old.item, old.place);
    const text = valueText({ node: nodes[from], was: was[from], now: value }, end);
    // An indentation that is named, as in `- |2`, counts from the dash, but the library's from a key.
    const isKept = text !== undefined && !/^[|>]\d/.test(text);
    return { above: from === 0 ? gap : above, own: isKept ? head + text : fresh };
  });
  const below = rest.map((item) => ({ above: CST.stringify(item), own: '' }));
  return blockText([...entries, ...below], indent, end);
}

/** Gives a comment at the end of an item, but indented as the next one, to the next one, which it is about. */
function passLines(token: CST.Token | undefined): void {
  if (!isBlock(token)) return;
  token.items.forEach(({ value }, place) => {
    passLines(value);
    const lines = lastLines(value);
    const comment = lines.findIndex(
      ({ type, indent }) => type === 'comment' && indent <= token.indent,
    );
    if (comment < 0) return;
    const start = lines[comment - 1]?.type === 'space' ? comment - 1 : comment;
    token.items[place + 1]?.start.unshift(...lines.splice(start));
  });
}

/** The lines below all data of a block. */
function lastLines(token: CST.Token | undefined): CST.SourceToken[] {
  const last = isBlock(token) ? token.items.at(-1) : undefined;
  return last?.key || last?.sep || last?.value ? lastLines(last.value) : (last?.start ?? []);
}

const isBlock = (token: CST.Token | undefined) =>
  token?.type === 'block-map' || token?.type === 'block-seq';

/** An entry of a block, from its key or dash on, and the whole lines above it. */
type Entry = { above: string; own: string };

function partsOf(item: CST.CollectionItem, place: number): { above: string; head: string } {
  const found = item.start.findIndex(({ type }) => !/^(space|newline|comment)$/.test(type));
  const isOnlyLines = found < 0 && !item.key && !item.sep;
  const own = found < 0 ? item.start.length : found;
  const lead = CST.stringify({ start: item.start.slice(0, own) });
  const { key = null, sep = [] } = item;
  const head = CST.stringify({ start: item.start.slice(own), key, sep });
  if (isOnlyLines || place === 0) return { above: lead, head };
  return { above: lead.slice(0, lead.lastIndexOf('\n') + 1), head };
}

/** The entries of a block, one under another. What has no text of its own are lines between them. */
function blockText(entries: readonly Entry[], indent: string, end: string): string {
  let text = '';
  let above = '';
  for (const entry of entries) {
    above += entry.above;
    if (!entry.own) continue;
    if (text && !text.endsWith('\n')) text += end;
    // The first entry begins where its block does, which is already indented.
    const lines = text ? above : above.trimStart();
    text += lines + (text || lines ? indent : '') + entry.own;
    above = '';
  }
  return text + above;
}

/** The text of a flow collection in which only values differ; undefined if it has others too. */
function sameShape(
  { node, was, now }: Change,
  token: CST.FlowCollection,
  end: string,
): string | undefined {
  const isList = isSeq(node) && Array.isArray(was) && Array.isArray(now);
  const isMapping = isMap(node) && isFields(was) && isFields(now);
  if (isList ? was.length !== now.length : !isMapping) return undefined;
  if (isMapping && !isDeepStrictEqual(Object.keys(was), Object.keys(now))) return undefined;
  let text = CST.stringify({ ...token, items: [], end: [] });
  let index = 0;
  for (const item of token.items) {
    const { start, key = null, sep = [], value } = item;
    const head = CST.stringify({ start, key, sep });
    const pair = isMap(node) ? node.items.find(({ srcToken }) => srcToken === item) : undefined;
    const name = isList ? index : nameOfPair(pair);
    const inside = isList && isSeq(node) ? node.items[index] : pair?.value;
    if (!value || name === undefined) text += CST.stringify(item);
    else {
      const change = { node: inside, was: Object(was)[name], now: Object(now)[name] };
      const made = valueText(change, end, true);
      if (made === undefined) return undefined;
      text += head + made;
    }
    if (value) index++;
  }
  return text + sourceOf(token.end);
}

function inOneLine(token: CST.FlowCollection, value: unknown): string {
  const made = new Document(value);
  if (isYamlCollection(made.contents)) made.contents.flow = true;
  const flowCollectionPadding = /^[[{] /.test(CST.stringify(token));
  const text = made.toString({ lineWidth: 0, flowCollectionPadding }).trimEnd();
  return text + sourceOf(token.end.slice(1));
}

type ScalarToken = CST.FlowScalar | CST.BlockScalar;

function scalarText(token: ScalarToken, was: unknown, now: unknown, inFlow: boolean): string {
  const isText = typeof now === 'string';
  const kept = isText && !inFlow && (foldedText(token, was, now) ?? literalText(token, now));
  if (typeof kept === 'string') return kept;
  const made = structuredClone(token);
  const context = { afterKey: true, inFlow };
  const value = isText ? now : stringify(now).trim();
  CST.setScalarValue(made, value, { ...context, ...(isText ? {} : { type: 'PLAIN' as const }) });
  // A text such as 2026 or true is no text without quotation marks.
  if (isText && made.type === 'scalar' && !reads(made.source, now))
    CST.setScalarValue(made, now, {
      ...context,
      type: now.includes('\n') ? 'BLOCK_LITERAL' : 'QUOTE_DOUBLE',
    });
  return CST.stringify(made);
}

/** Whether the YAML of a value says a text. It may be no YAML, such as a text with `: ` in it. */
function reads(yaml: string, text: string): boolean {
  try {
    return parse(`a: ${yaml}`)?.a === text;
  } catch {
    return false;
  }
}

/** A paragraph of several lines, in which only lines with other words differ; undefined for others. */
function foldedText(token: ScalarToken, was: unknown, now: string): string | undefined {
  const isBlock = token.type === 'block-scalar';
  if (!isBlock && token.type !== 'scalar') return undefined;
  const before = CST.stringify({ ...token, source: '', ...(isBlock ? {} : { end: [] }) });
  if (isBlock && !before.startsWith('>')) return undefined;
  const [, source = '', after = ''] = /^([\s\S]*?)(\s*)$/.exec(token.source) ?? [];
  const [first = '', ...others] = source.split('\n');
  const start = isBlock ? (/^ */.exec(first)?.[0] ?? '') : '';
  const [indent = start] = others.map((line) => /^ */.exec(line)?.[0] ?? '');
  const lines = [first.slice(start.length), ...others.map((line) => line.slice(indent.length))].map(
    (line) => line.replace(/\r$/, ''),
  );
  const text = String(was).trimEnd();
  if (lines.length < 2 || lines.join(' ') !== text || text === now.trimEnd()) return undefined;
  const end = source.includes('\r\n') ? '\r\n' : '\n';
  const made = refold(lines, now.trimEnd());
  const whole = before + start + made.join(end + indent) + after;
  return reads(whole, now)
    ? whole + (isBlock ? '' : CST.stringify({ ...token, source: '' }))
    : undefined;
}

/** A text of lines as they are, indented as before; undefined for others. */
function literalText(token: ScalarToken, now: string): string | undefined {
  const before = token.type === 'block-scalar' ? CST.stringify({ ...token, source: '' }) : '';
  if (token.type !== 'block-scalar' || !before.startsWith('|')) return undefined;
  const end = token.source.includes('\r\n') ? '\r\n' : '\n';
  const [, indent = '', after = ''] = /^( *)[\s\S]*?(\s*)$/.exec(token.source) ?? [];
  const lines = now.trimEnd().split('\n');
  const whole = before + lines.map((line) => (line ? indent + line : '')).join(end) + after;
  return reads(whole, now) ? whole : undefined;
}

/** The lines of a text that was folded into others: those whose words it still has stay. */
function refold(lines: readonly string[], text: string): string[] {
  let head = 0;
  while (head < lines.length && text.startsWith(`${lines.slice(0, head + 1).join(' ')} `)) head++;
  const left = text.slice(lines.slice(0, head).join(' ').length).trimStart();
  let tail = lines.length;
  while (tail > head && left.endsWith(` ${lines.slice(tail - 1).join(' ')}`)) tail--;
  const ending = lines.slice(tail).join(' ');
  const width = Math.max(...lines.map((line) => line.length));
  const between = [''];
  const middle = left.slice(0, left.length - ending.length).trimEnd();
  for (const word of middle.split(' ')) {
    const line = between.at(-1) ?? '';
    if (line && line.length + word.length >= width) between.push(word);
    else between[between.length - 1] = line ? `${line} ${word}` : word;
  }
  return [...lines.slice(0, head), ...between.filter(Boolean), ...lines.slice(tail)];
}

/** Data as lines of YAML, the first of them not indented. */
const inLines = (data: unknown, indent: string, end: string) =>
  stringify(data, { lineWidth: 0 })
    .replace(/\n(?=[^\n])/g, `\n${indent}`)
    .replaceAll('\n', end);

const raw = (source: string): CST.FlowScalar => ({ type: 'scalar', offset: 0, indent: 0, source });
const sourceOf = (tokens: readonly CST.SourceToken[]) =>
  tokens.map(({ source }) => source).join('');
const isCollection = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;
const isFields = (value: unknown): value is Fields => isCollection(value) && !Array.isArray(value);
const nameOfPair = (pair: unknown) =>
  isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : undefined;

/**
 * The place in the old list of each item of the new one: of an equal item, else of one with the same
 * first field, else of one with half of its fields, else the same place if the lists are as long. None is used twice.
 */
function pairUp(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const found = new Map<number, number>();
  const used = new Set<number>();
  const pair = (fits: (old: unknown, item: unknown, from: number, to: number) => boolean) => {
    after.forEach((item, to) => {
      if (found.has(to)) return;
      const from = before.findIndex((old, place) => !used.has(place) && fits(old, item, place, to));
      if (from < 0) return;
      found.set(to, from);
      used.add(from);
    });
  };
  pair((old, item, from, to) => from === to && isDeepStrictEqual(old, item));
  pair((old, item) => isDeepStrictEqual(old, item));
  pair((old, item) => isFields(old) && isFields(item) && firstOf(old) === firstOf(item));
  pair((old, item) => isFields(old) && isFields(item) && isMostly(old, item));
  if (before.length === after.length) pair((_old, _item, from, to) => from === to);
  return after.map((_item, to) => found.get(to));
}

/** What identifies an item of a list: its first field. */
const firstOf = (item: Fields) => JSON.stringify(Object.entries(item)[0]);

/** Whether an item still has at least half of its fields. */
const isMostly = (old: Fields, item: Fields) => {
  const names = Object.keys(old);
  return (
    names.filter((name) => isDeepStrictEqual(old[name], item[name])).length * 2 >= names.length
  );
};
