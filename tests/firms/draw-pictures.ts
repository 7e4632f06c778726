/** Neutral pictures in the shapes of the site's own, in the colours of another palette. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ico } from '../../components/art/mark.ts';
import type { Paints } from '../../components/art/site-data.ts';

/** How much smaller they are, because making many sizes of pictures is the slowest part of a build. */
const smaller = 4;

/**
 * Replaces each picture in a folder by another one: upright ones by JPEGs, as photographs are, and the
 * others by PNGs, unless all are to be photographs. Returns the name of the picture that replaces an old one.
 */
export async function drawPictures(folder: string, paints: Paints, photographs: boolean) {
  const names = new Map<string, string>();
  for (const [index, old] of readdirSync(folder).sort().entries()) {
    const { width, height } = await sharp(join(folder, old)).metadata();
    rmSync(join(folder, old));
    const image = draw([width / smaller, height / smaller], paints, index);
    const name = `picture-${index + 1}.${photographs || width < height ? 'jpg' : 'png'}`;
    names.set(old, name);
    await image.toFile(join(folder, name));
  }
  return (old: string) => names.get(old) ?? old;
}

/** Redraws logo, icons, map and the hero's moving parts. */
export async function paintStatic(folder: string, paints: Paints): Promise<void> {
  for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
    const path = join(folder, name);
    if (name.endsWith('.svg')) {
      const colour = String(paints.colours.land);
      writeFileSync(path, readFileSync(path, 'utf8').replace(/#[0-9a-f]{6}/g, colour));
    } else if (name.endsWith('.ico')) {
      writeFileSync(path, ico(await draw([32, 32], paints).png().toBuffer(), 32));
    } else if (name.endsWith('.png')) {
      const { width, height } = await sharp(path).metadata();
      await draw([width, height], paints).toFile(path);
    }
  }
}

/** Rows of lines, closer together for higher numbers. */
function draw(size: [number, number], { colours, drawings }: Paints, number = 0): Sharp {
  const [width, height] = size.map(Math.round);
  const lines = Array.from({ length: 20 + number }, (_, row) => {
    const y = ((row + 0.5) / (20 + number)) * 100;
    return `M0 ${y}q25 ${row % 2 ? 9 : -9} 50 0t50 0`;
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ' viewBox="0 0 100 100" preserveAspectRatio="none">',
    `<path fill="${colours.night}" d="M0 0h100v100H0z"/>`,
    `<path fill="none" stroke="${drawings.lagoon}" stroke-width=".6" d="${lines.join('')}"/></svg>`,
  ];
  return sharp(Buffer.from(svg.join('')));
}
