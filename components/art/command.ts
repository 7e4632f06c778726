import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
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
  const own = firm.mark && (await dataAddress(join(root, 'content/pictures', firm.mark)));
  const drawn = await drawSite(root, firm, readPaints(content), own);
  const changed = writeChanged(root, drawn);
  console.log(`${drawn.size} files drawn, ${changed} changed`);
});

/** A picture as an address. Drawings can contain a PNG, but not every kind of picture. */
async function dataAddress(file: string): Promise<string> {
  const isDrawing = /\.svg$/i.test(file);
  const bytes = isDrawing ? readFileSync(file) : await sharp(file).png().toBuffer();
  const type = isDrawing ? 'image/svg+xml' : 'image/png';
  return `data:${type};base64,${bytes.toString('base64')}`;
}
