import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isNode, isScalar, isSeq, type Node, parseDocument } from 'yaml';

/**
 * A YAML file, or one with front matter, as a program saved it (`after`), but with the comments,
 * blank lines, quotation marks and order of the file that it replaces (`before`). The values are
 * the saved ones. A comment on something that was removed is removed too.
 */
export function keepComments(before: string, after: string): string {
  // A byte order mark would hide the start of the front matter.
  const [old, saved] = [parts(withoutMark(before)), parts(withoutMark(after))];
  const [from, to] = [parseDocument(old.yaml), parseDocument(saved.yaml)];
  if (from.errors.length > 0 || to.errors.length > 0) return after;
  copy(from, to);
  keep(from.contents, to.contents);
  return saved.start + to.toString({ lineWidth: 100, flowCollectionPadding: true }) + saved.rest;
}

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

/** Front matter, and the text before and after it. Without front matter, the entire file. */
function parts(text: string) {
  const [, start = '', yaml = text, rest = ''] =
    /^(---\r?\n)([\s\S]*?)^(---[ \t]*(?:\r?\n[\s\S]*)?)$(?![\s\S])/m.exec(text) ?? [];
  return { start, yaml, rest };
}

type Commented = Pick<Document | Node, 'comment' | 'commentBefore'>;

function copy(from: Commented, to: Commented): void {
  to.comment ??= from.comment ?? null;
  to.commentBefore ??= from.commentBefore ?? null;
  if (isNode(from) && isNode(to) && from.spaceBefore) to.spaceBefore = true;
}

/** Gives a value, and everything inside it, the comments and style of its counterpart. */
function keep(from: unknown, to: unknown): void {
  if (!isNode(from) || !isNode(to)) return;
  copy(from, to);
  if (isScalar(from) && isScalar(to) && from.value === to.value && from.type) to.type = from.type;
  if (isMap(from) && isMap(to)) {
    to.flow = Boolean(from.flow);
    const order = from.items.map(({ key }) => String(key));
    const placeOf = (key: unknown) => {
      const place = order.indexOf(String(key));
      return place < 0 ? order.length : place;
    };
    to.items.sort((a, b) => placeOf(a.key) - placeOf(b.key));
    for (const pair of to.items) {
      const known = from.items.find(({ key }) => String(key) === String(pair.key));
      keep(known?.key, pair.key);
      keep(known?.value, pair.value);
    }
  }
  if (!isSeq(from) || !isSeq(to)) return;
  to.flow = Boolean(from.flow);
  const counterparts = pairUp(from.items, to.items);
  to.items.forEach((item, index) => {
    keep(counterparts[index], item);
  });
}

/**
 * The counterpart in the old list for each item of a saved one: an equal item, else one with the
 * same first field, else the one at the same position if the lists are equally long. None is used
 * twice, or its comments would be duplicated.
 */
function pairUp(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const left = new Set(before);
  const found = new Map<unknown, unknown>();
  const pair = (fits: (old: unknown, item: unknown) => boolean) => {
    for (const item of after) {
      const old = found.has(item) ? undefined : [...left].find((each) => fits(each, item));
      if (old !== undefined && left.delete(old)) found.set(item, old);
    }
  };
  const values = new Map([...before, ...after].map((item) => [item, dataOf(item)]));
  pair((old, item) => isDeepStrictEqual(values.get(old), values.get(item)));
  pair((old, item) => nameOf(old) === nameOf(item));
  if (before.length === after.length)
    pair((old, item) => before.indexOf(old) === after.indexOf(item));
  return after.map((item) => found.get(item));
}

const dataOf = (item: unknown): unknown =>
  isMap(item) || isSeq(item) || isScalar(item) ? item.toJSON() : item;

/** What identifies an item of a list: its first field. */
const nameOf = (item: unknown) => (isMap(item) ? String(item.items[0]?.value) : String(item));
