import type { Plugin } from 'esbuild';

/** Marks an island's file as an entry: the module that hydrates it, not the component itself. */
export const hydrateSuffix = '?hydrate';

/** Makes the entry of an island: its component, and the one call that hydrates it. */
export const islandEntries = (root: string): Plugin => ({
  name: 'island-entries',
  setup(build) {
    const namespace = 'island-entry';
    build.onResolve({ filter: /\.island\.tsx\?hydrate$/ }, ({ path }) => ({ path, namespace }));
    build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
      contents: [
        `import { hydrateIsland } from '#hydrate';`,
        `import Component from ${JSON.stringify(path.replace(hydrateSuffix, ''))};`,
        'export default (element) => hydrateIsland(element, Component);',
      ].join('\n'),
      resolveDir: root,
    }));
  },
});
