import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyPage, readPage } from './sample.ts';
import { siteFolder } from './site.ts';

/** A script of the built site, and a page that uses it. */
export type PageScript = {
  /** Path from the origin. */
  script: string;
  page: string;
  /** Whether the page's own script needs it, rather than just a widget. */
  isInitial: boolean;
};

/** Every script that pages load at once or for a widget, each with the first page that uses it. */
export function pageScripts(): PageScript[] {
  const found = new Map<string, PageScript>();
  for (const page of everyPage) {
    const html = readPage(page);
    for (const [attribute, isInitial] of [
      ['<script data-src', true],
      ['data-src', false],
    ] as const) {
      for (const [, script = ''] of html.matchAll(new RegExp(`${attribute}="([^"]+)"`, 'g')))
        for (const needed of withImports(script))
          if (!found.has(needed)) found.set(needed, { script: needed, page, isInitial });
    }
  }
  return [...found.values()];
}

/** The script with all its static imports. */
function withImports(script: string): string[] {
  const imported = [...read(script).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)];
  return [script, ...imported.flatMap(([, file = '']) => withImports(`/assets/${file}`))];
}

const read = (path: string) => readFileSync(join(siteFolder, path), 'utf8');
