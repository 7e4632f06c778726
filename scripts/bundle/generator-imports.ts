import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** The generator's own folder, where its package.json maps `#page`, `#island` and the others. */
export const generatorRoot = resolve(import.meta.dirname, '../..');

/** Lets a site outside of the generator's folder import `#page`, `#island`, `#content`, `#loader`. */
export const generatorImports: Plugin = {
  name: 'generator-imports',
  setup(build) {
    build.onResolve(
      { filter: /^#(content|island|hydrate|loader|page)$/ },
      ({ path, kind, pluginData }) => {
        if (pluginData === generatorImports) return undefined;
        return build.resolve(path, {
          kind,
          resolveDir: generatorRoot,
          pluginData: generatorImports,
        });
      },
    );
  },
};
