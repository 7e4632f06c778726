import { createHash } from 'node:crypto';
import { retryQueries } from '../loader.ts';

const address = /\/(assets\/[\w./-]+\.js)(?:\?[\w=]+)?/g;
const importedFile = /(?:from|import)\(?"\.\/([^"]+\.js)"/g;
const islandScript = /data-src="(\/(assets\/[\w./-]+\.js))"/g;
const linkedScript = /<script type="module" src="\/([^"]+)"/g;

/**
 * Says in a finished page what each of its scripts must be, so that a browser runs no other: those
 * that it links by an attribute, those that its widgets load, with all that they import, by an
 * import map. `files` holds the site's scripts by path.
 */
export function withIntegrity(html: string, files: ReadonlyMap<string, Uint8Array>): string {
  if (!html.includes('/assets/')) return html;
  const linked = new Set([...html.matchAll(linkedScript)].map(([, file = '']) => file));
  const map: Record<string, string> = {};
  for (const [url, file = ''] of html.matchAll(address)) {
    if (!linked.has(file)) map[url] = digest(files.get(file));
    for (const needed of importsOf(file, files)) map[`/${needed}`] = digest(files.get(needed));
  }
  for (const [, url = '', file = ''] of html.matchAll(islandScript))
    for (const retry of retryQueries) map[url + retry] = digest(files.get(file));
  const marked = html.replace(
    linkedScript,
    (tag, file: string) => `${tag} integrity="${digest(files.get(file))}"`,
  );
  // An import map counts for what is loaded after it.
  const importMap = `<script type="importmap">${JSON.stringify({ integrity: map })}</script>`;
  return Object.keys(map).length
    ? marked.replace('<script type="module"', `${importMap}$&`)
    : marked;
}

function importsOf(
  file: string,
  files: ReadonlyMap<string, Uint8Array>,
  seen = new Set<string>(),
): ReadonlySet<string> {
  const text = Buffer.from(files.get(file) ?? '').toString();
  for (const [, name = ''] of text.matchAll(importedFile)) {
    const needed = `assets/${name}`;
    if (seen.has(needed)) continue;
    importsOf(needed, files, seen.add(needed));
  }
  return seen;
}

const digest = (bytes: Uint8Array = new Uint8Array()) =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
