import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import {
  commandOptions,
  runCommand,
  siteFolders,
  siteOptions,
} from '../../scripts/base/command-line.ts';
import { writeChanged } from '../../scripts/base/write-changed.ts';
import { contentReader } from '../../scripts/content/check-data.ts';
import { drawSite } from './draw.ts';
import { readFirm, readPaints } from './site-data.ts';

runCommand(async () => {
  const { root } = siteFolders(commandOptions(siteOptions));
  const content = contentReader(root);
  const firm = readFirm(content);
  const own = firm.mark && dataAddress(join(root, 'content/pictures', firm.mark));
  const drawn = await drawSite(root, firm, readPaints(content), own);
  const changed = writeChanged(root, drawn);
  console.log(`${drawn.size} files drawn, ${changed} changed`);
});

function dataAddress(file: string): string {
  return `data:${lookup(file)};base64,${readFileSync(file).toString('base64')}`;
}
