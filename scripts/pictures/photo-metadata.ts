import { artifact, keyOf, versionOf } from '../base/artifacts.js';

/** Endings of photographs that files in `static/` may have. */
export const photograph = /\.(jpe?g|png|webp|avif|tiff?)$/i;

const version = versionOf(['scripts/pictures/photo-metadata.ts'], ['sharp']);

/**
 * What a camera or a program wrote into a photograph beside the picture, such as where it was taken;
 * empty if there is nothing, or if the file is no picture.
 */
export async function metadataIn(photo: Uint8Array): Promise<string[]> {
  const made = async () => Buffer.from(JSON.stringify(await readMetadata(photo)));
  return JSON.parse(String(await artifact('photos', keyOf(version, photo), made)));
}

async function readMetadata(photo: Uint8Array): Promise<string[]> {
  // sharp takes 100 ms to load, so only a build with new photographs loads it.
  const { default: sharp } = await import('sharp');
  try {
    const found = await sharp(photo).metadata();
    return (['exif', 'xmp', 'iptc'] as const)
      .filter((kind) => found[kind])
      .map((kind) => kind.toUpperCase());
  } catch {
    return [];
  }
}

/**
 * The same picture without it, with all pages of one that moves: turned as the camera was held, and in the
 * colours of all screens.
 */
export async function withoutMetadata(photo: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { format } = await sharp(photo).metadata();
  const quality = 92;
  // An AVIF is read as HEIF, which can contain other pictures that few browsers show.
  return sharp(photo, { animated: true })
    .rotate()
    .toFormat(format === 'heif' ? 'avif' : format, format === 'png' ? {} : { quality })
    .toBuffer();
}
