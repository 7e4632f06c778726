import type { Fault } from '../base/problems.ts';
import type { Tag } from './read-html.ts';

/** What the checks of the entire site need to know about a page. */
export type Facts = {
  ids: Set<string>;
  links: Set<string>;
  /** Links that name their language, and so keep it. */
  languageLinks: Set<string>;
  /** The address that the page gives to search engines, in full. */
  canonical?: string;
  /** Words that look as if code had left them: `undefined`, or `{name}` that nothing filled. */
  leftovers: Leftover[];
  faults: PageFault[];
};

/** A word that may be left over, and the text around it. */
export type Leftover = { word: string; text: string };

/** What is wrong with a page, and the text that leads to it in the sources, if any. */
export type PageFault = Fault & { text?: string };

/** The facts of a page that has not been read yet. */
export const createFacts = (): Facts => ({
  ids: new Set(),
  links: new Set(),
  languageLinks: new Set(),
  leftovers: [],
  faults: [],
});

const readAloud = new Set(['alt', 'aria-label', 'content', 'placeholder', 'title']);

/** Records the facts of a tag, and any faults in it. */
export function noteTag(facts: Facts, tag: Tag, html: string): void {
  let hasAlt = false;
  const namesLanguage = tag.attributes.some(({ name }) => name === 'hreflang');
  const links = namesLanguage ? facts.languageLinks : facts.links;
  const isCanonical = tag.attributes.some(
    (each) => each.name === 'rel' && each.value === 'canonical',
  );
  for (const { name, value } of tag.attributes) {
    if (isCanonical && name === 'href') facts.canonical = detached(decodeEntities(value));
    if (name === 'id') noteId(facts, decodeEntities(value));
    else if (name === 'href' || name === 'src') links.add(detached(decodeEntities(value)));
    else if (readAloud.has(name)) noteText(facts, value);
    else if (name === 'style' || name.startsWith('on')) {
      const advice = 'write styles in the .css beside the component, handlers in an island';
      const found = detached(`${name}="${value}"`);
      facts.faults.push({ expected: 'no inline style or handler', found, advice });
    }
    hasAlt ||= name === 'alt';
  }
  if (tag.name === 'img' && !hasAlt) {
    const found = detached(html.slice(tag.start, tag.end));
    facts.faults.push({ expected: 'an alt text on every picture', found });
  }
}

function noteId(facts: Facts, id: string): void {
  if (facts.ids.has(id)) {
    const advice = 'rename one of the two; the id of a heading comes from its words';
    const found = detached(`id="${id}" twice`);
    facts.faults.push({ expected: 'each id once on a page', found, advice, text: `id="${id}"` });
  }
  facts.ids.add(detached(id));
}

/** Every leftover contains one of these; a search for them first is much faster than the regex. */
const traces = ['{', 'undefined', 'NaN', '[object'];
const leftover =
  /\{\s*\p{L}[\p{L}\p{M}\p{N}_]*\s*(?:\|[^{}]*)?\}|\bundefined\b|\bNaN\b|\[object Object\]/giu;

/** Words in a text that code may have left there. */
export function leftoversIn(text: string): Leftover[] {
  if (!traces.some((trace) => text.includes(trace))) return [];
  const words = text.match(leftover) ?? [];
  const around = words.length > 0 ? detached(text.trim()) : '';
  return words.map((word) => ({ word: detached(decodeEntities(word)), text: around }));
}

/** Records such words. */
export const noteText = (facts: Facts, text: string): void => {
  for (const found of leftoversIn(text)) facts.leftovers.push(found);
};

// A slice of a text keeps all of that text in memory: here, all pages of the site.
const detached = (text: string) => Buffer.from(text).toString();

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#x27': "'",
};

/** A value as browsers read it. Knows the entities that React and the Markdown parser write. */
export function decodeEntities(value: string): string {
  if (!value.includes('&')) return value;
  return value.replace(/&(#x27|\w+);/g, (whole, name: string) =>
    Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole,
  );
}
