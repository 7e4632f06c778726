import type { Problem } from '../problems.ts';
import { inlineElements } from './inline-hashes.ts';

/** What the check of the whole site needs to know of one finished page. */
export type Inspection = {
  ids: ReadonlySet<string>;
  links: readonly string[];
  /** Names of the islands that stand on the page. */
  islands: ReadonlySet<string>;
  faults: readonly Fault[];
};

/** What is wrong with a page, and the text that leads to it in the sources, if any. */
export type Fault = Pick<Problem, 'expected' | 'found' | 'nearest' | 'advice'> & { text?: string };

// React writes every attribute as name="value" and escapes quotes and angle brackets everywhere
// else, so searching finds exactly what a parser would, at a tenth of the time.
const tags = /<[a-z][^>]*>/g;
const pictures = /<img [^>]*>/g;
const leftovers = /(\{[a-z]\w*\})|\bundefined\b|\bNaN\b|\[object Object\]/;
const traces = ['{', 'undefined', 'NaN', '[object Object]'];

/** Reads a page's ids and links and finds what can be told to be wrong from the page alone. */
export function inspectPage(html: string): Inspection {
  const ids = new Set<string>();
  const links: string[] = [];
  const islands = new Set<string>();
  const faults: Fault[] = [];
  const markup = withoutInlineElements(html);
  // Most pages are finished: a look at the whole, a quick one first, spares a look at each text.
  const isFinished = !(traces.some((trace) => markup.includes(trace)) && leftovers.test(markup));
  for (const [name, value] of attributesOf(markup)) {
    if (name === 'id' && ids.has(value)) {
      faults.push({ expected: 'each id once on a page', found: `id="${value}" twice` });
    }
    if (name === 'id') ids.add(detached(value));
    else if (name === 'href' || name === 'src') links.push(detached(decodeEntities(value)));
    else if (name === 'data-island') islands.add(detached(value));
    else if (readAloud.has(name) && !isFinished) faults.push(...unfinished(value));
    else if (name === 'style' || name.startsWith('on')) {
      const advice = 'write styles in the .css beside the component, handlers in an island';
      const found = `${name}="${value}"`;
      faults.push({ expected: 'no inline style or handler', found, advice });
    }
  }
  for (const [tag] of markup.matchAll(pictures)) {
    if (tag.includes(' alt="')) continue;
    faults.push({ expected: 'an alt text on every picture', found: tag });
  }
  const texts = isFinished ? [] : markup.replace(tags, '<>').split(/<[^>]*>/);
  for (const text of texts) faults.push(...unfinished(text));
  return { ids, links, islands, faults };
}

function* attributesOf(markup: string): Generator<[name: string, value: string]> {
  for (let at = markup.indexOf('="'); at >= 0; ) {
    const end = markup.indexOf('"', at + 2);
    yield [markup.slice(markup.lastIndexOf(' ', at) + 1, at), markup.slice(at + 2, end)];
    at = markup.indexOf('="', end + 1);
  }
}

function withoutInlineElements(html: string): string {
  let markup = '';
  let from = 0;
  for (const { start, end } of inlineElements(html)) {
    markup += html.slice(from, start);
    from = end;
  }
  return markup + html.slice(from);
}

const readAloud = new Set(['alt', 'aria-label', 'content', 'placeholder', 'title']);

function unfinished(text: string): Fault[] {
  const [found, placeholder] = leftovers.exec(text) ?? [];
  if (!found) return [];
  const fault = { expected: 'finished text', found: `"${found}" in "${text.trim()}"` };
  if (!placeholder)
    return [{ ...fault, advice: 'give the component a value, or leave the text out' }];
  const advice = 'correct the name in braces: content fills {name} and what else it knows';
  return [{ ...fault, text: placeholder, advice }];
}

// What a pattern finds is a view of the whole page, and would keep it in memory.
const detached = (text: string) => Buffer.from(text).toString();

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#x27': "'",
};

function decodeEntities(value: string): string {
  if (!value.includes('&')) return value;
  return value.replace(/&(#x27|\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
