import { footnote } from '@mdit/plugin-footnote';
import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import type { NoteWords } from './collections.ts';

/** The notes of a text: where each is written, and how often a place in the text names it. */
export type NotesFound = {
  notes?: { label: string; line: number }[];
  noteWords?: NoteWords | undefined;
  footnotes?: { refs?: Record<string, number> };
};

/**
 * Footnotes: `[^1]` in the text, and `[^1]: the note` in a paragraph of its own. The notes stand at
 * the end of the text. Their ids have underscores, so that no heading has the same.
 */
export function footnotes(parser: MarkdownIt): void {
  parser.use(footnote);
  // There is one way to write a note: ^[a note inside the text] would be a second.
  parser.inline.ruler.disable('footnoteInline');
  // The plugin moves the notes to the end and forgets where they were.
  parser.core.ruler.after('block', 'notes', ({ tokens, env }) => {
    const found: NotesFound = env;
    found.notes = tokens.flatMap(({ type, meta }, at) =>
      type === 'footnote_reference_open'
        ? [{ label: String(meta.label), line: tokens[at + 1]?.map?.[0] ?? 0 }]
        : [],
    );
  });
  setNoteRenderers(parser);
}

/** Renders the notes at the end of the text, and the links between each and the places that name it. */
function setNoteRenderers(parser: MarkdownIt): void {
  const { rules } = parser.renderer;
  const { escapeHtml } = parser.utils;
  const attribute = (name: string, value: string) => `${name}="${escapeHtml(value)}"`;
  const hrefTo = (id: string) => attribute('href', `#${encodeURIComponent(id)}`);
  rules.footnote_ref = (tokens, at) => {
    const [note, place] = idsOf(tokens[at]);
    const link = `<a ${attribute('id', place)} ${hrefTo(note)} role="doc-noteref">`;
    return `<sup>${link}${numberOf(tokens[at])}</a></sup>`;
  };
  rules.footnote_block_open = (_tokens, _at, _options, { noteWords }: NotesFound) => {
    const label = noteWords ? ` ${attribute('aria-label', noteWords.title)}` : '';
    return `<section class="prose-notes" role="doc-endnotes"${label}>\n<ol>\n`;
  };
  rules.footnote_block_close = () => '</ol>\n</section>\n';
  rules.footnote_open = (tokens, at) => `<li ${attribute('id', idsOf(tokens[at])[0])}>`;
  rules.footnote_close = () => '</li>\n';
  rules.footnote_anchor = (tokens, at, _options, { noteWords }: NotesFound) => {
    const number = numberOf(tokens[at]);
    const nth = timesBefore(tokens[at]) > 0 ? `(${timesBefore(tokens[at]) + 1})` : '';
    const says = noteWords ? noteWords.back.replace('{number}', String(number)) : `↑ ${number}`;
    const label = attribute('aria-label', nth ? `${says} ${nth}` : says);
    return ` <a ${hrefTo(idsOf(tokens[at])[1])} role="doc-backlink" ${label}>${arrow}${nth}</a>`;
  };
}

/** Drawn, since many fonts have no arrow, and the one of the device may look like anything. */
const arrow =
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 12 7-7 7 7M12 19V5"/></svg>';

const numberOf = (token?: Token): number => Number(token?.meta.id) + 1;

/** How often the text has named a note before. */
const timesBefore = (token?: Token): number => Number(token?.meta.subId ?? 0);

/** The ids of a note, from its name, and of the place in the text that names it. */
function idsOf(token?: Token): [note: string, place: string] {
  const note = `note_${token?.meta.label}`;
  const times = timesBefore(token);
  return [note, times > 0 ? `${note}_place_${times + 1}` : `${note}_place`];
}
