import { basename, relative } from 'node:path';
import { type BuildFailure, build, type Plugin } from 'esbuild';
import { ProblemsError } from '../problems.ts';
import { toProblem } from './bundle-site.ts';
import { generatorImports, generatorRoot } from './generator-imports.ts';
import type { SiteFiles } from './site-entry.ts';

/** The browser's code: files to publish, and for each entry by base name its URL or its text. */
export type ClientBundle = {
  files: ReadonlyMap<string, Uint8Array>;
  urls: ReadonlyMap<string, string>;
  texts: ReadonlyMap<string, string>;
};

const entrySuffix = '?hydrate';

/** An island's entry: its component, and the one call that hydrates it. */
const islandEntries: Plugin = {
  name: 'island-entries',
  setup(build) {
    build.onResolve({ filter: /\.island\.tsx\?hydrate$/ }, ({ path, resolveDir }) => ({
      path: `${resolveDir}/${path.slice(0, -entrySuffix.length)}`,
      namespace: 'island-entry',
    }));
    build.onLoad({ filter: /.*/, namespace: 'island-entry' }, ({ path }) => ({
      contents: [
        `import { hydrateIsland } from '${generatorRoot}/scripts/islands/hydrate.tsx';`,
        `import Component from ${JSON.stringify(path)};`,
        'export default (element) => hydrateIsland(element, Component);',
      ].join('\n'),
      resolveDir: generatorRoot,
    }));
  },
};

/** Bundles islands and client modules for the browser, each an entry, shared code in chunks. */
export async function bundleClient(root: string, files: SiteFiles): Promise<ClientBundle> {
  const entries = [
    ...files.clientModules.map((file) => ({ in: `./${file}`, out: entryName(file) })),
    ...files.islands.map((file) => ({ in: `./${file}${entrySuffix}`, out: entryName(file) })),
  ];
  if (entries.length === 0) return { files: new Map(), urls: new Map(), texts: new Map() };
  const result = await build({
    entryPoints: entries,
    absWorkingDir: root,
    outdir: 'assets',
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    nodePaths: [`${generatorRoot}/node_modules`],
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [generatorImports, islandEntries],
  }).catch((failure: BuildFailure) => {
    throw new ProblemsError(failure.errors.map(toProblem));
  });
  const bundled = new Map(
    result.outputFiles.map(({ path, contents }) => [relative(root, path), contents]),
  );
  const urls = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const [file, { entryPoint }] of Object.entries(result.metafile.outputs)) {
    if (!entryPoint) continue;
    const name = entryName(entryPoint.replace(entrySuffix, ''));
    urls.set(name, `/${file}`);
    texts.set(name, new TextDecoder().decode(bundled.get(file)));
  }
  return { files: bundled, urls, texts };
}

/** `components/menu/Menu.client.ts` is the entry Menu. */
export function entryName(file: string): string {
  return basename(file).replace(/\.(island|client)\.tsx?$/, '');
}
