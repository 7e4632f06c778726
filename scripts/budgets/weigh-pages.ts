import { withoutPolicy } from '../finish/policy.ts';
import type { Route } from '../site-api/page.ts';
import { type BrotliSizes, bestQuality, quickQuality } from './brotli-sizes.ts';
import { budgetOf, type PlacedBudget } from './budgets.ts';

/** The limits that a build can measure. `firstVisit` needs a browser. */
export const limits = ['document', 'code', 'script', 'widgets'] as const;

export type Limit = (typeof limits)[number];

/** Reads a file of the site by its path in the output. */
export type ReadFile = (file: string) => string | Uint8Array | undefined;

/**
 * Reads pages, style sheets and scripts as they would be without the base path. It makes their
 * addresses longer, but that is a cost of the host, not of the page.
 */
export function withoutBase(read: ReadFile, base: string): ReadFile {
  if (!base) return read;
  return (file) => {
    const content = read(file);
    if (content === undefined || !/\.(html|css|js)$/.test(file)) return content;
    return Buffer.from(content).toString().replaceAll(`${base}/`, '/');
  };
}

/** A part of a page that is compressed separately, with a name that stays the same in every build. */
type Piece = readonly [name: string, content: string | Uint8Array];

const inlineScript = /<script(?: data-src="[^"]*")?>[\s\S]*?<\/script>/g;
const linkedScript = /<script [^>]*src="\/([^"]+\.js)"/g;
/** The script of a widget, wherever a page names it. */
const bundledScript = /\/(assets\/[\w./-]+\.js)/g;
const linkedStyle = /<link rel="stylesheet" href="\/([^"]+)"/g;
/** Inline styles and scripts are code. Texts and values of attributes are not. */
const inlineOrWords =
  /<(style|script)(?: data-src="[^"]*")?>[\s\S]*?<\/\1>|(>)[^<]+|( (?!class=)[\w:-]+)="[^"]*"/g;

/** One limit of a budget on one page, and how many bytes after brotli the page uses of it. */
export type Weight = {
  path: string;
  file: string;
  limit: Limit;
  budget: PlacedBudget;
  bytes: number;
  /** Compressed only well enough to see that it is within its limit. The true weight is lower. */
  isUpperBound: boolean;
};

/** Weighs the pages of a staged site against their budgets. */
export async function weighPages(
  pages: readonly { route: Route }[],
  budgets: readonly PlacedBudget[],
  read: ReadFile,
  sizes: BrotliSizes,
): Promise<Weight[]> {
  const weights: Weight[] = [];
  // One page after another, so that only one is held in memory.
  for (const { route } of pages) {
    const { path, source, file } = route;
    const budget = budgetOf(budgets, source);
    if (!budget) continue;
    // A policy inside the page is a cost of its host, not of the page.
    const pieces = piecesOf(withoutPolicy(String(read(file))), read);
    const ofPage = limits.map(async (limit): Promise<Weight> => {
      const bytes = await weigh(pieces(limit), quickQuality, sizes);
      const isUpperBound = bytes <= budget[limit];
      const known = { path, file, limit, budget, isUpperBound };
      return {
        ...known,
        bytes: isUpperBound ? bytes : await weigh(pieces(limit), bestQuality, sizes),
      };
    });
    weights.push(...(await Promise.all(ofPage)));
  }
  return weights;
}

/** The parts of a finished page that count towards a limit. */
export function piecesOf(html: string, read: ReadFile): (limit: Limit) => Piece[] {
  const linked = (files: readonly string[]) =>
    files.map((file): Piece => [file.replace(/-[^-]+(\.\w+)$/, '$1'), read(file) ?? '']);
  const head = html.slice(0, html.indexOf('<body'));
  const scripts = names(html, linkedScript);
  return (limit) => {
    if (limit === 'document') return [['html', html], ...linked(names(head, linkedStyle))];
    if (limit === 'code') return [['markup', codeOf(html)], ...linked(names(head, linkedStyle))];
    const inline: Piece = ['inline script', html.match(inlineScript)?.join('') ?? ''];
    if (limit === 'script') return [inline, ...linked(scripts)];
    return [inline, ...linked([...new Set([...scripts, ...names(html, bundledScript)])])];
  };
}

/** Weighs pieces, in bytes after brotli at a given quality. */
export async function weigh(
  pieces: readonly Piece[],
  quality: number,
  { sizeOf }: BrotliSizes,
): Promise<number> {
  const sizes = pieces.map(([, content]) => content.length && sizeOf(content, quality));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** What content adds to the style of a page: fonts, backgrounds of pictures, colours. */
const fromContent = /@font-face\{[^}]*\}|\[data-picture=[^}]*\}|#[0-9a-f]{3,8}\b|"[^"]*"/g;

/**
 * The part of a page that only developers write: each kind of tag once, by its name and class,
 * inline styles and scripts. More records, photographs instead of drawings, or other colours do not
 * change it.
 */
export function codeOf(html: string): string {
  const inline: string[] = [];
  const markup = html.replace(inlineOrWords, (found, kind, end, attribute) => {
    if (kind) inline.push(kind === 'style' ? found.replace(fromContent, '') : found);
    return kind ? '' : (end ?? attribute);
  });
  return [...new Set(markup.match(/<[^>]*>/g)), ...inline].join('');
}

const names = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])),
];
