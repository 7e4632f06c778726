import { type Document, isMap, isNode, isScalar, isSeq, type Node, parseDocument } from 'yaml';

/**
 * A YAML file, or one with front matter, as a program saved it (`after`), with the comments, blank
 * lines, quotation marks and order of the file that it replaces (`before`). The values are those
 * that were saved; a comment on something that is gone goes too.
 */
export function keepComments(before: string, after: string): string {
  const [old, saved] = [parts(before), parts(after)];
  const [from, to] = [parseDocument(old.yaml), parseDocument(saved.yaml)];
  if (from.errors.length > 0 || to.errors.length > 0) return after;
  copy(from, to);
  keep(from.contents, to.contents);
  return saved.start + to.toString({ lineWidth: 100, flowCollectionPadding: true }) + saved.rest;
}

/** Front matter, and what stands before and behind it; all of a file that has none. */
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

/** Gives a value what its counterpart had around it, and all inside it. */
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
  const isSameLength = from.items.length === to.items.length;
  to.items.forEach((item, index) => {
    const known = from.items.find((each) => nameOf(each) === nameOf(item));
    keep(known ?? (isSameLength ? from.items[index] : undefined), item);
  });
}

/** What tells one item of a list from another: its first field. */
const nameOf = (item: unknown) => (isMap(item) ? String(item.items[0]?.value) : String(item));
