import sharp from 'sharp';

/** Endings of photographs that files in `static/` may have. */
export const photograph = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/**
 * What a camera or a program wrote into a photograph beside the picture, such as where it was taken;
 * empty if there is nothing, or if the file is no picture.
 */
export async function metadataIn(photo: Uint8Array): Promise<string[]> {
  try {
    const found = await sharp(photo).metadata();
    return (['exif', 'xmp', 'iptc'] as const)
      .filter((kind) => found[kind])
      .map((kind) => kind.toUpperCase());
  } catch {
    return [];
  }
}

/** The same picture without it: turned as the camera was held, and in the colours of all screens. */
export async function withoutMetadata(photo: Uint8Array): Promise<Buffer> {
  const { format } = await sharp(photo).metadata();
  const quality = 92;
  return sharp(photo)
    .rotate()
    .toFormat(format, format === 'png' ? {} : { quality })
    .toBuffer();
}
