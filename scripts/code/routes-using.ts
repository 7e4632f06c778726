import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEndpoint, routePattern } from '../routes/route-pattern.ts';
import { type Imports, type SiteFiles, sourcesOf } from './site-files.ts';

/** The code in which to find what reads which content. */
type Code = { root: string; files: SiteFiles; imports: Imports };

/** The routes of the pages whose own code, without the document around it, reads a collection. */
export function routesUsing(collection: string, { root, files, imports }: Code): string[] {
  // Pages share most of their imports.
  const known = new Map<string, boolean>();
  const readsItself = (file: string) => {
    if (!/^(pages|components)\//.test(file)) return false;
    const reads = known.get(file) ?? mentions(readFileSync(join(root, file), 'utf8'), collection);
    known.set(file, reads);
    return reads;
  };
  const reads = (page: string) => [...sourcesOf(page, imports)].some(readsItself);
  return files.pages.filter((page) => !isEndpoint(page) && reads(page)).map(routePattern);
}

/** Whether code reads `content.name`, or destructures `name` from `content` or a `Content`. */
function mentions(code: string, name: string): boolean {
  const taken = `\\{[^{}]*\\b${name}\\b[^{}]*\\}`;
  const uses = [`content\\.${name}\\b`, `content: ${taken}`, `${taken}(?: =|:) [Cc]ontent\\b`];
  return new RegExp(uses.join('|')).test(code);
}
