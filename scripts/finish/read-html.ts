/** What an element is, apart from its name. */
type Kind = {
  /** Part of a drawing in SVG or MathML, whose contents follow other rules. */
  isForeign: boolean;
  /** Without contents, because it is foreign and its tag ends in `/>`. */
  isEmpty: boolean;
};

/** An attribute as written, with entities not decoded. Positions are those of its value. */
export type Attribute = { name: string; value: string; start: number; end: number };

/** A start tag with its attributes. */
export type Tag = Kind & {
  name: string;
  attributes: Attribute[];
  start: number;
  end: number;
};

/** Callbacks for each part of a page as it is read. */
type Reader = {
  tag: (tag: Tag) => void;
  /** A text between tags, undecoded. */
  text: (text: string) => void;
  /** The script or style element last reported, with its contents. */
  inline: (tag: Tag, text: string, start: number) => void;
};

/** Elements whose contents are not markup, and what ends each. */
const closings: ReadonlyMap<string, RegExp> = new Map(
  ['script', 'style', 'textarea', 'title', 'iframe', 'noembed', 'noframes', 'xmp'].map((name) => [
    name,
    new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'),
  ]),
);

const isCode = ({ name }: Tag) => name === 'script' || name === 'style';

/** In a drawing, titles and text fields contain markup. */
const closingOf = (tag: Tag): RegExp | undefined =>
  tag.isEmpty || (tag.isForeign && !isCode(tag)) ? undefined : closings.get(tag.name);

/**
 * Reads a page once, from beginning to end, and builds no tree. It separates markup from text by
 * the rules of the HTML standard (section 13.2.5), but finds where a text ends by searching for the
 * next `<`: most of a page is text, and looking at each of its characters is what takes time.
 */
export function readHtml(html: string, { tag, text, inline }: Reader): void {
  let at = 0;
  const around = foreignContent();
  const readText = (end: number) => {
    if (end > at) text(html.slice(at, end));
    at = end;
  };
  for (let start = nextMarkup(html, 0); start >= 0; start = nextMarkup(html, at)) {
    readText(start);
    const opened = isLetter(html.charCodeAt(start + 1))
      ? readTag(html, start, around.enter)
      : undefined;
    at = opened?.end ?? endOfOther(html, start);
    if (!opened) {
      around.leave(html, start);
      continue;
    }
    tag(opened);
    const closing = closingOf(opened);
    if (!closing) continue;
    const end = search(html, closing, at)?.index ?? html.length;
    if (isCode(opened)) inline(opened, html.slice(at, end), at);
    else readText(end);
    at = end;
  }
  readText(html.length);
}

/** Where the next tag, comment or declaration begins; -1 if there is none. Text may contain a `<`. */
function nextMarkup(html: string, from: number): number {
  for (let start = html.indexOf('<', from); start >= 0; start = html.indexOf('<', start + 1)) {
    const next = html.charCodeAt(start + 1);
    if (isLetter(next) || next === slash || next === exclamation || next === question) return start;
  }
  return -1;
}

const [slash, exclamation, question] = [0x2f, 0x21, 0x3f];

/** `| 32` makes a capital small. */
const isLetter = (code: number) => (code | 32) >= 0x61 && (code | 32) <= 0x7a;

/** A comment, or the beginning of one that never ends. `<!-->` is a whole comment. */
const comment = /<!--(?:-?>|.*?(?:--!?>|$))/sy;

/** The end of an end tag, a comment or a declaration. */
function endOfOther(html: string, start: number): number {
  if (html.startsWith('<!--', start) && search(html, comment, start)) return comment.lastIndex;
  const end = html.indexOf('>', start + 2);
  return end < 0 ? html.length : end + 1;
}

// Not `\s`, which also matches spaces that are part of a name or value, such as the no-break space.
const tagName = /[^\t\n\f\r />]*/y;
const attribute =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >"'][^\t\n\f\r >]*)|(?=>)))?/y;
const tagEnd = /[^>]*>/y;

function readTag(
  html: string,
  start: number,
  kindOf: (name: string, endsInSlash: boolean) => Kind,
): Tag {
  const name = lowerCase(search(html, tagName, start + 1)?.[0] ?? '');
  const attributes: Attribute[] = [];
  let end = tagName.lastIndex;
  for (let found = search(html, attribute, end); found; found = search(html, attribute, end)) {
    end = attribute.lastIndex;
    const [, name = '', quoted, single, bare] = found;
    const value = quoted ?? single ?? bare ?? '';
    const valueEnd = bare === undefined && (quoted ?? single) !== undefined ? end - 1 : end;
    attributes.push({
      name: lowerCase(name),
      value,
      start: valueEnd - value.length,
      end: valueEnd,
    });
  }
  search(html, tagEnd, end);
  const tagStop = tagEnd.lastIndex || html.length;
  // The slash in `<path d=M0/>` is part of the value.
  const endsInSlash = end < tagStop - 1 && html.charCodeAt(tagStop - 2) === slash;
  const { isForeign, isEmpty } = kindOf(name, endsInSlash);
  return { name, attributes, start, end: tagStop, isForeign, isEmpty };
}

function search(html: string, pattern: RegExp, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(html);
}

const capitals = /[A-Z]/;
const lowerCase = (name: string) => (capitals.test(name) ? name.toLowerCase() : name);

/** The elements of a drawing, and those in it with HTML again. */
const drawing = /^(svg|math)$/;
const bound = /^(svg|math|foreignobject|desc|annotation-xml)$/;
const endOfBound = /<\/(svg|math|foreignobject|desc|annotation-xml)(?=[\t\n\f\r />])/iy;

const ofHtml: Kind = { isForeign: false, isEmpty: false };

/** Follows which parts of a page are drawings, by the HTML standard (section 13.2.6.5). */
function foreignContent() {
  const around: string[] = [];
  return {
    /** Says what a start tag begins. `endsInSlash` says whether it ends in `/>`. */
    enter: (name: string, endsInSlash: boolean): Kind => {
      if (!drawing.test(name) && !drawing.test(around.at(-1) ?? '')) return ofHtml;
      if (bound.test(name) && !endsInSlash) around.push(name);
      return { isForeign: true, isEmpty: endsInSlash };
    },
    /** Notes the end of a drawing, if one ends there. */
    leave: (html: string, start: number): void => {
      if (!around.length) return;
      endOfBound.lastIndex = start;
      const name = endOfBound.exec(html)?.[1]?.toLowerCase() ?? '';
      const opened = around.lastIndexOf(name);
      if (opened >= 0) around.length = opened;
    },
  };
}
