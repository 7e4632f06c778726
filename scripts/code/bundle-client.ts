import type { BuildOptions, Plugin } from 'esbuild';
import { generatorRoot } from '../base/artifacts.js';
import { pathFrom } from '../base/paths.js';
import { together } from '../base/problems.ts';
import { type Bundle, generatorImports, oldestBrowsers } from './bundle.ts';
import { licencesFile, packagesOf } from './licences.ts';
import { entryName, hydrateSuffix, type SiteFiles } from './site-files.ts';

/** The browser's code: the files to publish, the URL of each entry, the text of inline scripts. */
type ClientBundle = {
  files: ReadonlyMap<string, Uint8Array>;
  urls: ReadonlyMap<string, string>;
  inline: ReadonlyMap<string, string>;
  /** Folders of the packages that they contain, as paths from the site's root. */
  packages: readonly string[];
};

/**
 * What islands can run on: the packages that their imports of React lead to. They are resolved from
 * the site's root, so that a page has one copy.
 */
const runtimes = {
  react: { react: 'react', 'react-dom': 'react-dom' },
  preact: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
};

/**
 * Islands are written and rendered with React. In browsers they run on this: Preact has the same
 * API at a fifth of the size. `npm run test:react` tests them on React.
 */
const islandsRunOn = runtimes.preact;

const sharedOptions = (base: string) =>
  ({
    bundle: true,
    minify: true,
    platform: 'browser',
    alias: { ...generatorImports('browser'), ...islandsRunOn },
    target: oldestBrowsers,
    jsx: 'automatic',
    nodePaths: [`${generatorRoot}/node_modules`],
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.BASE_PATH': JSON.stringify(base),
    },
    legalComments: 'none',
  }) satisfies BuildOptions;

/**
 * Bundles a site's code for the browser. Each client module, island and inline script is bundled
 * separately, so that a widget costs one request, which can be made again if it fails: browsers never
 * ask again for a module that another one imports. Throws a ProblemsError for code that cannot be built.
 */
export async function bundleClient(
  root: string,
  files: SiteFiles,
  base: string,
  bundle: Bundle,
): Promise<ClientBundle> {
  const shared = sharedOptions(base);
  const islands = files.islands.map((file) => `${file}${hydrateSuffix}`);
  const [modules, hydrated, inline] = await together([
    bundleModules(root, 'modules', files.clientModules, base, bundle),
    bundleModules(root, 'islands', islands, base, bundle),
    bundleInline(root, files.inlineScripts, shared, bundle),
  ]);
  return {
    files: new Map([...modules.files, ...hydrated.files]),
    urls: new Map([...modules.urls, ...hydrated.urls]),
    inline,
    packages: [...modules.packages, ...hydrated.packages],
  };
}

async function bundleModules(
  root: string,
  name: string,
  entries: readonly string[],
  base: string,
  bundle: Bundle,
) {
  const entryPoints = entries.map((entry) => ({ in: `./${entry}`, out: entryName(entry) }));
  const { outputFiles, metafile } = await bundle(name, {
    ...sharedOptions(base),
    entryPoints,
    absWorkingDir: root,
    outdir: 'assets',
    entryNames: '[name]-[hash]',
    format: 'esm',
    plugins: [islandEntries(root)],
  });
  const outputs = Object.entries(metafile.outputs).map(([file, { entryPoint = '', inputs }]) => {
    const included = Object.keys(inputs).filter((input) => inputs[input]?.bytesInOutput);
    return { file, entry: entryPoint, packages: packagesOf(included) };
  });
  // A script that contains packages names the file of licences. The others do without, since each byte counts.
  const holding = new Set(outputs.flatMap(({ file, packages }) => (packages.length ? file : [])));
  const terms = Buffer.from(`// Terms: ${base}/${licencesFile}\n`);
  const files = outputFiles.map(({ path, contents }): [string, Uint8Array] => {
    const file = pathFrom(root, path);
    return [file, holding.has(file) ? Buffer.concat([contents, terms]) : contents];
  });
  return {
    files: new Map(files),
    urls: new Map(
      outputs.flatMap(({ file, entry }) => (entry ? [[entryName(entry), `/${file}`]] : [])),
    ),
    packages: outputs.flatMap(({ packages }) => packages),
  };
}

async function bundleInline(
  root: string,
  scripts: readonly string[],
  shared: ReturnType<typeof sharedOptions>,
  bundle: Bundle,
) {
  const bundled = scripts.map(async (file) => {
    const options = { ...shared, absWorkingDir: root };
    const entryPoints = [`./${file}`];
    const result = await bundle(file, { ...options, format: 'iife', entryPoints });
    return [entryName(file), result.outputFiles[0]?.text.trim() ?? ''] as const;
  });
  return new Map(await together(bundled));
}

/** Makes the entry module of an island, which hydrates its component. */
const islandEntries = (root: string): Plugin => ({
  name: 'island-entries',
  setup(build) {
    const namespace = 'island-entry';
    build.onResolve({ filter: /\.island\.tsx\?hydrate$/ }, ({ path }) => ({ path, namespace }));
    build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
      contents: [
        `import { hydrateIsland } from '#hydrate';`,
        // One without a default export is reported by its own name, once the site is loaded.
        `import * as island from ${JSON.stringify(path.replace(hydrateSuffix, ''))};`,
        'export default (element) => hydrateIsland(element, island.default);',
      ].join('\n'),
      resolveDir: root,
    }));
  },
});
