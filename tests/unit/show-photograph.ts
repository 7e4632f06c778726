import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { copySite, published } from './fixture-site.ts';

/** Replaces a boat's own picture; returns the picture that the page then shows. */
export async function showPhotograph(bytes: Buffer, name: string) {
  const site = copySite();
  site.write(`content/pictures/${name}`, bytes);
  site.edit('content/boats.yaml', 'picture: curlew.png', `picture: "${name}"`);
  await site.build();
  const home = published(site, 'index.html');
  const tag = /<img src="([^"]+\.webp)"[^>]*>/.exec(home);
  const file = readFileSync(join(site.out, tag?.[1] ?? ''));
  const picture = await sharp(file).metadata();
  const size = file.length;
  return { home, file, src: tag?.[1] ?? '', tag: tag?.[0] ?? '', picture, size };
}
