import { createHash } from 'node:crypto';
import { inlineElements } from './inline-elements.ts';

/** The sources, as a policy names them (`'sha256-…'`), of what stands inline in a page. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

const runs = /^$|^module$|^importmap$|^speculationrules$/;

/** Hashes the inline scripts and styles of a finished page. Blocks of data, such as JSON-LD, do not run. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { element, attributes, text } of inlineElements(html)) {
    const [, type = ''] = / type="([^"]*)"/.exec(attributes) ?? [];
    if (element === 'style') styles.add(hashSource(text));
    else if (runs.test(type) && !attributes.includes(' src="')) scripts.add(hashSource(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
