import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatorRoot } from '../base/artifacts.js';
import { esbuild } from '../base/node-bundle.js';

/** The JavaScript of a file of the generator that runs in browsers, by its path from the generator's folder. */
export async function compileForBrowser(file: string): Promise<string> {
  const source = readFileSync(join(generatorRoot, file), 'utf8');
  const { code } = await esbuild().transform(source, { loader: 'ts', target: 'es2022' });
  return code;
}
