/** Photographs as firms have them: from phones, from printers, under any name. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { ProblemsError } from '../../scripts/base/problems.ts';
import { sayWarnings } from '../../scripts/check/say-warnings.ts';
import { loadSite } from '../../scripts/load/load-site.ts';
import { variantPicture, variantSizes } from '../../scripts/pictures/encode-picture.ts';
import { openLibrary } from '../../scripts/pictures/picture-library.ts';
import { openPictures } from '../../scripts/pictures/pictures.ts';
import { copySite, published, type Site, snapshot } from './fixture-site.ts';
import { showPhotograph } from './show-photograph.ts';

const plain = { width: 120, height: 80, channels: 3, background: '#3080c0' } as const;

const refusal = async (site: Site) => (await site.problems())[0];

test('a photograph takes the bytes of its quality, in AVIF and in WebP', async () => {
  const [width, height] = [240, 160];
  const light = (x: number, y: number) => 60 * Math.sin(x / 40) * Math.cos(y / 30);
  const raw = Buffer.from(
    Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      // Shading, an even pattern, and grain.
      const tone = 128 + light(x, y) + 40 * Math.sin((x * y) / 900) + ((at * 7919) % 24) - 12;
      return [tone, tone * 0.9, tone * 0.8].map(Math.round);
    }).flat(),
  );
  const site = copySite();
  const bytes = await sharp(raw, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  site.write('content/pictures/grain.png', bytes);
  const source = (await openLibrary(site.root)).get('grain.png');
  if (!source) throw new Error('the library lacks the photograph');
  const bytesOf = async (format: 'avif' | 'webp') =>
    (await variantPicture(source, { width, height }, format).make()).length;
  const [avif, webp] = [await bytesOf('avif'), await bytesOf('webp')];
  expect([avif > 1000, avif < 1450], `${avif}`).toEqual([true, true]);
  expect([webp > 1500, webp < 2150], `${webp}`).toEqual([true, true]);
});

test('a name with spaces, percent signs and other letters becomes a slug', async () => {
  const { src, home } = await showPhotograph(
    await sharp({ create: plain }).png().toBuffer(),
    'Équipe 50% #1 (neu).png',
  );
  expect(src).toMatch(/^\/assets\/equipe-50-1-neu-\d+x\d+-\w+\.webp$/);
  expect(home).toMatch(/srcSet="\/assets\/equipe-50-1-neu-40x\d+-\w+\.avif 40w/);
});

test.each(['webp', 'avif', 'gif', 'tiff'] as const)(
  'a %s is shown as other photographs are',
  async (format) => {
    const bytes = await sharp({ create: plain }).toFormat(format).toBuffer();
    const { picture, home } = await showPhotograph(bytes, `boat.${format}`);
    expect(picture).toMatchObject({ format: 'webp' });
    expect(home).toMatch(/srcSet="\/assets\/boat-40x\d+-\w+\.avif 40w/);
  },
);

test('a picture that moves is refused, with its place and what to do', async () => {
  const site = copySite();
  const frame = (background: string) =>
    sharp({ create: { ...plain, background } })
      .png()
      .toBuffer();
  const frames = [await frame('#f00'), await frame('#00f')];
  const film = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  site.write('content/pictures/boat.gif', film);
  site.edit('content/boats.yaml', 'picture: curlew.png', 'picture: boat.gif');
  expect(await refusal(site)).toMatchObject({
    file: 'content/boats.yaml',
    found: expect.stringMatching(/^boat\.gif, which moves .*static\//),
  });
});

test("if a picture leaves part of its box free, that part has the picture's own colour", async () => {
  // The average of sixteen tones gave the 404 page a blue stripe on wide screens.
  const { home } = await showPhotograph(
    await sharp({ create: plain }).png().toBuffer(),
    'plain.png',
  );
  expect(home).toContain(`[data-picture="plain.png"]{background-color:${plain.background}`);
});

test('the upper edge of a photograph from a camera held sideways is at its top', async () => {
  const sideways = await sharp({ create: { ...plain, background: '#ff0000' } })
    .extend({ right: plain.width, background: '#0000ff' })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { file } = await showPhotograph(sideways, 'sideways.jpg');
  const { data, info } = await sharp(file)
    .removeAlpha()
    .resize(1, 2, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  const [top, bottom] = [data.subarray(0, 3), data.subarray(3)];
  expect(top[0]).toBeGreaterThan(top[2] ?? 0);
  expect(bottom[2]).toBeGreaterThan(bottom[0] ?? 0);
});

test('a photograph in the colours of a printing press is converted for screens', async () => {
  const bytes = await sharp({ create: plain }).toColourspace('cmyk').jpeg().toBuffer();
  expect((await sharp(bytes).metadata()).space).toBe('cmyk');
  const { picture } = await showPhotograph(bytes, 'press.jpg');
  expect(picture.space).toBe('srgb');
});

test('a picture with transparency has no colour behind it', async () => {
  const clear = {
    ...plain,
    channels: 4,
    background: { r: 40, g: 80, b: 200, alpha: 0.5 },
  } as const;
  const { home } = await showPhotograph(
    await sharp({ create: clear }).png().toBuffer(),
    'glass.png',
  );
  expect(home).toContain('[data-picture="glass.png"]{background-color:transparent}');
});

/** A photograph of which only the size matters. */
const sized = (width: number, height: number) => ({
  path: 'content/pictures/sized.png',
  stem: 'sized',
  hash: '',
  stamp: undefined,
  read: () => Buffer.of(),
  width,
  height,
  colour: '#000000',
});

