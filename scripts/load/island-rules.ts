import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../problems.ts';
import type { SiteModule } from './bundle-site.ts';
import { entryName, type Imports, sourcesOf } from './site-files.ts';

/** What is wrong with a site's islands, as far as their code tells it. */
export function islandFaults(
  root: string,
  islands: SiteModule['islands'],
  imports: Imports,
): Problem[] {
  return [...wronglyNamed(islands), ...fixedAddresses(root, Object.keys(islands), imports)];
}

/** An island's file must export an island that bears the file's name: its script is found by it. */
function wronglyNamed(islands: SiteModule['islands']): Problem[] {
  return Object.entries(islands).flatMap(([file, module]) => {
    const name = entryName(file);
    const found = module.default?.islandName;
    if (found === name) return [];
    const expected = `export default island({ name: '${name}', hydrate: … }, Component)`;
    const told = found === undefined ? 'no island' : `the name ${JSON.stringify(found)}`;
    return [{ file, expected, found: told }];
  });
}

/** An attribute whose value holds an address of the site as a fixed text. */
const fixed =
  /\b(\w*(?:[hH]ref|[sS]rc|[uU]rl)|srcSet|action|formAction|poster|to)=(?:["']|\{[^}]*?["'`])\/(?!\/)[^"'`]*["'`]/;
const comment = /^\s*(\/\/|\/?\*)/;

/**
 * Addresses in islands that are no props. Only a finished page knows which pages its language has;
 * so what an island draws later would lead to the first language, and beside the base path.
 */
function fixedAddresses(root: string, islands: readonly string[], imports: Imports): Problem[] {
  const own = (file: string) => /^(components|pages)\/.*\.tsx$/.test(file);
  const usedBy = new Map(
    islands.flatMap((island) =>
      [...sourcesOf(island, imports)].filter(own).map((file) => [file, island] as const),
    ),
  );
  return [...usedBy].sort().flatMap(([file, island]) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, at) => {
        const [found, attribute] = (!comment.test(text) && fixed.exec(text)) || [];
        if (!found) return [];
        return {
          file,
          line: at + 1,
          expected: 'an address that is a prop of the island, as pages give it in their language',
          found,
          advice: `give the island ${entryName(island)} this address as a prop, and write ${attribute}={…} here`,
        };
      }),
  );
}
