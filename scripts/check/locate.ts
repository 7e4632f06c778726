import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import type { Locate } from './check-site.ts';

/** Looks a text up in a site's content, pages and components; content counts first. */
export function locateIn(root: string): Locate {
  const files = ['content', 'pages', 'components'].flatMap((folder) =>
    fastGlob.sync(`${folder}/**/*.{yaml,yml,json,md,ts,tsx}`, { cwd: root }).sort(),
  );
  return (text) => {
    for (const file of files) {
      const source = readFileSync(join(root, file), 'utf8');
      const at = source.indexOf(text);
      if (at >= 0) return { file, line: source.slice(0, at).split('\n').length };
    }
    return undefined;
  };
}
