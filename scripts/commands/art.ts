import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lookup } from 'mrmime';
import { drawSite } from '../art/draw.ts';
import { readFirm, readPaints } from '../art/site-data.ts';
import { commandOptions, runCommand, siteFolders, siteOptions } from '../command-line.ts';
import { contentReader } from '../load/check-data.ts';

runCommand(async () => {
  const { root } = siteFolders(commandOptions(siteOptions));
  const read = contentReader(root);
  const firm = readFirm(read);
  const own = firm.mark && dataAddress(join(root, 'content/pictures', firm.mark));
  const drawn = await drawSite(root, firm, readPaints(read), own);
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
});

function dataAddress(file: string): string {
  return `data:${lookup(file)};base64,${readFileSync(file).toString('base64')}`;
}
