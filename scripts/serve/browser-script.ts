import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatorRoot } from '../base/artifacts.js';
import { esbuild } from '../base/node-bundle.js';

/** The JavaScript of one of the generator's own files that run in browsers, by its path in the project. */
export async function compileForBrowser(file: string): Promise<string> {
  const source = readFileSync(join(generatorRoot, file), 'utf8');
  const { code } = await esbuild().transform(source, { loader: 'ts', target: 'es2022' });
  return code;
}
