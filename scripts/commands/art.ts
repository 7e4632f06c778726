import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drawSite } from '../art/draw.ts';
import { readPlaces } from '../art/places.ts';
import { printFailure } from '../report.ts';
import { siteOptions } from '../run-command.ts';

const { root: site, verbose } = siteOptions;
const { values } = parseArgs({ options: { root: site, verbose }, allowPositionals: false });
const root = resolve(values.root);

try {
  const { name, places } = readPlaces(root);
  const drawn = await drawSite(name, places);
  const changed = [...drawn].filter(([file, content]) => {
    const path = join(root, file);
    return !existsSync(path) || !readFileSync(path).equals(Buffer.from(content));
  });
  for (const [file, content] of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
    console.log(file);
  }
  console.log(`${drawn.size} files drawn, ${changed.length} changed`);
} catch (error) {
  printFailure(error, values.verbose);
  process.exitCode = 1;
}
