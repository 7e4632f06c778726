import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** An attribute as written, with entities not decoded. Positions are those of its value. */
export type Attribute = { name: string; value: string; start: number; end: number };

/** A start tag with its attributes. */
export type Tag = {
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

/**
 * Reads a page once, from beginning to end, with the tokenizer of htmlparser2's parser. It
 * separates markup from text, and builds no tree.
 */
export function readHtml(html: string, reader: Reader): void {
  let tag: Tag = { name: '', attributes: [], start: 0, end: 0 };
  let attribute: Attribute = { name: '', value: '', start: 0, end: 0 };
  let inside: Tag | undefined;
  const callbacks: TokenizerCallbacks = {
    ...ignored,
    onopentagname: (start, end) => {
      const name = lowerCase(html.slice(start, end));
      tag = { name, attributes: [], start: start - 1, end };
    },
    onattribname: (start, end) => {
      const name = lowerCase(html.slice(start, end));
      attribute = { name, value: '', start: end, end };
      tag.attributes.push(attribute);
    },
    onattribdata: (start, end) => {
      attribute.value = html.slice(start, end);
      attribute.start = start;
      attribute.end = end;
    },
    onopentagend: (end) => {
      tag.end = end + 1;
      reader.tag(tag);
      inside = tag.name === 'script' || tag.name === 'style' ? tag : undefined;
    },
    onselfclosingtag: (end) => callbacks.onopentagend(end),
    ontext: (start, end) => {
      if (inside) return;
      reader.text(html.slice(start, end));
    },
    onclosetag: (start) => {
      // A script's text arrives in pieces, so it is taken from between the two tags.
      if (inside) reader.inline(inside, html.slice(inside.end, start - 2), inside.end);
      inside = undefined;
    },
  };
  const tokenizer = new Tokenizer({ decodeEntities: false }, callbacks);
  tokenizer.write(html);
  tokenizer.end();
}

const capitals = /[A-Z]/;
const lowerCase = (name: string) => (capitals.test(name) ? name.toLowerCase() : name);

const nothing = () => {};

const ignored = {
  onattribend: nothing,
  onattribentity: nothing,
  oncdata: nothing,
  oncomment: nothing,
  ondeclaration: nothing,
  onend: nothing,
  onprocessinginstruction: nothing,
  ontextentity: nothing,
};
