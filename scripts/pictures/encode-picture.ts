import { keyOf, versionOf } from '../base/artifacts.js';
import { ProblemsError } from '../base/problems.ts';
import type { Part } from './focus.ts';
import { isScalable, type Picture } from './picture-library.ts';

/** A picture to encode. */
export type PictureToEncode = {
  /** Begins the name of its file. */
  name: string;
  ending: string;
  /** Pictures with the same key have the same bytes. */
  key: string;
  make: () => Promise<Uint8Array>;
};

type Size = { width: number; height: number };

const encoder = versionOf(['scripts/pictures/encode-picture.ts'], ['sharp']);

// 4:4:4 keeps full colour resolution; with less, thin coloured lines, as in large drawings, turn grey.
const settings = {
  avif: { quality: 45, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 72, effort: 4, smartSubsample: true },
} as const;

/**
 * The sizes to make of a picture, the smallest first: the requested widths up to its own, and its own in
 * place of larger ones. An SVG has no maximum width, because it is rendered again for each.
 */
export function variantSizes(
  source: Picture,
  widths: readonly number[],
  ratio = source.width / source.height,
): Size[] {
  const widest = Math.max(1, Math.min(source.width, Math.round(source.height * ratio)));
  const below = widths.filter((width) => isScalable(source) || width < widest);
  return (below.length < widths.length ? [...below, widest] : below)
    .toSorted((a, b) => a - b)
    .map((width) => ({ width, height: Math.max(1, Math.round(width / ratio)) }));
}

/** A picture of the site, or a part of it, at one size and in one format. */
export function variantPicture(
  source: Picture,
  { width, height }: Size,
  format: 'avif' | 'webp',
  part?: Part,
): PictureToEncode {
  return {
    name: `${source.stem}-${width}x${height}`,
    ending: format,
    key: keyOf(encoder, source.hash, `${width}x${height}.${format}`, JSON.stringify(part ?? '')),
    make: async () => {
      const cut = isScalable(source) ? cutDrawing : cutPhotograph;
      const image = await cut(source, { width, height }, part);
      const encoded = format === 'avif' ? image.avif(settings.avif) : image.webp(settings.webp);
      return encoded.toBuffer().catch((error: unknown) => {
        const expected = 'a picture of which an AVIF and a WebP can be made';
        const found = `at ${width} by ${height} pixels: ${String(error).split('\n')[0]}`;
        const advice = 'crop it, or save it smaller';
        throw new ProblemsError([{ file: source.path, expected, found, advice }]);
      });
    },
  };
}

async function cutPhotograph({ read }: Picture, { width, height }: Size, part?: Part) {
  const { default: sharp } = await import('sharp');
  const upright = sharp(read()).rotate();
  const shown = part ? upright.extract(part) : upright;
  return shown.resize(width, height, { fit: 'cover' });
}

/** Renders an SVG at the size at which its part has the wanted one, so that it is never blurred. */
async function cutDrawing(source: Picture, { width, height }: Size, part?: Part) {
  const { default: sharp } = await import('sharp');
  const shown = part ?? source;
  const scale = Math.max(width / shown.width, height / shown.height);
  // At 72 dots per inch an SVG has its own size.
  const drawing = sharp(source.read(), { density: Math.max(1, 72 * scale) });
  if (!part) return drawing.resize(width, height, { fit: 'cover' });
  const whole = {
    width: Math.round(source.width * scale),
    height: Math.round(source.height * scale),
  };
  return drawing.resize({ ...whole, fit: 'fill' }).extract({
    left: Math.min(Math.round(part.left * scale), whole.width - width),
    top: Math.min(Math.round(part.top * scale), whole.height - height),
    width,
    height,
  });
}

/** The site's drawing of social cards. Cards of the same version that say the same are equal. */
export type Card = { version: string; draw: (says: object) => Promise<string> };

/**
 * A page's social card, as drawn by the site. Its `make` throws a ProblemsError that names the page
 * if the site's code fails.
 */
export function cardPicture(card: Card, says: object, page?: string): PictureToEncode {
  return {
    name: 'card',
    ending: 'png',
    key: keyOf(encoder, card.version, JSON.stringify(says)),
    make: async () => {
      const { default: sharp } = await import('sharp');
      const usedBy = page === undefined ? undefined : [page];
      const svg = await card.draw(says).catch((error: unknown) => {
        if (!(error instanceof ProblemsError)) throw error;
        throw new ProblemsError(error.problems.map((problem) => ({ ...problem, usedBy })));
      });
      try {
        const image = sharp(Buffer.from(svg)).resize(1200, 630);
        return await image.png({ palette: true, effort: 7 }).toBuffer();
      } catch (error) {
        const found = String(error).split('\n')[0] ?? '';
        const expected = 'a drawing, as the text of an SVG';
        throw new ProblemsError([{ file: 'pages/_card.ts', expected, found, usedBy }]);
      }
    },
  };
}

/** Colours to replace in a drawing, as #rrggbb, each by another. */
export type Repaint = Readonly<Record<string, string>>;

/** A drawing in other colours. Colours that `repaint` does not name stay. */
export const repainted = (svg: string, repaint: Repaint): string =>
  svg.replace(/#[0-9a-f]{6}\b/g, (colour) => repaint[colour] ?? colour);

/**
 * The placeholder colour of a repainted drawing while it loads. The dominant colour is a mix of the
 * drawing's colours, so this finds the closest of these and returns its replacement.
 */
export function repaintedNear(colour: string, repaint: Repaint): string {
  const far = (other: string) =>
    parts(other).reduce((sum, part, at) => sum + (part - (parts(colour)[at] ?? 0)) ** 2, 0);
  const [nearest] = Object.keys(repaint).sort((a, b) => far(a) - far(b));
  return (nearest && repaint[nearest]) ?? colour;
}

const parts = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
