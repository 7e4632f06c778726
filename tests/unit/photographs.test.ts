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

test('a photograph that is cut keeps the point in view that content names', async () => {
  const site = copySite();
  const red = { width: 100, height: 100, channels: 3, background: '#f00' } as const;
  const image = sharp({ create: { ...red, width: 300, background: '#00f' } });
  const left = await sharp({ create: red }).png().toBuffer();
  const bytes = await image
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer();
  site.write('content/pictures/team.png', bytes);
  site.edit('content/boats.yaml', 'picture: curlew.png', 'picture: team.png');
  site.edit('components/boat-card/BoatCard.tsx', '400],', '400], ratio: 1,');
  site.edit('content/index.ts', 'documents, icon', 'documents, focusSchema, icon');
  site.edit('content/index.ts', 'tide:', "focus: records('focus.yaml', focusSchema),\n  tide:");
  site.write('content/focus.yaml', '- { picture: team.png, across: 20, down: 50 }\n');
  await site.build();
  const home = published(site, 'index.html');
  expect(home).toContain('[data-picture="team.png"]{background-color:#0808f8;object-position:');
  const file = /<img src="([^"]+team[^"]+\.webp)"/.exec(home)?.[1] ?? '';
  const { channels } = await sharp(join(site.out, file)).stats();
  // Of the square around that point nine tenths are the left third of the picture.
  expect(channels.map(({ mean }) => Math.round(mean / 25.5))).toEqual([9, 0, 1]);

  site.write('content/focus.yaml', '- { picture: teem.png, across: 20, down: 101 }\n');
  expect(await refusal(site)).toMatchObject({
    file: 'content/focus.yaml',
    field: '[0].down',
    expected: 'at most 100',
    found: '101',
  });
});
