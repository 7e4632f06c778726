import { basename } from 'node:path';
import { dl } from '@mdit/plugin-dl';
import { tasklist } from '@mdit/plugin-tasklist';
import MarkdownIt, { type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import type { Problem } from '../base/problems.ts';
import type { NoteWords, Section } from './collections.ts';
import { footnotes, type NotesFound } from './footnotes.ts';
import { isolateMarked, markNumbers } from './isolated-numbers.ts';
import { type LinkDefinitionsFound, noteLinkDefinitions } from './link-definitions.ts';
import { hasWords, isPictureName } from './link-faults.ts';
import { type Findings, findFaults, type MarkdownRemark } from './markdown-faults.ts';
import { type TakenOut, takeOutPlaceholders, type ValueOf } from './markdown-placeholders.ts';
import { quoteSetter } from './quotation-marks.ts';
import type { Source } from './read-source.ts';
import { brace } from './stand-ins.ts';

// HTML is only read so that it can be reported, and links so that `findFaults` can judge them.
const parser = new MarkdownIt({ html: true, linkify: true });
// A bare address is a link if nothing else can be meant: with its scheme, or of e-mail.
const linkify = parser.linkify.set({ fuzzyLink: false }).add('ftp:', null).add('//', null);
// Many languages write on behind an address without a space. It ends at their punctuation, and at Japanese endings.
const bare = /(?:(?!(?<=[a-z\d]|[^/]\/)\p{sc=Hira})(?:[!-~\p{Pd}·・׳״]|[^\s\p{P}]))*/iuy;
const lengthAt = linkify.testSchemaAt.bind(linkify);
linkify.testSchemaAt = (text, schema, at) => {
  const longest = text.slice(0, at + lengthAt(text, schema, at));
  bare.lastIndex = at;
  bare.test(longest);
  return lengthAt(longest.slice(0, bare.lastIndex), schema, at);
};
parser.validateLink = () => true;
// CommonMark itself takes no emphasis to end between a sign such as 。 and a letter of such a script.
parser.use(cjkFriendly).use(dl).use(footnotes).use(noteLinkDefinitions);
parser.use(tasklist, { containerClass: 'prose-tasks', itemClass: 'prose-task' });

// The pages' policy forbids style attributes, which the parser would use to align table columns.
for (const cell of ['th_open', 'td_open'])
  parser.renderer.rules[cell] = (tokens, at, options, _env, renderer) => {
    const aligned = tokens[at]?.attrs?.find(([name]) => name === 'style');
    if (aligned) aligned.splice(0, 2, 'class', aligned[1].replace('text-align:', 'column-'));
    return renderer.renderToken(tokens, at, options);
  };

/**
 * Converts a text to a slug: its words in the lower case of its language, joined by hyphens, in NFC.
 * Without one (`und`), it does not follow the machine's. May be empty. Only Latin letters lose their
 * accents: in other scripts, such marks are vowels and letters.
 */
function slugify(title: string, lang = 'und'): string {
  // Soft hyphens and marks of direction are invisible, so they must not separate words.
  const seen = title
    .toLocaleLowerCase(lang)
    .replace(/(?!\p{Join_Control})\p{Default_Ignorable_Code_Point}/gu, '');
  const plain = seen
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})[\p{Mn}\p{Join_Control}]+/gu, '')
    .normalize('NFC');
  // A joiner inside a word changes the shape of its letters, or tells it from another word.
  const words = plain.match(/[\p{L}\p{N}]([\p{L}\p{N}\p{Mn}\p{Mc}]|\p{Join_Control}(?=\p{L}))*/gu);
  return words?.join('-') ?? '';
}