test('a picture of a single pixel has a size that can be made, in whatever shape it is shown', () => {
  for (const ratio of [1 / 9, 1, 9])
    expect(variantSizes(sized(1, 1), [320], ratio)[0]).toMatchObject({
      width: 1,
      height: ratio < 1 ? 9 : 1,
    });
});

test.each([
  [950, [480, 960], [480, 950]],
  [600, [1200, 480, 720], [480, 600]],
  [480, [480, 960], [480]],
  [960, [480, 960], [480, 960]],
  [300, [480, 960], [300]],
  [2000, [480, 960], [480, 960]],
])(
  'of a photograph %i wide, for the widths %j those of %j are made: none of it is lost',
  (own, widths, made) => {
    expect(variantSizes(sized(own, own), widths).map(({ width }) => width)).toEqual(made);
  },
);

test.each([
  ['pixel.png', 1, 1],
  ['line.png', 1, 900],
  ['pixel.gif', 1, 1],
])('%s, of %i by %i pixels, is published', async (name, width, height) => {
  const dot = await sharp({ create: { ...plain, width, height } })
    .toFormat(name.endsWith('gif') ? 'gif' : 'png')
    .toBuffer();
  const { picture } = await showPhotograph(dot, name);
  expect(picture).toMatchObject({ format: 'webp', width: 1 });
});

describe('a picture is refused with its field, the reason and what to do:', () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>x</script></svg>';

  test.each([
    ['a text', 'notes.jpg', Buffer.from('No picture. '.repeat(99)), 'cannot be read ('],
    ['a HEIC under another name', 'IMG_1.jpg', heic, 'is a HEIC'],
    ['a drawing with a script', 'logo.svg', Buffer.from(svg), 'runs a script'],
    ['a half JPEG', 'half.jpg', undefined, 'cannot be read ('],
  ])('%s', async (_what, name, bytes, reason) => {
    const site = copySite();
    const whole = await sharp(randomBytes(300 * 300 * 3), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    site.write(`content/pictures/${name}`, bytes ?? whole.subarray(0, whole.length / 2));
    site.edit('content/boats.yaml', 'picture: curlew.png', `picture: ${name}`);
    expect(await refusal(site)).toMatchObject({
      file: 'content/boats.yaml',
      line: expect.any(Number),
      field: '[1].picture',
      found: expect.stringContaining(`${name}, which ${reason}`),
      advice: 'save the picture again as svg, png or jpg, with that file extension',
    });
  });
});

test('a picture too high for the formats of browsers is refused with its file', async () => {
  const site = copySite();
  const strip = sharp({ create: { ...plain, width: 4, height: 17_000 } });
  site.write('content/pictures/strip.png', await strip.png().toBuffer());
  site.edit('content/boats.yaml', 'picture: curlew.png', 'picture: strip.png');
  expect(await refusal(site)).toMatchObject({
    file: 'content/pictures/strip.png',
    expected: 'a picture of which an AVIF and a WebP can be made',
    found: expect.stringMatching(/^at 4 by 17000 pixels: .*too large/),
  });
});

