import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../problems.ts';
import { readStaged, type Stage } from '../publish/stage.ts';
import type { Route } from '../render/page.ts';
import { withoutPolicy } from '../security/page-policy.ts';
import { brotliSize } from './brotli-size.ts';
import { type PageParts, pageParts } from './page-parts.ts';
import { budgetOf, type PlacedBudget } from './read-budgets.ts';

type ReadFile = (file: string) => string | Uint8Array | undefined;

type Limit = 'document' | 'script' | 'widgets';

/**
 * Holds the pages of a staged site to their budgets. For one that is over, the last build tells what
 * grew.
 */
export async function checkBudgets(
  pages: readonly { route: Route }[],
  budgets: readonly PlacedBudget[],
  stage: Stage,
): Promise<Problem[]> {
  const read = (file: string) => readStaged(stage, file);
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? brotliSize(read(file) ?? '');
    sizes.set(file, size);
    return size;
  };
  const problems = pages.map(async ({ route: page }) => {
    const budget = budgetOf(budgets, page.source);
    if (!budget) return [];
    // A policy that a page carries is the price of its host, not of the page.
    const html = withoutPolicy(String(read(page.file)));
    const weights = await weigh(withImports(pageParts(html), read), html, budget.document, sizeOf);
    const over = (['document', 'script', 'widgets'] as const).filter(
      (limit) => weights[limit] > budget[limit],
    );
    return over.map(async (limit) => ({
      ...budget.placeOf(limit),
      expected: `at most ${budget[limit]} bytes of ${limit} on ${page.path}, after brotli`,
      found: `${weights[limit]} bytes`,
      advice: await whatGrew(limit, page.file, read, (file) => readOld(join(stage.out, file))),
    }));
  });
  return Promise.all((await Promise.all(problems)).flat());
}

async function weigh(
  parts: PageParts,
  html: string,
  enough: number,
  sizeOf: (file: string) => Promise<number>,
) {
  const sum = async (files: readonly string[]) =>
    (await Promise.all(files.map(sizeOf))).reduce((a, b) => a + b, 0);
  const inline = parts.scripts ? await brotliSize(parts.scripts) : 0;
  const script = inline + (await sum(parts.linkedScripts));
  return {
    document: (await brotliSize(html, enough)) + (await sum(parts.blockingStyles)),
    script,
    widgets: script + (await sum(parts.widgetScripts)),
  };
}

async function whatGrew(limit: Limit, page: string, read: ReadFile, readLast: ReadFile) {
  const [now, last] = await Promise.all([
    sizesOf(limit, page, read),
    sizesOf(limit, page, readLast),
  ]);
  const lines = [...now].map(([part, size]) => {
    const before = last.get(part);
    const change = before === undefined ? 'new' : `${size < before ? '' : '+'}${size - before}`;
    return `${part} ${size} (${change})`;
  });
  return `${lines.join(', ')}; in brackets the change since the last build`;
}

/** Size of each part that counts for a limit, by a name that stays over builds. */
async function sizesOf(limit: Limit, page: string, read: ReadFile): Promise<Map<string, number>> {
  const html = read(page);
  if (html === undefined) return new Map();
  const contents = Object.entries(partsOf(limit, withImports(pageParts(String(html)), read), read));
  const sizes = contents.map(async ([part, content]) => [part, await brotliSize(content)] as const);
  return new Map(await Promise.all(sizes));
}

function partsOf(limit: Limit, parts: PageParts, read: ReadFile) {
  const linked = (files: readonly string[]) =>
    files.map((file) => [file.replace(/-[^-]+(\.\w+)$/, '$1'), read(file) ?? ''] as const);
  const { markup, styles, scripts, blockingStyles, linkedScripts, widgetScripts } = parts;
  if (limit === 'document')
    return { markup, styles, scripts, ...Object.fromEntries(linked(blockingStyles)) };
  const files = limit === 'script' ? linkedScripts : [...linkedScripts, ...widgetScripts];
  return { 'inline script': scripts, ...Object.fromEntries(linked(files)) };
}

// An island's own file names the chunk that it shares with others.
function withImports(parts: PageParts, read: ReadFile): PageParts {
  const imported = parts.widgetScripts.flatMap((file) =>
    [...String(read(file) ?? '').matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(
      ([, name]) => `assets/${name}`,
    ),
  );
  return { ...parts, widgetScripts: [...new Set([...parts.widgetScripts, ...imported])] };
}

const readOld = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);
