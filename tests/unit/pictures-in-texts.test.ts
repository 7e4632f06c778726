/** Photographs in Markdown, and what a camera writes into them. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readMarkdown } from '../../scripts/content/markdown.ts';
import { metadataIn } from '../../scripts/pictures/photo-metadata.ts';
import { copySite, snapshot } from './fixture-site.ts';
import { addLegalText, copyFirmSite } from './site-copy.ts';

/** A photograph as a phone takes it: held upright, with its place. */
const photograph = () =>
  sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#446688' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

const htmlOf = (text: string) =>
  readMarkdown(text)
    .sections.map(({ html }) => html.trim())
    .join('');

describe('a picture in a text', () => {
  test('is named from content/pictures, and is a figure if it stands alone', () => {
    expect(htmlOf('![A boat](boat.jpg)\n')).toBe(
      '<figure><img data-picture="boat.jpg" alt="A boat"></figure>',
    );
    expect(htmlOf('Our ![A boat](Boot%20ä.jpg) sails.\n')).toBe(
      '<p>Our <img data-picture="Boot ä.jpg" alt="A boat"> sails.</p>',
    );
  });

  test('has the words in italics below it as its caption, and no others', () => {
    expect(htmlOf('![A](a.jpg)\n\n*Her **first** day*\n\nMore.\n')).toBe(
      '<figure><img data-picture="a.jpg" alt="A"><figcaption>Her <strong>first</strong> day</figcaption>\n</figure>\n<p>More.</p>',
    );
    expect(htmlOf('![A](a.jpg)\n\n*Her* day\n')).toContain('</figure>\n<p><em>Her</em> day</p>');
    expect(htmlOf('![A](a.jpg)\n\n*Her* and *his*\n')).toContain('<p><em>Her</em>');
  });

  test('is one of a gallery if several stand together', () => {
    expect(htmlOf('![A](a.jpg)\n![B](b.jpg) ![C](c.jpg)\n\n*Three*\n')).toMatch(
      /^<figure class="prose-gallery">(<img data-picture="[abc]\.jpg" alt="[ABC]">){3}<figcaption>Three<\/figcaption>\n<\/figure>$/,
    );
  });

  test('is whole if it comes from static/, which is told with its line', () => {
    expect(readMarkdown('Words.\n\n![A boat](/img/boat.jpg)\n').remarks).toEqual([
      {
        line: 2,
        says: 'shows the file /img/boat.jpg of static/ whole, also on phones: put it in content/pictures, and write ![A boat](boat.jpg)',
      },
    ]);
  });
});

test('a photograph in a text is published small, with its sizes, without what the camera wrote', async () => {
  const site = copyFirmSite();
  onTestFinished(site.remove);
  site.write('content/pictures/boat.jpg', await photograph());
  addLegalText(site, 'Words.\n\n![A boat](boat.jpg)\n\n*Her first day*');
  await site.build();
  const html = site.published('added/index.html');
  const [picture = ''] = /<figure>.*?<\/figure>/s.exec(html) ?? [];
  expect(picture).toMatch(
    /<source type="image\/avif" srcset="[^"]+ 400w, [^"]+ 720w, [^"]+ 1000w"/,
  );
  expect(picture).toMatch(
    /<img src="[^"]+\.webp" width="\d+" height="\d+" data-picture="boat\.jpg" alt="A boat" loading="lazy">/,
  );
  expect(picture).toContain('<figcaption>Her first day</figcaption>');
  const files = [...picture.matchAll(/\/(assets\/[^" ]+)/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files)
    expect(await metadataIn(readFileSync(join(site.out, file)))).toEqual([]);
});

test('a picture that a text names and that is not there is refused with its line', async () => {
  const site = copyFirmSite();
  onTestFinished(site.remove);
  addLegalText(site, 'Words.\n\n![A boat](baot.jpg)');
  const file = 'content/legal/added.md';
  const line =
    site
      .read(file)
      .split('\n')
      .findIndex((text) => text.startsWith('![')) + 1;
  await expect(site.load()).rejects.toMatchObject({
    problems: [
      { file, line, expected: 'a picture in content/pictures', found: 'no file "baot.jpg"' },
    ],
  });
});

/** Runs the command that takes what a camera wrote out of the photographs in `static/`. */
function cleanPhotos(root: string): void {
  const command = ['--import', 'tsx', 'scripts/commands/clean-photos.ts', '--root', root];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}

test('a photograph in static/ that says where it was taken is refused, with the command that cleans it', async () => {
  const site = copySite();
  site.write('static/visit.jpg', await photograph());
  expect(await site.problems()).toMatchObject([
    {
      file: 'static/visit.jpg',
      found: 'EXIF',
      advice: 'run `npm run clean:photos`, or put it in content/pictures',
    },
  ]);
  cleanPhotos(site.root);
  const clean = readFileSync(join(site.root, 'static/visit.jpg'));
  expect(await metadataIn(clean)).toEqual([]);
  // Turned as the camera was held.
  expect(await sharp(clean).metadata()).toMatchObject({
    width: 1000,
    height: 1500,
    format: 'jpeg',
  });
  await site.build();
  expect(Object.keys(snapshot(site.out))).toContain('visit.jpg');
});

test('an AVIF is cleaned as well, and what moves goes on moving', async () => {
  const site = copySite();
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 30, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const film = sharp(frames, { join: { animated: true } }).withExif({ IFD0: { Make: 'Phone' } });
  site.write(
    'static/a.avif',
    await sharp(await photograph())
      .keepExif()
      .avif()
      .toBuffer(),
  );
  site.write('static/b.webp', await film.webp({ delay: [100, 200], loop: 3 }).toBuffer());
  cleanPhotos(site.root);
  const cleaned = (name: string) => readFileSync(join(site.root, 'static', name));
  for (const name of ['a.avif', 'b.webp']) expect(await metadataIn(cleaned(name))).toEqual([]);
  const still = await sharp(cleaned('a.avif')).metadata();
  expect(still).toMatchObject({ mediaType: 'image/avif', width: 1000, height: 1500 });
  const moving = await sharp(cleaned('b.webp')).metadata();
  expect(moving).toMatchObject({ pages: 2, delay: [100, 200], loop: 3 });
});