test('a photograph smaller than it is shown is reported by a build and by the check of content', {
  tags: 'nightly',
}, async () => {
  const site = copySite();
  site.edit(
    'content/index.ts',
    'picture: picture()',
    'picture: picture({ width: 800, height: 90 })',
  );
  const told =
    /boats\.yaml:\d+ {2}\[1\]\.picture: curlew\.png has \d+ by \d+ pixels, and .* 800 by 90/;
  expect(sayWarnings(await site.build())).toEqual([['warning', expect.stringMatching(told)]]);
  const command = join(import.meta.dirname, '../../scripts/command.js');
  const { stderr, status } = spawnSync('node', [command, 'check-content', '--root', site.root], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(told);
  expect(status).toBe(0);
});

test('a drawing is never too small, in whatever case its file extension is written', async () => {
  const site = copySite();
  const heron = readFileSync(join(site.root, 'content/pictures/heron.svg'));
  site.write('content/pictures/HERON.SVG', heron);
  site.edit('content/boats.yaml', 'picture: heron.svg', 'picture: HERON.SVG');
  site.edit(
    'content/index.ts',
    'picture: picture()',
    'picture: picture({ width: 8000, height: 8000 })',
  );
  const names = (await site.build()).unfit.map(({ name }) => name);
  expect(names).toEqual(['curlew.png']);
});

test('a file whose name encodes its umlaut differently than content is found', async () => {
  const bytes = await sharp({ create: plain }).png().toBuffer();
  const site = copySite();
  site.write(`content/pictures/${'Büro.png'.normalize('NFD')}`, bytes);
  site.edit('content/boats.yaml', 'picture: curlew.png', `picture: ${'Büro.png'.normalize('NFC')}`);
  await site.build();
  expect(published(site, 'index.html')).toMatch(/\/assets\/buro-\d+x/);
});

test.each(['phone.heic', 'plan.psd'])(
  '%s is refused with the formats that are accepted',
  async (name) => {
    const site = copySite();
    site.write(`content/pictures/${name}`, 'anything');
    site.edit('content/boats.yaml', 'picture: curlew.png', `picture: ${name}`);
    expect(await refusal(site)).toMatchObject({
      file: 'content/boats.yaml',
      field: '[1].picture',
      expected: 'the name of an svg, png, jpg, webp, avif, gif or tif file in content/pictures',
      found: JSON.stringify(name),
    });
  },
);

describe('a photograph of which the cache has only a part', () => {
  const site = copySite();
  const kept = (key: string) => join(import.meta.dirname, '../../.cache/pictures', key);
  const formats = ['small AVIF', 'large AVIF', 'WebP'];
  let keys: string[];
  let cold: Record<string, string>;

  beforeAll(async () => {
    // Noise, so that no other test has put the same photograph into the cache.
    const raw = { width: 80, height: 60, channels: 3 } as const;
    const bytes = await sharp(randomBytes(80 * 60 * 3), { raw })
      .png()
      .toBuffer();
    site.write('content/pictures/noise.png', bytes);
    site.edit('content/boats.yaml', 'picture: curlew.png', 'picture: noise.png');
    await site.build();
    cold = snapshot(site.out);
    const source = (await openLibrary(site.root)).get('noise.png');
    if (!source) throw new Error('the library lacks the photograph');
    const [small, large] = variantSizes(source, [40, 80, 400]);
    if (!small || !large) throw new Error('the photograph has fewer sizes than the test expects');
    keys = [
      variantPicture(source, small, 'avif').key,
      variantPicture(source, large, 'avif').key,
      variantPicture(source, large, 'webp').key,
    ];
  });

  const subsets = [1, 2, 3, 4, 5, 6, 7].map((bits) =>
    formats.flatMap((name, at) => (bits & (1 << at) ? [name] : [])).join(' and '),
  );
  test.each(subsets.flatMap((lost) => ['removed', 'damaged'].map((how) => [lost, how] as const)))(
    'is published with the bytes of a cold build: %s %s',
    async (lost, how) => {
      for (const name of lost.split(' and ')) {
        const path = kept(keys[formats.indexOf(name)] ?? '');
        if (how === 'removed') rmSync(path);
        else writeFileSync(path, readFileSync(path).subarray(0, -1));
      }
      expect(await site.build()).toMatchObject({ written: [], removed: [] });
      expect(snapshot(site.out)).toEqual(cold);
    },
  );

  test('is shown in development, too', async () => {
    rmSync(kept(keys[0] ?? ''));
    const loaded = await loadSite(site.root);
    const pictures = openPictures(loaded);
    const { avif, src } = pictures.picture({ picture: 'noise.png', widths: [40, 80, 400] });
    const urls = [...(avif?.matchAll(/\/(\S+) \d+w/g) ?? [])].map(([, url = '']) => url);
    expect(urls).toHaveLength(2);
    for (const url of [...urls, src.slice(1)])
      expect((await pictures.files.get(url)?.())?.length).toBeGreaterThan(100);
  });
});

describe('a file that is replaced after the site was loaded is not kept under the hash of the old one:', () => {
  const changed = { expected: 'a file that stays the same during a build', advice: 'build again' };
  const noise = () =>
    sharp(randomBytes(90 * 60 * 3), { raw: { width: 90, height: 60, channels: 3 } })
      .png()
      .toBuffer();

  /** Builds a site whose file changes after it has been loaded; returns the problems. */
  async function replaced(site: Site, file: string, bytes: string | Uint8Array) {
    const loaded = await loadSite(site.root);
    site.write(file, bytes);
    const failure: unknown = await site.build({ site: loaded }).catch((error: unknown) => error);
    return failure instanceof ProblemsError ? failure.problems : failure;
  }

  test('a photograph', async () => {
    const [file, first, second] = ['content/pictures/curlew.png', await noise(), await noise()];
    const site = copySite();
    site.write(file, first);
    expect(await replaced(site, file, second)).toMatchObject([{ file, ...changed }]);
    site.write(file, first);
    await site.build();
    const src = /<img src="([^"]+curlew[^"]+)"/.exec(published(site, 'index.html'))?.[1] ?? '';
    const source = (await openLibrary(site.root)).get('curlew.png');
    const size = source && variantSizes(source, [40, 80, 400]).at(-1);
    const wanted = source && size && (await variantPicture(source, size, 'webp').make());
    expect(readFileSync(join(site.out, src))).toEqual(wanted);
  });

  test('a drawing', async () => {
    const file = 'content/pictures/heron.svg';
    const site = copySite();
    const other = readFileSync(join(site.root, file), 'utf8').replace('<svg', '<svg id="other"');
    expect(await replaced(site, file, other)).toMatchObject([{ file, ...changed }]);
  });
});

/** Builds a site that shows a picture as a square, around a point of it; returns the site. */
async function cropped(bytes: Buffer, name: string, point: string) {
  const site = copySite();
  site.write(`content/pictures/${name}`, bytes);
  site.edit('content/boats.yaml', 'picture: curlew.png', `picture: ${name}`);
  site.edit('components/boat-card/BoatCard.tsx', '400],', '400], ratio: 1,');
  site.edit('content/index.ts', 'documents, icon', 'documents, focusSchema, icon');
  site.edit('content/index.ts', 'tide:', "focus: records('focus.yaml', focusSchema),\n  tide:");
  site.write('content/focus.yaml', `- { picture: ${name}, ${point} }\n`);
  await site.build();
  return site;
}

/** The red, green and blue of a published picture, each from 0 to 10. */
async function colourOf(file: string) {
  const { channels } = await sharp(file).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 25.5));
}

