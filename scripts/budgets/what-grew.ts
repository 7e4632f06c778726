import { type BrotliSizes, best } from './brotli-sizes.ts';
import { type Limit, linkedParts, type ReadFile } from './weigh-page.ts';

/** Tells what counts for a limit on a page, and how each part differs from the last build. */
export async function whatGrew(
  limit: Limit,
  page: string,
  { read, readLast, sizes }: { read: ReadFile; readLast: ReadFile; sizes: BrotliSizes },
): Promise<string> {
  const [now, last] = await Promise.all([
    sizesOf(limit, page, read, sizes),
    sizesOf(limit, page, readLast, sizes),
  ]);
  const lines = [...now].map(([part, size]) => {
    const before = last.get(part);
    const change = before === undefined ? 'new' : `${size < before ? '' : '+'}${size - before}`;
    return `${part} ${size} (${change})`;
  });
  return `${lines.join(', ')}; in brackets the change since the last build`;
}

/** Size of each part that counts for a limit, by a name that stays over builds. */
async function sizesOf(
  limit: Limit,
  page: string,
  read: ReadFile,
  { sizeOf }: BrotliSizes,
): Promise<Map<string, number>> {
  const html = read(page);
  if (html === undefined) return new Map();
  const contents = Object.entries(partsOf(limit, String(html), read));
  const sizes = contents.map(
    async ([part, content]) => [part, content.length && (await sizeOf(content, best))] as const,
  );
  return new Map(await Promise.all(sizes));
}

function partsOf(limit: Limit, html: string, read: ReadFile) {
  const linked = (files: readonly string[]) =>
    Object.fromEntries(
      files.map((file) => [file.replace(/-[^-]+(\.\w+)$/, '$1'), read(file) ?? '']),
    );
  const parts = linkedParts(html, read);
  const { markup, styles, scripts, blockingStyles, linkedScripts, widgetScripts } = parts;
  if (limit === 'document') return { markup, styles, scripts, ...linked(blockingStyles) };
  const files = limit === 'script' ? linkedScripts : [...linkedScripts, ...widgetScripts];
  return { 'inline script': scripts, ...linked(files) };
}
