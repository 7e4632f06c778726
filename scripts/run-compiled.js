import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

/**
 * Runs a CommonJS file, compiled already where it ran before: V8's code for all that it then used is
 * kept beside it. The file's name must tell its contents, of which V8 compares no more than the length.
 * @param {string} path
 */
export function runCompiled(path) {
  const compiled = `${path}.v8`;
  const cachedData = existsSync(compiled) ? readFileSync(compiled) : undefined;
  const script = new Script(Module.wrap(readFileSync(path, 'utf8')), {
    filename: path,
    cachedData,
  });
  // Another version of Node compiles it anew.
  if (!cachedData || script.cachedDataRejected)
    process.once('exit', () => keepCode(script, compiled));
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(path), module, path, dirname(path));
}

/**
 * There whole or not at all, whoever else writes or stops meanwhile.
 * @param {Script} script
 * @param {string} path
 */
function keepCode(script, path) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, script.createCachedData());
  renameSync(draft, path);
}
