import type { Library, Picture } from '../load/pictures.ts';
import type { PictureRequest, PictureSources } from '../page.ts';

/** One file to be made of a picture. */
export type Variant = {
  source: Picture;
  file: string;
  width: number;
  height: number;
  format: 'avif' | 'webp';
};

/** Raised when the encoder's settings change, so that every variant gets a new name. */
const recipe = 'r2';

/** Gathers what pages ask for while they render; the files are made afterwards. */
export function collectVariants(library: Library) {
  const variants = new Map<string, Variant>();
  const request = ({ picture, widths, ratio }: PictureRequest): PictureSources => {
    const source = library.get(picture);
    if (!source) throw new Error(`there is no picture "${picture}" in content/pictures`);
    const sizes = sizesOf(source, widths, ratio);
    const srcset = (format: Variant['format']) =>
      sizes.map(({ width, height }) => {
        const file = variantFile(picture, source, width, height, format);
        variants.set(file, { source, file, width, height, format });
        return `/${file} ${width}w`;
      });
    const largest = sizes.at(-1) ?? { width: source.width, height: source.height };
    const webp = srcset('webp');
    return {
      avif: srcset('avif').join(', '),
      webp: webp.join(', '),
      src: webp.at(-1)?.split(' ')[0] ?? '',
      ...largest,
      colour: source.colour,
    };
  };
  return { request, all: () => [...variants.values()] };
}

// An SVG has no largest width: it is drawn anew at each.
function sizesOf(source: Picture, widths: readonly number[], ratio = source.width / source.height) {
  const scalable = source.path.endsWith('.svg');
  const widest = Math.min(source.width, Math.round(source.height * ratio));
  const fitting = widths.filter((width) => scalable || width <= widest);
  return (fitting.length ? fitting : [widest])
    .toSorted((a, b) => a - b)
    .map((width) => ({ width, height: Math.round(width / ratio) }));
}

function variantFile(
  name: string,
  source: Picture,
  width: number,
  height: number,
  format: string,
): string {
  const base = name.replace(/\.\w+$/, '');
  return `assets/${base}-${width}x${height}-${source.hash.slice(0, 8)}${recipe}.${format}`;
}
