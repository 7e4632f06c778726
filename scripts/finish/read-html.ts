import { Tokenizer } from 'htmlparser2';

/** An attribute as written, with entities not decoded. Positions are those of its value. */
export type Attribute = { name: string; value: string; start: number; end: number };

/** A start tag with its attributes. */
export type Tag = {
  name: string;
  attributes: Attribute[];
  start: number;
  end: number;
  /** Part of a drawing in SVG or MathML, in which browsers decode entities also in styles. */
  isForeign: boolean;
};

/** Callbacks for each part of a page as it is read. */
type Reader = {
  tag: (tag: Tag) => void;
  /** An end tag: the name of its element, and where it ends. */
  ended?: (name: string, end: number) => void;
  /** A text between tags, undecoded. It may arrive in pieces. */
  text: (text: string) => void;
  /** The script or style element last reported, with its contents. */
  inline: (tag: Tag, text: string, start: number) => void;
};

/** Drawings, and the element that may have HTML again in one. */
const bounds = new Set(['svg', 'math', 'foreignobject']);

class QuickTokenizer extends Tokenizer {}

// Tokenizer looks for the next tag letter by letter. A fifth of the processor time of 10,000 pages went there.
Reflect.set(
  QuickTokenizer.prototype,
  'fastForwardTo',
  function (this: { buffer: string; index: number }, code: number) {
    const found = this.buffer.indexOf(String.fromCharCode(code), this.index + 1);
    this.index = found < 0 ? this.buffer.length - 1 : found;
    return found >= 0;
  },
);

/** Reads a page once, from beginning to end, and builds no tree, which would take twice as long. */
export function readHtml(html: string, { tag, ended, text, inline }: Reader): void {
  let opened: Tag = { name: '', attributes: [], start: 0, end: 0, isForeign: false };
  let attribute: Attribute = { name: '', value: '', start: 0, end: 0 };
  /** The script or style whose contents are being read. */
  let code: Tag | undefined;
  /** The drawings around the place that is being read. */
  const around: string[] = [];
  const isForeign = () => around.length > 0 && around.at(-1) !== 'foreignobject';
  const endTag = (end: number) => {
    opened.end = end + 1;
    tag(opened);
    if (opened.name === 'script' || opened.name === 'style') code = opened;
  };
  const tokenizer = new QuickTokenizer(
    { decodeEntities: false },
    {
      isInForeignContext: isForeign,
      onopentagname: (start, end) => {
        const name = html.slice(start, end).toLowerCase();
        if (bounds.has(name)) around.push(name);
        opened = { name, attributes: [], start: start - 1, end: 0, isForeign: isForeign() };
      },
      onattribname: (start, end) => {
        attribute = { name: html.slice(start, end).toLowerCase(), value: '', start: end, end };
      },
      onattribdata: (start, end) => {
        attribute.value = html.slice(start, end);
        attribute.start = start;
        attribute.end = end;
      },
      onattribend: () => opened.attributes.push(attribute),
      onopentagend: endTag,
      onselfclosingtag: (end) => {
        endTag(end);
        // Only in a drawing does the slash end an element.
        if (isForeign()) code = undefined;
        if (bounds.has(opened.name)) around.pop();
      },
      onclosetag: (start, end) => {
        const name = html.slice(start, end).toLowerCase();
        if (name === around.at(-1)) around.pop();
        if (name === code?.name) {
          inline(code, html.slice(code.end, start - 2), code.end);
          code = undefined;
        }
        ended?.(name, html.indexOf('>', end) + 1);
      },
      ontext: (start, end) => {
        if (!code) text(html.slice(start, end));
      },
      ontextentity: () => {},
      onattribentity: () => {},
      oncdata: () => {},
      oncomment: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
