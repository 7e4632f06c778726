import Module, { createRequire } from 'node:module';

/**
 * Runs CommonJS that is held in memory as if it stood in a file, and returns what it exports.
 * `node:vm` would not do: what it runs cannot import packages that have an `await` at their top
 * level.
 * @param {string} code
 * @param {string} filename where it would stand: packages are looked up from there
 * @param {(name: string) => unknown} [load] what `require` calls; the default is Node's own
 * @returns {any}
 */
export function runModule(code, filename, load = createRequire(filename)) {
  const module = Object.assign(new Module(filename), { filename, require: load });
  Object(module)._compile(code, filename);
  return module.exports;
}
