import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { pathFrom } from '../base/paths.js';
import { throwIfAny } from '../base/problems.ts';
import { isEndpoint } from '../routes/route-pattern.ts';
import { type Bundle, oldestBrowsers, toProblem } from './bundle.ts';
import { documentOf, type Imports, type SiteFiles, sourcesOf } from './site-files.ts';

/** The CSS of a site's pages. */
type Styles = {
  /** By page file: text for its style element, and the URL of the sheet for the rest. */
  pages: ReadonlyMap<string, { inline: string; late: string | undefined }>;
  files: ReadonlyMap<string, Uint8Array>;
};

/**
 * Finds the CSS of each page: the files with the names of the components that it imports, a
 * component's after those of its parts. `Name.css` is inlined, for the first screen.
 * `Name.late.css` is for what is below or appears later, and goes into a file shared by all pages
 * with the same parts. Throws a ProblemsError for malformed CSS.
 */
export async function pageStyles(
  root: string,
  imports: Imports,
  { pages, documents }: SiteFiles,
  base: string,
  bundle: Bundle,
): Promise<Styles> {
  // Pages share most of their imports.
  const known = new Map<string, boolean>();
  const exists = (file: string) => {
    const found = known.get(file) ?? existsSync(join(root, file));
    known.set(file, found);
    return found;
  };
  const sheetsOf = (page: string): Sheets => {
    const document = documentOf(page, documents);
    // The document's own sheet comes first: it sets the order of the cascade layers.
    const sources = [document, ...sourcesOf(document, imports), ...sourcesOf(page, imports)];
    const names = [...new Set(sources.filter(isCode).map((file) => file.replace(/\.tsx?$/, '')))];
    const beside = (ending: string) => names.map((name) => name + ending).filter(exists);
    return { inline: beside('.css'), late: beside('.late.css') };
  };
  const sheets = new Map(pages.map((page) => [page, sheetsOf(page)]));
  const all = [...sheets.values()].flatMap(({ inline, late }) => [...inline, ...late]);
  const minified = await minify(root, [...new Set(all)], bundle);
  const textOf = (files: string[]) => files.map((file) => minified.get(file) ?? '').join('');
  return joinSheets(sheets, textOf, base);
}

type Sheets = { inline: string[]; late: string[] };

function joinSheets(
  sheets: ReadonlyMap<string, Sheets>,
  textOf: (files: string[]) => string,
  base: string,
): Styles {
  const files = new Map<string, Uint8Array>();
  const publish = (text: string) => {
    const file = `assets/late-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
    files.set(file, Buffer.from(text));
    return `/${file}`;
  };
  const pages = [...sheets].map(([page, { inline, late }]) => {
    const text = isEndpoint(page) ? '' : moveStyles(textOf(late), base);
    return [page, { inline: textOf(inline), late: text ? publish(text) : undefined }] as const;
  });
  return { pages: new Map(pages), files };
}

/** Moves the addresses in a style sheet below the base path. */
export const moveStyles = (css: string, base: string): string =>
  base ? css.replace(/url\((["']?)\/(?!\/)/g, `url($1${base}/`) : css;

// esbuild keeps the meaningless space before the value of a custom property.
const shorten = (css: string) => css.trim().replace(/([;{]--[\w-]+): (?=[^\s;}])/g, '$1:');

const isCode = (file: string) => /\.tsx?$/.test(file);

// The URLs of files in `static/` and of generated files stay as written.
const publishedFiles: Plugin = {
  name: 'published-files',
  setup: (build) =>
    build.onResolve({ filter: /^\// }, ({ path, kind }) =>
      kind === 'url-token' ? { path, external: true } : undefined,
    ),
};

async function minify(
  root: string,
  sheets: string[],
  bundle: Bundle,
): Promise<ReadonlyMap<string, string>> {
  const { outputFiles, warnings } = await bundle('styles', {
    entryPoints: sheets.map((file) => `./${file}`),
    absWorkingDir: root,
    outdir: '.',
    outbase: '.',
    bundle: true,
    minify: true,
    target: oldestBrowsers,
    plugins: [publishedFiles],
  });
  // Browsers silently ignore CSS that they cannot parse. A build must not.
  throwIfAny(warnings.map(toProblem));
  return new Map(outputFiles.map(({ path, text }) => [pathFrom(root, path), shorten(text)]));
}
