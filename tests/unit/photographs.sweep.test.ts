import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { showPhotograph } from './show-photograph.ts';

describe('a photograph of 20 MB from a camera held sideways', () => {
  const sizes = { width: 4000, height: 3000 };
  let bytes: Buffer;
  beforeAll(async () => {
    const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
    bytes = await sharp(randomBytes(4000 * 3000 * 3), { raw: { ...sizes, channels: 3 } })
      .withMetadata({ orientation: 6 })
      .withExifMerge(gps)
      .jpeg({ quality: 96, chromaSubsampling: '4:4:4' })
      .toBuffer();
  });

  test('is upright, small, and without the place where it was taken', async () => {
    expect(bytes.length).toBeGreaterThan(15_000_000);
    expect(await sharp(bytes).metadata()).toMatchObject({
      orientation: 6,
      exif: expect.anything(),
    });
    const { tag, picture, size } = await showPhotograph(bytes, 'phone.jpg');
    expect(picture).toMatchObject({ width: 400, height: 533 });
    expect(tag).toContain('width="400" height="533"');
    expect(picture.exif).toBeUndefined();
    expect(picture.xmp).toBeUndefined();
    expect(picture.orientation).toBeUndefined();
    expect(size).toBeLessThan(200_000);
  });
});
