/**
 * Bundles commands for Node, and runs the bundles. This file and everything that it imports are
 * JavaScript, because they run before anything that can run TypeScript.
 */
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import { generatorRoot, keepArtifact, keyOf, readArtifact } from './artifacts.js';

/** Not bundled: packages with binaries or data files, those shared with the site's code, and rarely needed ones. */
const external = [
  ...[
    '@capsizecss/unpack',
    'chokidar',
    'esbuild',
    'fontverter',
    'harfbuzzjs',
    'lucide-static',
    'react',
  ],
  ...['react-dom', 'sharp', 'subset-font', 'tsx', 'turndown'],
];

/**
 * The package esbuild, loaded when it is first needed.
 * @returns {typeof import('esbuild')}
 */
export function esbuild() {
  // Its process, which a build soon ends, would spend half of its time on collecting garbage.
  process.env.GOGC ??= '400';
  // An `import` of CommonJS would read its text once more, for the names of its exports.
  return createRequire(import.meta.url)('esbuild');
}

/**
 * Bundles a command of the generator, with the packages that it imports, except those in `external`,
 * into one text that can be run as a function. Throws if the code cannot be bundled.
 * @param {string} entry path of the command's file
 * @returns {Promise<string>}
 */
export async function bundleCommand(entry) {
  const { outputFiles } = await esbuild().build({
    entryPoints: [entry],
    absWorkingDir: generatorRoot,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    define: { 'import.meta.dirname': '__dirname', 'import.meta.url': '__filename' },
    external,
    logLevel: 'silent',
  });
  // V8 refuses an `import` in code that it has compiled before, so a function does it instead.
  const imported = new RegExp(`\\bimport\\("(${external.join('|')})"\\)`, 'g');
  return (outputFiles[0]?.text ?? '').replace(imported, 'importPackage("$1")');
}

/**
 * Runs the bundle of a command. V8 compiles it only once: what it has compiled by the end of a run
 * is kept, and the next run of the same code by the same Node begins with that.
 * @param {string} code
 * @param {string} filename where it would be: packages are looked up from there
 */
export function runBundle(code, filename) {
  const key = keyOf(code, process.version, String(cachedDataVersionTag()));
  const kept = readArtifact('compiled', key);
  const script = new Script(
    `(function (require, __filename, __dirname, importPackage) {${code}\n})`,
    {
      filename,
      ...(kept && { cachedData: kept }),
    },
  );
  if (!kept || script.cachedDataRejected) {
    const keep = () => {
      process.off('exit', keep);
      keepArtifact('compiled', key, script.createCachedData());
    };
    process.on('exit', keep);
    // A server is ended by a signal, without an event.
    setTimeout(keep, 10_000).unref();
  }
  /** @param {string} name */
  const importPackage = (name) => import(name);
  script.runInThisContext()(createRequire(filename), filename, dirname(filename), importPackage);
}

/**
 * Runs CommonJS from memory as if it were a file, and returns its exports. `node:vm` cannot be used,
 * because its code cannot import packages that have a top-level `await`.
 * @param {string} code
 * @param {string} filename where it would be: packages are looked up from there
 * @template Exports
 * @param {(name: string) => unknown} [load] what `require` calls; the default is Node's own
 * @returns {Exports}
 */
export function runModule(code, filename, load = createRequire(filename)) {
  const module = Object.assign(new Module(filename), { filename, require: load });
  Object(module)._compile(code, filename);
  return module.exports;
}
