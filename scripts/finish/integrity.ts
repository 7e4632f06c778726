import { createHash } from 'node:crypto';
import { mostRetries } from '../site-api/loader.ts';
import type { PageFault } from './facts.ts';
import type { Tag } from './read-html.ts';

/** The value of a script's integrity attribute, by its path in the output; undefined if there is no such script. */
export type SiteScripts = (file: string) => string | undefined;

/** URLs of bundled scripts, wherever a page contains them. A query marks a retry. */
export const bundledScript = /\/(assets\/[\w./-]+\.js)(\?[\w=]+)?/g;

/** Looks up each of a site's scripts once. `read` returns the bytes of one, or nothing. */
export function siteScripts(read: (file: string) => Uint8Array | undefined): SiteScripts {
  const digests = new Map<string, string | undefined>();
  return (file) => {
    if (!digests.has(file)) {
      const bytes = read(file);
      const hash = bytes && createHash('sha256').update(bytes).digest('base64');
      digests.set(file, hash && `sha256-${hash}`);
    }
    return digests.get(file);
  };
}

/**
 * Pins each script of a page to its bytes, so that a browser runs no other. Scripts linked in the
 * page get an attribute. Those that load later are listed in an import map.
 */
export function createIntegrity(digest: SiteScripts, base: string) {
  const linked = new Set<string>();
  const named = new Map<string, string>();
  const islands: string[] = [];
  return {
    /**
     * Records the scripts that a tag names, and returns what to add to the tag. An inline script with
     * `data-src` loads that module itself.
     */
    note: ({
      name: of,
      attributes,
    }: Tag): { attribute?: string; isModule?: boolean; fault?: PageFault } => {
      for (const { name, value } of attributes) {
        if (!value.includes('/assets/')) continue;
        for (const [url, file = ''] of value.matchAll(bundledScript)) named.set(url, file);
        if (name === 'data-src' && of !== 'script') islands.push(value);
      }
      if (of !== 'script') return {};
      const isModule =
        attributeOf(attributes, 'type') === 'module' ||
        attributes.some(({ name }) => name === 'data-src');
      const source = attributeOf(attributes, 'src') ?? '';
      if (!/^\/(?!\/)/.test(source)) return { isModule };
      const file = source.slice(1).replace(/[?#].*$/, '');
      const hash = digest(file);
      const found = `"${source}"`;
      if (!hash)
        return { isModule, fault: { expected: 'a script of the site', found, text: source } };
      linked.add(file);
      return { isModule, attribute: ` integrity="${hash}"` };
    },
    /** The text of the page's import map, if it needs one. */
    importMap: (): string | undefined => {
      const map: Record<string, string> = {};
      const say = (url: string, file: string) => {
        const hash = digest(file);
        if (hash) map[base + url] = hash;
      };
      for (const [url, file] of named) if (!linked.has(file)) say(url, file);
      for (const url of islands)
        for (let retry = 1; retry <= mostRetries; retry++) say(`${url}?${retry}`, url.slice(1));
      return Object.keys(map).length ? JSON.stringify({ integrity: map }) : undefined;
    },
  };
}

const attributeOf = (attributes: Tag['attributes'], name: string) =>
  attributes.find((attribute) => attribute.name === name)?.value;
