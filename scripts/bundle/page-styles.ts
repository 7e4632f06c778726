import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type BuildFailure, build } from 'esbuild';
import { ProblemsError, refuse } from '../problems.ts';
import { toProblem } from './bundle-site.ts';
import { type Imports, sourcesOf } from './imports.ts';
import { documentOf, type SiteFiles } from './site-entry.ts';

/**
 * Finds the CSS of each page: what stands beside the components that it imports, under the same
 * base name, a component's own after those it is made of. Returns the minified text by page file.
 * Throws a ProblemsError for CSS that is not well formed.
 */
export async function pageStyles(
  root: string,
  imports: Imports,
  { pages, documents }: SiteFiles,
): Promise<ReadonlyMap<string, string>> {
  const sheetsOf = (page: string): string[] => {
    const document = documentOf(page, documents);
    // The document's own sheet comes first: it sets the order of the cascade layers.
    const sources = [document, ...sourcesOf(document, imports), ...sourcesOf(page, imports)];
    const sheets = sources.filter(isCode).map((file) => file.replace(/\.tsx?$/, '.css'));
    return [...new Set(sheets)].filter((file) => existsSync(join(root, file)));
  };
  const sheets = new Map(pages.map((page) => [page, sheetsOf(page)]));
  const minified = await minify(root, [...new Set([...sheets.values()].flat())]);
  const textOf = (files: readonly string[]) =>
    files.map((file) => minified.get(file) ?? '').join('');
  return new Map([...sheets].map(([page, files]) => [page, textOf(files)]));
}

const isCode = (file: string) => /\.tsx?$/.test(file);

async function minify(root: string, sheets: string[]): Promise<ReadonlyMap<string, string>> {
  const { outputFiles, warnings } = await build({
    entryPoints: sheets.map((file) => `./${file}`),
    absWorkingDir: root,
    outdir: '.',
    outbase: '.',
    bundle: true,
    minify: true,
    write: false,
    external: ['/assets/*'],
    logLevel: 'silent',
  }).catch((failure: BuildFailure) => {
    throw new ProblemsError(failure.errors.map(toProblem));
  });
  // Browsers drop what they cannot read without a word; a build must not.
  refuse(warnings.map(toProblem));
  return new Map(outputFiles.map(({ path, text }) => [relative(root, path), text.trim()]));
}
