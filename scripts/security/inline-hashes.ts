import { createHash } from 'node:crypto';

/** The sources, as a policy names them (`'sha256-…'`), of what stands inline in a page. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

// Written by React: attributes in one form, and no `</script` inside of a script.
const inlineElements = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const runs = /^$|^module$|^importmap$|^speculationrules$/;

/** Hashes the inline scripts and styles of a finished page. Blocks of data, such as JSON-LD, do not run. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, element, attributes = '', text = ''] of html.matchAll(inlineElements)) {
    const [, type = ''] = / type="([^"]*)"/.exec(attributes) ?? [];
    if (element === 'style') styles.add(hashSource(text));
    else if (runs.test(type) && !attributes.includes(' src="')) scripts.add(hashSource(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
