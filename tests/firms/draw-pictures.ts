/** Pictures that say nothing, of the site's own shapes, in the colours of another palette. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ico } from '../../scripts/art/mark.ts';
import type { Paints } from '../../scripts/art/site-data.ts';

/** How much smaller: what takes longest in a build is to make pictures of many sizes. */
const smaller = 4;

/**
 * Draws one picture for all of one size in a folder, in place of them. Upright ones are JPEG, as
 * photographs would be. Returns the name of the picture that stands for an old one.
 */
export async function drawPictures(folder: string, paints: Paints) {
  const names = new Map<string, string>();
  for (const old of readdirSync(folder)) {
    const size = await sharp(join(folder, old)).metadata();
    const width = Math.round(size.width / smaller);
    const height = Math.round(size.height / smaller);
    rmSync(join(folder, old));
    const name = `${width}x${height}.${width < height ? 'jpg' : 'svg'}`;
    names.set(old, name);
    const svg = Buffer.from(draw(width, height, paints));
    writeFileSync(
      join(folder, name),
      name.endsWith('.svg') ? svg : await sharp(svg).jpeg().toBuffer(),
    );
  }
  return (old: string) => names.get(old) ?? old;
}

/** Draws logo, icons and map anew. */
export async function paintStatic(folder: string, paints: Paints): Promise<void> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name === 'world.svg') {
      const { land } = paints.colours;
      writeFileSync(path, readFileSync(path, 'utf8').replace(/#[0-9a-f]{6}/g, String(land)));
    } else if (/\.(png|svg)$/.test(name)) {
      const { width, height } = await sharp(path).metadata();
      const svg = Buffer.from(draw(width, height, paints));
      writeFileSync(path, name.endsWith('.svg') ? svg : await sharp(svg).png().toBuffer());
    } else if (name.endsWith('.ico')) {
      writeFileSync(
        path,
        ico(
          await sharp(Buffer.from(draw(32, 32, paints)))
            .png()
            .toBuffer(),
          32,
        ),
      );
    }
  }
}

function draw(width: number, height: number, { colours, drawings }: Paints): string {
  const rows = Array.from({ length: Math.ceil(height / 24) }, (_, row) => {
    const [x, y] = [width / 4, row * 24 + 12];
    return `M0 ${y}q${x} ${row % 2 ? 20 : -20} ${2 * x} 0t${2 * x} 0`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${colours.night}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="none" stroke="${drawings.lagoon}" d="${rows.join('')}"/></svg>`,
  ].join('');
}