test('a drawing too large to be published unchanged is cropped around its point at every size', async () => {
  const shapes =
    '<path fill="#00f" d="M0 0h200.6v100H0z"/><path fill="#f00" d="M200.6 0h100v100h-100z"/>';
  const size = 'xmlns="http://www.w3.org/2000/svg" width="300.6" height="100"';
  const svg = `<svg ${size}>${shapes}<!--${'x'.repeat(120_000)}--></svg>`;
  const site = await cropped(Buffer.from(svg), 'chart.svg', 'across: 99, down: 50');
  const home = published(site, 'index.html');
  const files = home.match(/assets\/chart-[^" ]+\.(avif|webp)/g) ?? [];
  expect(new Set(files).size).toBeGreaterThan(2);
  for (const file of files) expect(await colourOf(join(site.out, file))).toEqual([10, 0, 0]);
});

test('a cropped photograph keeps the point in view that content names', async () => {
  const red = { width: 100, height: 100, channels: 3, background: '#f00' } as const;
  const image = sharp({ create: { ...red, width: 300, background: '#00f' } });
  const left = await sharp({ create: red }).png().toBuffer();
  const bytes = await image
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const site = await cropped(bytes, 'team.png', 'across: 20, down: 50');
  const home = published(site, 'index.html');
  expect(home).toContain('[data-picture="team.png"]{background-color:#0000ff;object-position:');
  const file = /<img src="([^"]+team[^"]+\.webp)"/.exec(home)?.[1] ?? '';
  // Nine tenths of the square around that point are the left third of the picture.
  expect(await colourOf(join(site.out, file))).toEqual([9, 0, 1]);

  site.write('content/focus.yaml', '- { picture: teem.png, across: 20, down: 101 }\n');
  expect(await refusal(site)).toMatchObject({
    file: 'content/focus.yaml',
    field: '[0].down',
    expected: 'at most 100',
    found: '101',
  });
});