// Ids of headings are in NFC; some systems and keyboards write letters in parts.
const { normalizeLink } = parser;
const address = (href: string) => normalizeLink(href.replace(/#.*$/s, (hash) => hash.normalize()));
// Addresses are judged as they are written, and encoded later.
parser.normalizeLink = (href) => href;

/** What the parser's rules need to know of a text, and what they find in it. */
type Env = { lang?: string | undefined; placeholders: TakenOut; findings?: Findings } & NotesFound &
  LinkDefinitionsFound;

// Before quotation marks are set, each escaped sign is still a token of its own.
parser.core.ruler.before('smartquotes', 'faults', ({ src, tokens, env }) => {
  const text: Env = env;
  const { fill, restore, lineOf } = text.placeholders;
  const inline = tokens.flatMap(({ children }) => children ?? []);
  for (const { attrs } of inline)
    for (const attribute of attrs ?? [])
      attribute[1] = fill(attribute[1].replaceAll('{', attribute[0] === 'title' ? brace : '{'));
  text.findings = findFaults(tokens, src.split('\n'), text);
  for (const found of text.findings.faults) {
    found.line = lineOf(found.line);
    found.found = restore(found.found);
    if (found.advice) found.advice = restore(found.advice);
  }
  for (const found of text.findings.remarks) {
    found.line = lineOf(found.line);
    found.says = restore(found.says);
  }
  for (const token of tokens) {
    if (token.map) token.map = [lineOf(token.map[0]), lineOf(token.map[1])];
    token.content = restore(token.content);
    token.info = restore(token.info);
  }
  for (const token of [...inline, ...inline.flatMap(({ children }) => children ?? [])]) {
    if (token.type === 'text') token.content = fill(token.content);
    else if (token.type === 'text_special') token.content = token.content.replace('{', brace);
    else token.content = restore(token.content);
    for (const attribute of token.attrs ?? [])
      if (attribute[0] === 'href' || attribute[0] === 'src') attribute[1] = address(attribute[1]);
  }
  // Escaped signs and code are words of a picture too, which the parser would leave out of them.
  for (const token of inline.flatMap(({ children }) => children ?? [])) {
    if (token.type === 'code_inline') token.content = token.content.replaceAll('{', brace);
    if (/^(text_special|code_inline)$/.test(token.type)) token.type = 'text';
  }
});

// Whatever fills or looks for placeholders in finished pages leaves such a brace alone.
const braceInHtml = '&#123;';
const { rules } = parser.renderer;
// Browsers show a new line as a space, which Chinese and Japanese do not have between words.
const unspacedEnd = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff00-\uffef]$/u;
const unspacedStart = new RegExp(`^${unspacedEnd.source.slice(0, -1)}`, 'u');
rules.softbreak = (tokens, at) => {
  const wordsFrom = (place: number, step: 1 | -1): string => {
    let near = place;
    while (tokens[near]?.content === '') near += step;
    return tokens[near]?.content ?? '';
  };
  const [before, after] = [wordsFrom(at - 1, -1), wordsFrom(at + 1, 1)];
  return unspacedEnd.test(before) && unspacedStart.test(after) ? '' : '\n';
};
for (const type of ['code_inline', 'code_block', 'fence']) {
  const render = rules[type];
  rules[type] = (tokens, at, ...rest) => {
    const html = (render?.(tokens, at, ...rest) ?? '').replaceAll('{', braceInHtml);
    if (type === 'code_inline') return html;
    const [firstLine = ''] = (tokens[at]?.content ?? '').trim().split('\n');
    // Code is written from left to right in every language, and its box has to scroll that way too.
    return `${openBox(firstLine, ' dir="ltr"')}${html.trimEnd()}</div>\n`;
  };
}

// An address that is its own text is not printed a second time behind itself.
rules.link_open = (tokens, at, options, _env, renderer) => {
  const token = tokens[at];
  if (/^(autolink|linkify)$/.test(token?.markup ?? '')) token?.attrSet('class', 'prose-address');
  return renderer.renderToken(tokens, at, options);
};

// The page that shows a picture puts in its files, sizes and address.
const { image } = rules;
rules.image = (tokens, at, ...rest) => {
  const html = image?.(tokens, at, ...rest) ?? '';
  const token = tokens[at];
  const name = token && nameOfPicture(token);
  if (!name) return html;
  return html.replace(/ src="[^"]*"/, ` data-picture="${parser.utils.escapeHtml(name)}"`);
};

// Pictures in a paragraph of their own are a figure, and words in italics alone below it are its caption.
parser.core.ruler.push('figures', ({ tokens }) => {
  for (const [at, open] of tokens.entries()) {
    const [inline, close, next, words, end] = tokens.slice(at + 1, at + 6);
    if (open.type !== 'paragraph_open' || open.level > 0 || !inline || !close) continue;
    const shown = (inline.children ?? []).filter(
      ({ type, content }) => type !== 'softbreak' && !(type === 'text' && !content.trim()),
    );
    if (shown.length === 0 || !shown.every((each) => each.type === 'image' && nameOfPicture(each)))
      continue;
    inline.children = shown;
    open.tag = 'figure';
    close.tag = 'figure';
    if (shown.length > 1) open.attrSet('class', 'prose-gallery');
    const inside = words?.children ?? [];
    const isCaption =
      inside[0]?.type === 'em_open' &&
      inside.findIndex(({ type, level }) => type === 'em_close' && level === 0) ===
        inside.length - 1;
    if (next?.type !== 'paragraph_open' || !words || !end || !isCaption) continue;
    words.children = inside.slice(1, -1);
    next.tag = 'figcaption';
    end.tag = 'figcaption';
    // The figure ends below its caption.
    tokens.splice(at + 2, 4, next, words, end, close);
  }
});

// A box inside its label needs no id, of which a page with two texts would have two.
rules.checkbox_input = (tokens, at) => {
  const checked = tokens[at]?.attrGet('checked') ? ' checked' : '';
  return `<label><input type="checkbox" disabled${checked}>`;
};
rules.label_open = () => '';

// Wide tables and lines of code scroll in a box of their own. The keyboard reaches it, and screen
// readers name it by its first row or line, which is in the language of the text.
// It is a group: regions would be landmarks, which need different names, and code may be repeated.
const openBox = (name: string, direction = '') => {
  const label = name.length > 80 ? `${name.slice(0, 79).trimEnd()}…` : name;
  const escaped = parser.utils.escapeHtml(label).replace(/\{/g, braceInHtml);
  return `<div class="prose-wide" role="group" tabindex="0"${direction} aria-label="${escaped}">`;
};
rules.table_open = (tokens, at) => {
  const cells: string[] = [];
  for (let place = at; tokens[place] && tokens[place]?.type !== 'table_close'; place++) {
    const token = tokens[place];
    if (token?.type === 'inline') cells.push(...(plainText(token) ? [plainText(token)] : []));
    // The first row of a table without headings is empty.
    if (token?.type === 'tr_close' && cells.length > 0) break;
  }
  return `${openBox(cells.join(', '))}<table>\n`;
};
rules.table_close = () => '</table></div>\n';

// The parser's own rule has one set of marks. Like it, this one leaves escaped marks straight.
parser.core.ruler.at('smartquotes', ({ tokens, env }) => {
  const { lang }: Env = env;
  for (const { children } of tokens) {
    const set = quoteSetter(lang);
    // Marks inside code stay, and so do those of tags; both end the words before them.
    const shown = (children ?? []).filter(({ type, content }) => content || /break$/.test(type));
    for (const [at, token] of shown.entries()) {
      const next = shown[at + 1]?.content.charAt(0);
      if (token.type === 'text')
        token.content = isolateMarked(markNumbers(set(token.content, next)), lang);
      else set(token.content.replace(/["']/g, ' ') || ' ');
    }
  }
});

/** A picture of `content/pictures` in a text, and its 0-based line. */
export type PictureInText = { picture: string; line: number };

/** A Markdown text as read. */
export type Markdown = Findings & {
  tokens: readonly Token[];
  sections: readonly Section[];
  pictures: readonly PictureInText[];
};

/** What a text needs to be read: its language, what fills its placeholders, and words for its notes. */
type Reading = {
  /** The language whose quotation marks it gets. Without it, they stay straight. */
  lang?: string | undefined;
  /** Fills the placeholders outside code. */
  fill?: ValueOf;
  noteWords?: NoteWords | undefined;
};

/** Reads a Markdown text. */
export function readMarkdown(
  text: string,
  { lang, fill = ({ whole }) => whole, noteWords }: Reading = {},
): Markdown {
  const { text: rest, takenOut } = takeOutPlaceholders(text, fill);
  const env: Env = { lang, placeholders: takenOut, noteWords };
  const tokens = parser.parse(rest, env);
  const { faults = [], remarks = [] } = env.findings ?? {};
  const sections = sectionsOf(tokens, env);
  const pictures = picturesIn(tokens);
  const allRemarks = [...remarks, ...headingRemarks(tokens), ...photographRemarks(tokens)];
  return { tokens, sections, pictures, faults, remarks: allRemarks };
}

/** The name of a picture of `content/pictures`; undefined for the address of any other. */
function nameOfPicture(image: Token): string | undefined {
  const src = image.attrGet('src') ?? '';
  const name = parser.utils.lib.mdurl.decode(src);
  return isPictureName(src) ? name.normalize() : undefined;
}

/** Photographs that pages would load whole, since they are files of `static/`. */
function photographRemarks(tokens: readonly Token[]): MarkdownRemark[] {
  let line = 0;
  return tokens.flatMap(({ map, children }) => {
    line = map?.[0] ?? line;
    return (children ?? []).flatMap((image) => {
      const src = image.type === 'image' ? (image.attrGet('src') ?? '') : '';
      if (!/^\/.*\.(avif|jpe?g|png|webp)$/i.test(src)) return [];
      const name = basename(src);
      const says = `shows the file ${src} of static/ whole, also on phones: put it in content/pictures, and write ![${image.content}](${name})`;
      return [{ line, says }];
    });
  });
}

function picturesIn(tokens: readonly Token[]): PictureInText[] {
  let line = 0;
  return tokens.flatMap(({ map, children }) => {
    line = map?.[0] ?? line;
    const images = (children ?? []).filter(({ type }) => type === 'image');
    return images.flatMap((image) => {
      const picture = nameOfPicture(image);
      return picture ? [{ picture, line }] : [];
    });
  });
}

/** Splits Markdown at its `## ` headings. Text before the first heading is a section without id. */
function sectionsOf(tokens: Token[], env: Env): Section[] {
  const cuts = headingsOf(tokens).filter(isSection);
  const ids = idsOf(
    cuts.map(({ title }) => title),
    env.lang,
  );
  nameOthers(tokens, new Set(ids), env.lang);
  const render = (from: number, to: number | undefined) =>
    parser.renderer
      .render(tokens.slice(from, to), parser.options, env)
      .replaceAll(brace, braceInHtml);
  const intro = render(0, cuts[0]?.at);
  const sections = cuts.map(({ at, title }, index) => ({
    id: ids[index] ?? '',
    title,
    heading: render(at + 1, at + 2),
    html: render(at + 3, cuts[index + 1]?.at),
  }));
  return intro ? [{ id: '', title: '', heading: '', html: intro }, ...sections] : sections;
}

/** The ids of sections with these titles. Of titles with the same words, the second has `-2` behind its own. */
function idsOf(titles: readonly string[], lang: string | undefined): string[] {
  const taken = new Set<string>();
  const times = new Map<string, number>();
  return titles.map((title, index) => {
    const id = slugify(title, lang) || `section-${index + 1}`;
    let free = id;
    for (let time = times.get(id) ?? 2; taken.has(free); time++) {
      free = `${id}-${time}`;
      times.set(id, time + 1);
    }
    taken.add(free);
    return free;
  });
}

/** Gives ids to headings that begin no section, as links may lead to them too, unless taken. */
function nameOthers(tokens: readonly Token[], taken: Set<string>, lang: string | undefined): void {
  for (const heading of headingsOf(tokens)) {
    if (isSection(heading)) continue;
    const id = slugify(heading.title, lang);
    if (!id || taken.has(id)) continue;
    heading.open.attrSet('id', id);
    taken.add(id);
  }
}

type Heading = ReturnType<typeof headingsOf>[number];

/** The headings of a text: the index of their tokens, the tokens, their words and 0-based line. */
const headingsOf = (tokens: readonly Token[]) =>
  tokens.flatMap((open, at) => {
    const inline = tokens[at + 1];
    return open.type === 'heading_open' && inline
      ? [{ at, open, inline, title: plainText(inline), line: open.map?.[0] ?? 0 }]
      : [];
  });

/** Whether a heading begins a section. One in a list, a quotation or a note does not. */
const isSection = ({ open }: Heading) => open.tag === 'h2' && open.level === 0;

/** The words of a text, without the signs of Markdown. */
const plainText = ({ children }: Token): string =>
  (children ?? [])
    .map((token) => {
      if (token.type === 'image') return plainText(token);
      return /break$/.test(token.type) ? ' ' : token.content;
    })
    .join('')
    .replaceAll(brace, '{')
    .trim();

/** What makes a Markdown file unfit for a page: its name, its headings, or unknown Markdown. */
export function documentProblems(source: Source, { tokens, faults }: Markdown): Problem[] {
  const { file, bodyLine } = source;
  const problems = nameProblems(file);
  for (const { line, ...fault } of faults) problems.push({ file, line: bodyLine + line, ...fault });
  for (const heading of headingsOf(tokens)) {
    const fault = headingFault(heading);
    if (fault) problems.push({ file, line: bodyLine + heading.line, ...fault });
  }
  return problems;
}

/** What is wrong with a heading: the page has a title, and contents need words. */
function headingFault({ open, inline, title }: Heading) {
  const found = `${open.markup} ${inline.content}`.trim();
  if (open.tag === 'h1')
    return {
      expected: 'headings that begin with ##, since the page already has a title',
      found,
      advice: `write ## ${inline.content}`,
    };
  if (!hasWords(title))
    return { expected: 'a heading with words', found, advice: 'write its words, or leave it out' };
  return undefined;
}

/** Headings that leave out a step. Screen readers list them by level, and a part seems to be missing. */
function headingRemarks(tokens: readonly Token[]): MarkdownRemark[] {
  const levelOf = ({ open }: Heading) => Number(open.tag.slice(1));
  const steps = headingsOf(tokens).filter(({ open }) => open.level === 0);
  return steps.flatMap((heading, at) => {
    const last = steps[at - 1];
    const next = Math.max(last ? levelOf(last) : 1, 1) + 1;
    if (levelOf(heading) <= next) return [];
    const says = `has a heading two steps below the last one: write ${'#'.repeat(next)} ${heading.inline.content}`;
    return [{ line: heading.line, says }];
  });
}

function nameProblems(file: string): Problem[] {
  const name = basename(file, '.md');
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return [];
  const better = slugify(name.replaceAll('ß', 'ss')).replace(/[^a-z0-9-]/g, '');
  return [
    {
      file,
      expected:
        'a file name with only a to z, digits and single hyphens, for the address of the page',
      found: `${name}.md`,
      nearest: better ? `${better}.md` : undefined,
      advice: 'rename the file',
    },
  ];
}
