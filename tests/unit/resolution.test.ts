/**
 * A bundle that development keeps is the one that would be made afresh: what decides is whether each
 * import would still lead to the same file. Builds keep none.
 */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { esbuild } from '../../scripts/base/node-bundle.js';
import { type Bundle, bundleOnce, createBundler } from '../../scripts/code/bundle.ts';
import { age, copySite, published, type Site } from './fixture-site.ts';

// What it keeps bundled would end in a trace of esbuild's if its worker ended while busy.
afterAll(() => esbuild().stop());

const entry = 'components/boat-card/entry.ts';
const tide = (word: string) => `export const tide = '${word}';`;
const imports = (name: string) => `import { tide } from '${name}';\nconsole.log(tide);`;
const manifest = (main: string) => JSON.stringify({ name: 'tides', version: '1.0.0', main });

type Case = {
  from: string;
  before: Readonly<Record<string, string>>;
  change: Readonly<Record<string, string>> | ((site: Site) => void);
};

const base = { 'waters/tide.ts': tide('ebb'), 'waters/flood.ts': tide('flood') };
const paths = (file: string) =>
  `{ /* for imports */ "compilerOptions": { "paths": { "tides": ["${file}"] } }, }`;

/** What changes in a site after which `tide` comes from another file, and says flood. */
const cases: Readonly<Record<string, Case>> = {
  'a file beside the folder whose index was found': {
    from: '../tide',
    before: { 'components/tide/index.ts': tide('ebb') },
    change: { 'components/tide.ts': tide('flood') },
  },
  'a file with an ending that is tried earlier': {
    from: '../tide',
    before: { 'components/tide.js': tide('ebb') },
    change: { 'components/tide.ts': tide('flood') },
  },
  'settings of TypeScript that the site extends': {
    from: 'tides',
    before: {
      ...base,
      'tsconfig.json':
        '{ "extends": ["./settings/first"], "compilerOptions": { "tsBuildInfoFile": "built.info" } }',
      // Lists of files are no settings.
      'built.info': '"components/tide"',
      'settings/first.json': '{ "extends": "./second.json" }',
      'settings/second.json': paths('../waters/tide.ts'),
    },
    change: { 'settings/second.json': paths('../waters/flood.ts') },
  },
  'settings of TypeScript from a package': {
    from: 'tides',
    before: {
      ...base,
      'tsconfig.json': '{ "extends": "settings/strict" }',
      'node_modules/settings/strict.json': paths('../../waters/tide.ts'),
    },
    change: { 'node_modules/settings/strict.json': paths('../../waters/flood.ts') },
  },
  'settings of TypeScript in a folder of the site': {
    from: 'tides',
    before: { ...base, 'tsconfig.json': paths('./waters/tide.ts') },
    change: { 'components/tsconfig.json': paths('../waters/flood.ts') },
  },
  'a file that the paths of these settings name first': {
    from: '@/tide',
    before: {
      ...base,
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./new/*", "./waters/*"] } } }',
    },
    change: { 'new/tide.ts': tide('flood') },
  },
  'the manifest of a package': {
    from: 'tides',
    before: {
      'node_modules/tides/package.json': manifest('ebb.js'),
      'node_modules/tides/ebb.js': tide('ebb'),
      'node_modules/tides/flood.js': tide('flood'),
    },
    change: { 'node_modules/tides/package.json': manifest('flood.js') },
  },
  'a new file in a package': {
    from: 'tides',
    before: {
      'node_modules/tides/package.json': manifest('ebb'),
      'node_modules/tides/ebb/index.js': tide('ebb'),
    },
    change: { 'node_modules/tides/ebb.js': tide('flood') },
  },
  'a package that is nearer': {
    from: 'tides',
    before: { 'node_modules/tides/index.js': tide('ebb') },
    change: { 'components/node_modules/tides/index.js': tide('flood') },
  },
  'what a symbolic link leads to': {
    from: '../tide/tide.ts',
    before: {
      'components/tide/tide.ts': "export { tide } from './water.ts';",
      'components/tide/water.ts': tide('ebb'),
    },
    change: (site) => {
      const text = published({ ...site, out: site.root }, 'components/tide/tide.ts');
      site.remove('components/tide');
      site.write('components/other/tide.ts', text);
      site.write('components/other/water.ts', tide('flood'));
      symlinkSync('other', join(site.root, 'components/tide'));
    },
  },
};

const textOf = async (bundle: Bundle, { root }: Site) => {
  const options: BuildOptions = { absWorkingDir: root, entryPoints: [`./${entry}`], bundle: true };
  const { outputFiles } = await bundle('entry', { ...options, outfile: 'out.js' });
  return outputFiles[0]?.text;
};

/** Writes the files of a case, and returns a function that changes it. */
function prepare({ from, before, change }: Case) {
  const site = copySite();
  site.write(entry, imports(from));
  const writeAll = (files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) site.write(file, text);
  };
  writeAll(before);
  // What has just changed is not kept, as it may have been read before.
  age(site.root);
  const apply = () => (typeof change === 'function' ? change(site) : writeAll(change));
  const files = new Set(typeof change === 'function' ? [] : Object.keys(change));
  return { site, apply, files };
}

test.each(Object.entries(cases))(
  'after a change of %s, development finds the files that a build would',
  async (_, each) => {
    const { site, apply, files } = prepare(each);
    const { bundle, changed } = createBundler();
    expect(await textOf(bundle, site)).toContain('ebb');
    apply();
    changed(files);
    const cold = await textOf(bundleOnce, site);
    expect(cold).toContain('flood');
    expect(await textOf(bundle, site)).toBe(cold);
  },
);
