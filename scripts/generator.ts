import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

/** The generator's own folder: the nearest with a package.json, also for a command that is bundled. */
export const generatorRoot = above(import.meta.dirname);

function above(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : above(dirname(folder));
}

/**
 * Lets a site outside of the generator's folder import `#page`, `#island`, `#content` and the others,
 * as package.json maps them.
 */
export function generatorImports(platform: 'browser' | 'node'): Record<string, string> {
  const { '#island': island, ...others } = manifest.imports;
  const imports = {
    ...others,
    '#island': platform === 'browser' ? island.browser : island.default,
  };
  const paths = Object.entries(imports).map(([name, file]) => [name, resolve(generatorRoot, file)]);
  return Object.fromEntries(paths);
}
