import type { Problem } from '../base/problems.ts';
import { type BrotliSizes, bestQuality } from './brotli-sizes.ts';
import { budgetSchema, refusedAbove } from './budgets.ts';
import { codeOf, type Limit, piecesOf, type ReadFile, type Weight, weigh } from './weigh-pages.ts';

/** A page that content has made heavier than its limit, in bytes after brotli. */
export type HeavyPage = Pick<Weight, 'path' | 'limit' | 'bytes'> & {
  wanted: number;
  /** The build fails above this. */
  refusedAbove: number;
  advice: string;
};

/** How many parts of a page a message names. */
const mostTold = 5;

/**
 * Compares pages with their budgets. A page that content has made slightly too heavy gets a
 * warning; anything else over a limit is a problem, one for all pages that the same part has made
 * too heavy. `readers` read the new site and the published one, so that messages can say what grew.
 */
export async function checkBudgets(
  weights: readonly Weight[],
  readers: readonly ReadFile[],
  sizes: BrotliSizes,
): Promise<{ heavyPages: HeavyPage[]; problems: Problem[] }> {
  const heavyPages: HeavyPage[] = [];
  const problems = new Map<string, Problem & { usedBy: string[] }>();
  // The heaviest page of those with the same problem comes first, as its example.
  for (const { path, file, limit, budget, bytes } of weights.toSorted(
    (a, b) => b.bytes - a.bytes,
  )) {
    const [wanted, most] = [budget[limit], refusedAbove(budget, limit)];
    if (bytes <= wanted) continue;
    const grew = await findGrowth(limit, file, readers, sizes);
    const toDo = limit === 'document' ? 'shorten the texts of the page' : 'make the page lighter';
    if (bytes <= most) {
      const advice = `${toDo}: ${grew.list}`;
      heavyPages.push({ path, limit, bytes, wanted, refusedAbove: most, advice });
      continue;
    }
    const cause = [budget.pages, limit, grew.most].join(' ');
    const known = problems.get(cause);
    if (known) known.usedBy.push(path);
    else
      problems.set(cause, {
        ...budget.placeOf(limit),
        expected: `at most ${wanted} bytes of ${limit}, after brotli`,
        found: `${bytes} bytes on ${path}`,
        meaning: budgetSchema.shape[limit].description,
        usedBy: [path],
        advice: `${toDo}, or raise this limit: ${grew.list}`,
      });
  }
  return { heavyPages, problems: [...problems.values()] };
}

/**
 * What counts towards a limit on a page: the name of the part that grew most since the last build,
 * and a list that begins with it.
 */
async function findGrowth(
  limit: Limit,
  file: string,
  readers: readonly ReadFile[],
  sizes: BrotliSizes,
): Promise<{ most: string; list: string }> {
  const [now = new Map<string, number>(), last] = await Promise.all(
    readers.map(async (read) => {
      const html = read(file);
      if (html === undefined) return undefined;
      const pieces = toldPieces(limit, String(html), read);
      const weighed = pieces.map(
        async (piece) => [piece[0], await weigh([piece], bestQuality, sizes)] as const,
      );
      return new Map(await Promise.all(weighed));
    }),
  );
  const grown = (part: string, size: number) => (last ? size - (last.get(part) ?? 0) : 0);
  const parts = [...now].sort(
    ([a, sizeA], [b, sizeB]) => grown(b, sizeB) - grown(a, sizeA) || sizeB - sizeA,
  );
  const list = parts
    .slice(0, mostTold)
    .map(([part, size]) => `${part} ${size}${last ? ` (${signed(grown(part, size))})` : ''}`)
    .join(', ')
    .concat(' bytes', last ? '; changes since the last build are in brackets' : '');
  return { most: parts[0]?.[0] ?? '', list };
}

const signed = (bytes: number) => `${bytes < 0 ? '' : '+'}${bytes}`;

/** The pieces of a page under names that editors recognize: a text by its heading. */
function toldPieces(limit: Limit, html: string, read: ReadFile) {
  const [style, script] = [/<style>[\s\S]*?<\/style>/g, /<script>[\s\S]*?<\/script>/g];
  const markup = html.replace(style, '').replace(script, '');
  const all = (pattern: RegExp) => html.match(pattern)?.join('') ?? '';
  if (limit === 'code')
    return [
      ['markup', codeOf(markup)],
      ['styles', codeOf(all(style))],
      ['scripts', all(script)],
    ] as const;
  if (limit !== 'document') return piecesOf(html, read)(limit);
  return markup.split(/(?=<h[12]\b)/).map((passage, at) => {
    const [heading = ''] = passage.split(/<\/h[12]>/, 1);
    const words = heading.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
    return [at ? `"${words}"` : 'head and menus', passage] as const;
  });
}

/** The heaviest page for one limit of a budget, in bytes after brotli. */
export type Heaviest = {
  /** The page files that the budget is for. */
  pages: string;
  limit: Weight['limit'];
  page: string;
  bytes: number;
  most: number;
  /** `bytes` is only an upper bound, since it is already within the limit. */
  isUpperBound: boolean;
};

/** The heaviest page for each limit of each budget. Those with the least room come first. */
export function heaviestPages(weights: readonly Weight[]): Heaviest[] {
  const heaviest = new Map<string, Heaviest>();
  for (const { path: page, limit, budget, bytes, isUpperBound } of weights) {
    const key = `${budget.pages} ${limit}`;
    if (bytes <= (heaviest.get(key)?.bytes ?? -1)) continue;
    const most = budget[limit];
    heaviest.set(key, { pages: budget.pages, limit, page, bytes, most, isUpperBound });
  }
  return [...heaviest.values()].sort((a, b) => b.bytes / b.most - a.bytes / a.most);
}

/** The heaviest pages, a line for each limit of each budget. */
export const budgetLines = (heaviest: readonly Heaviest[]): string[] =>
  heaviest.map((each) => `${each.pages} ${sayHeaviest(each)}`);

/** The share of a limit above which a build names the page. */
const near = 0.95;

/** How many limits are kept, and the pages that are close to one. Nothing if there are no limits. */
export function sayBudgets(heaviest: readonly Heaviest[]): string {
  const close = heaviest.filter(({ bytes, most }) => bytes > most * near).map(sayHeaviest);
  // Pages that share what weighs most have the same weight: one is enough.
  const once = new Map(close.map((line) => [line.replace(/ \(.*/, ''), line]));
  const named = once.size ? `; above ${near * 100} %: ${[...once.values()].join(', ')}` : '';
  return heaviest.length ? `${heaviest.length} limits, --verbose lists all${named}` : '';
}

const sayHeaviest = ({ limit, page, bytes, most, isUpperBound }: Heaviest): string =>
  `${limit} ${isUpperBound ? 'at most ' : ''}${bytes} of ${most} bytes (${page})`;
