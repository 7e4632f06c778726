import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Typefaces } from '../art/lettering.ts';
import type { Card } from '../art/social-card.ts';
import { keep } from '../artifacts.ts';
import { pictureCache } from '../load/pictures.ts';

/** A picture that a page draws of itself, such as its social card. */
type DrawingRequest = {
  /** Begins the name of the file. */
  name: string;
  width: number;
  height: number;
  /** All that the drawing depends on, as JSON: equal inputs are drawn once. */
  inputs: unknown;
  /** Makes the SVG; called only where the cache has no drawing of these inputs. */
  draw: () => string | Promise<string>;
};

/** Gathers what pages want drawn while they render; the files are made afterwards. */
export function collectDrawings() {
  const drawings = new Map<string, DrawingRequest>();
  const request = (drawing: DrawingRequest): string => {
    const { name, width, height, inputs } = drawing;
    const hash = createHash('sha256').update(JSON.stringify([width, height, inputs]));
    const file = `assets/${name}-${hash.digest('hex').slice(0, 8)}.png`;
    drawings.set(file, drawing);
    return `/${file}`;
  };
  return { request, all: () => [...drawings] };
}

/** Draws what the cache does not have, and returns the files to publish. */
export async function makeDrawings(
  drawings: readonly (readonly [file: string, drawing: DrawingRequest])[],
): Promise<{ file: string; path: string }[]> {
  const made: { file: string; path: string }[] = [];
  for (const [file, { width, height, draw }] of drawings) {
    const path = join(pictureCache, file.replace('assets/', ''));
    if (!existsSync(path)) await write(path, await draw(), width, height);
    made.push({ file, path });
  }
  return made;
}

async function write(path: string, svg: string, width: number, height: number): Promise<void> {
  const { default: sharp } = await import('sharp');
  const image = sharp(Buffer.from(svg)).resize(width, height).png({ palette: true, effort: 7 });
  await keep(path, await image.toBuffer());
}

/** Raised when the drawing changes, so that every card is drawn anew. */
const revision = 1;

let typefaces: Promise<Typefaces> | undefined;

/** Lets a page ask for its social card, 1200 by 630 pixels; returns the card's URL. */
export const socialCards =
  (request: (drawing: DrawingRequest) => string) =>
  (card: Card): string =>
    request({
      name: 'card',
      width: 1200,
      height: 630,
      inputs: [revision, card],
      draw: () => draw(card),
    });

// The art and the fonts are loaded only by a build that has new cards to draw.
async function draw(card: Card): Promise<string> {
  const [{ socialCard }, { canSet, openTypefaces }] = await Promise.all([
    import('../art/social-card.ts'),
    import('../art/lettering.ts'),
  ]);
  typefaces ??= openTypefaces();
  // In a script that the fonts lack, the firm's name stands alone.
  const [name = '', eyebrow = ''] = [card.name, card.eyebrow].map((text) =>
    canSet(text) ? text : '',
  );
  const [title = ''] = [card.title, card.name].filter(canSet);
  return socialCard({ ...card, name, eyebrow, title }, await typefaces);
}
