import type { BrotliSizes } from './brotli-sizes.ts';
import { type PageParts, pageParts } from './page-parts.ts';

/** What of a page has a limit; `firstVisit` is for browsers to measure. */
export const limits = ['document', 'script', 'widgets'] as const;

export type Limit = (typeof limits)[number];

/** Reads a file of the site by its path in the output. */
export type ReadFile = (file: string) => string | Uint8Array | undefined;

/** Weighs what a limit is for, in bytes after brotli of a quality. */
export type WeighPage = (limit: Limit, quality: number) => Promise<number>;

/** Makes the scales for the pages of a site. */
export const createScales =
  (read: ReadFile, { sizeOf }: BrotliSizes) =>
  (html: string): WeighPage => {
    const { scripts, blockingStyles, linkedScripts, widgetScripts } = linkedParts(html, read);
    const files = {
      document: blockingStyles,
      script: linkedScripts,
      widgets: [...linkedScripts, ...widgetScripts],
    };
    return async (limit, quality) => {
      const contents = files[limit].map((file) => read(file) ?? '');
      contents.push(limit === 'document' ? html : scripts);
      const sizes = contents.map((content) => content.length && sizeOf(content, quality));
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    };
  };

/** The parts of a page, and the chunks that its islands' files share with others. */
export function linkedParts(html: string, read: ReadFile): PageParts {
  const parts = pageParts(html);
  const imported = parts.widgetScripts.flatMap((file) =>
    [...String(read(file) ?? '').matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(
      ([, name]) => `assets/${name}`,
    ),
  );
  return { ...parts, widgetScripts: [...new Set([...parts.widgetScripts, ...imported])] };
}
