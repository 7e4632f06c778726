import { entryName } from '../bundle/bundle-client.ts';
import type { SiteModule } from '../bundle/bundle-site.ts';
import type { Problem } from '../problems.ts';

/** An island's file must export an island that bears the file's name: its script is found by it. */
export function checkIslands(islands: SiteModule['islands']): Problem[] {
  return Object.entries(islands).flatMap(([file, module]) => {
    const name = entryName(file);
    const found = module.default?.islandName;
    if (found === name) return [];
    const expected = `export default island({ name: '${name}', hydrate: … }, Component)`;
    return [
      {
        file,
        expected,
        found: found === undefined ? 'no island' : `the name ${JSON.stringify(found)}`,
      },
    ];
  });
}
