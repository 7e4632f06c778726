/** Photographs as firms have them: from phones, from printers, under any name. */
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { copySite, published, type Site } from './fixture-site.ts';

const plain = { width: 120, height: 80, channels: 3, background: '#3080c0' } as const;

/** Puts a picture in the place of a boat's own; returns the picture that the page then shows. */
async function show(bytes: Buffer, name: string) {
  const site = copySite();
  site.write(`content/pictures/${name}`, bytes);
  site.edit('content/boats.yaml', 'picture: curlew.png', `picture: "${name}"`);
  await site.build();
  const home = published(site, 'index.html');
  const tag = /<img src="([^"]+\.webp)"[^>]*>/.exec(home);
  const picture = await sharp(join(site.out, tag?.[1] ?? '')).metadata();
  return { home, src: tag?.[1] ?? '', tag: tag?.[0] ?? '', picture };
}

const refusal = async (site: Site) => (await site.problems())[0];

test('a name with spaces, percent signs and other letters becomes a slug', async () => {
  const { src, home } = await show(
    await sharp({ create: plain }).png().toBuffer(),
    'Équipe 50% #1 (neu).png',
  );
  expect(src).toMatch(/^\/assets\/equipe-50-1-neu-\d+x\d+-\w+\.webp$/);
  expect(home).toMatch(/srcSet="\/assets\/equipe-50-1-neu-40x\d+-\w+\.avif 40w/);
});

test('a photograph turned by its camera stands upright, small and without its place', async () => {
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
  const bytes = await sharp({ create: { ...plain, width: 4000, height: 3000 } })
    .jpeg()
    .withExif(gps)
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() });
  const { tag, picture } = await show(bytes, 'phone.jpg');
  expect(picture).toMatchObject({ width: 400, height: 533 });
  expect(tag).toContain('width="400" height="533"');
  expect(picture.exif).toBeUndefined();
  expect(picture.orientation).toBeUndefined();
});

test('a photograph in the colours of a printing press is made one for screens', async () => {
  const bytes = await sharp({ create: plain }).toColourspace('cmyk').jpeg().toBuffer();
  expect((await sharp(bytes).metadata()).space).toBe('cmyk');
  const { picture } = await show(bytes, 'press.jpg');
  expect(picture.space).toBe('srgb');
});

test('behind a picture that is not opaque there is no colour', async () => {
  const clear = {
    ...plain,
    channels: 4,
    background: { r: 40, g: 80, b: 200, alpha: 0.5 },
  } as const;
  const { home } = await show(await sharp({ create: clear }).png().toBuffer(), 'glass.png');
  expect(home).toContain('[data-picture="glass.png"]{background-color:transparent}');
});

test.each(['phone.heic', 'dance.gif'])('%s is refused with what is taken instead', async (name) => {
  const site = copySite();
  site.write(`content/pictures/${name}`, 'anything');
  site.edit('content/boats.yaml', 'picture: curlew.png', `picture: ${name}`);
  expect(await refusal(site)).toMatchObject({
    file: 'content/boats.yaml',
    field: '[1].picture',
    expected: 'the name of an svg, png or jpg file in content/pictures',
    found: JSON.stringify(name),
  });
});
