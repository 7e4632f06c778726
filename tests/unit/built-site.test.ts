import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Progress } from '../../scripts/base/progress.ts';
import type { BuildReport } from '../../scripts/check/format-summary.ts';
import { copySite, published, snapshot } from './fixture-site.ts';

const site = copySite();
let report: BuildReport;
let home: string;
let files: string[];

beforeAll(async () => {
  report = await site.build();
  home = published(site, 'index.html');
  files = Object.keys(snapshot(site.out));
});

const allMatches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((m) => m[1]);

test('every route is published as a folder with an index.html, and the rest as 404.html', () => {
  expect(files.filter((file) => !file.startsWith('assets/'))).toEqual([
    '404.html',
    'boats/curlew/index.html',
    'boats/heron/index.html',
    'favicon.svg',
    'guides/index.html',
    'guides/knots/index.html',
    'guides/tides/index.html',
    'index.html',
    'licenses.txt',
    'tide.txt',
  ]);
});

test('the report gives the number of pages and the files', () => {
  expect(report.pages).toBe(7);
  expect([...report.files.keys()].toSorted()).toEqual(files);
  expect([...report.written].toSorted()).toEqual(files);
  expect(report.removed).toEqual([]);
});

test('a page is a complete document with its own head', () => {
  expect(home).toMatch(/^<!doctype html><html lang="en"><head><meta charSet="utf-8"\/><title>/);
  expect(home).toContain('<title>Tern Harbour</title>');
  expect(home).toContain('content="A small harbour with three boats."');
});

test('placeholders are filled in YAML, JSON and Markdown', async () => {
  expect(home).toContain('Curlew of Tern Harbour');
  expect(published(site, 'guides/knots/index.html')).toContain('are enough in Tern Harbour.');
});

test('a Markdown document is split at its headings, which become anchors', () => {
  const knots = published(site, 'guides/knots/index.html');
  expect(knots).toContain('<section id="the-bowline"><h2>The bowline</h2>');
  expect(knots).toContain('See the <a href="/#boats">boats</a>.');
});

test('an endpoint gets the content and every page', () => {
  const paths = ['/404.html', '/boats/heron/', '/boats/curlew/', '/guides/', '/guides/knots/'];
  const all = ['1.2', '3.4', '1.1', ...paths, '/guides/tides/', '/'];
  expect(published(site, 'tide.txt').split('\n')).toEqual(all);
});

test('samples are listed with file, line and field', () => {
  expect(report.samples).toEqual([
    { file: 'content/boats.yaml', line: 17, field: '[1].sample' },
    { file: 'content/harbour.yaml', line: 5, field: 'sample' },
  ]);
});

describe('an island', () => {
  test('declares its name, when to hydrate, its module and its props', () => {
    const [first] = home.match(/<div data-island[^>]*>/) ?? [];
    expect(first).toMatch(/ data-island="Counter" data-hydrate="visible" data-src="\/assets\//);
    expect(first).toContain(
      'data-props="{&quot;label&quot;:&quot;Guests&quot;,&quot;start&quot;:2}"',
    );
  });

  test('is rendered in the page, with the separators that hydration needs', () => {
    expect(home).toContain('type="button">2<!-- --> of <!-- -->11</button>');
  });

  test('has its own ids, inside as well', () => {
    const ids = allMatches(home, / data-id="([^"]+)"/g);
    const inside = allMatches(home, /<button id="([^"]+)"/g);
    expect(new Set([...ids, ...inside]).size).toBe(4);
  });

  test('has a published module, which defines how to hydrate it', () => {
    const [module = ''] = allMatches(home, / data-src="\/([^"]+)"/g);
    expect(files).toContain(module);
    expect(published(site, module)).toMatch(/export\s*{[^}]*as default\s*}/);
  });

  test('loads Preact only when it hydrates: no script of the page imports it', () => {
    const load = (file: string, seen: Set<string>): Set<string> => {
      if (seen.has(file)) return seen;
      seen.add(file);
      const imports = allMatches(published(site, file), /(?:from|import)"\.\/([^"]+)"/g);
      for (const name of imports) load(`assets/${name}`, seen);
      return seen;
    };
    const scripts = allMatches(home, /<script[^>]* src="\/([^"]+)"/g).map(String);
    const atOnce = scripts.flatMap((script) => [...load(script, new Set())]);
    const [island = ''] = allMatches(home, / data-src="\/([^"]+)"/g);
    const saysPreact = (file: string) => published(site, file).includes('dangerouslySetInnerHTML');
    expect(scripts).toHaveLength(1);
    expect(atOnce.filter(saysPreact)).toEqual([]);
    expect([...load(island, new Set())].filter(saysPreact)).not.toEqual([]);
  });
});

describe('a page includes the styles', () => {
  const stylesOf = (file: string) => allMatches(published(site, file), /<style>(.*?)<\/style>/g)[0];

  test('of the components that it imports, after those of the document', () => {
    expect(stylesOf('index.html')).toBe(
      '@layer base,components;@layer base{body{margin:0}}' +
        '@layer components{nav{display:flex}}' +
        '@layer components{.boat-card{padding:1rem}}' +
        '@layer components{button{color:navy}}' +
        '[data-picture="heron.svg"]{background-color:#005588}' +
        '[data-picture="curlew.png"]{background-color:#224466}',
    );
  });

  test('of no other component', () => {
    expect(stylesOf('guides/index.html')).toBe(
      '@layer base,components;@layer base{body{margin:0}}@layer components{nav{display:flex}}',
    );
  });
});

test('a page has the rules that its components add, with addresses below the base path', async () => {
  const other = copySite();
  other.edit(
    'pages/index.tsx',
    'export default function HomePage({ content }: PageProps<Content>) {',
    `import { usePage } from '#page';
export default function HomePage({ content }: PageProps<Content>) {
  usePage().addRule('#boats', '--shown:url(/favicon.svg)');`,
  );
  await other.build({ base: '/site' });
  const style = allMatches(published(other, 'index.html'), /<style>(.*?)<\/style>/g)[0];
  expect(style).toContain('#boats{--shown:url(/site/favicon.svg)}');
  const elsewhere = allMatches(published(other, 'guides/index.html'), /<style>(.*?)<\/style>/g)[0];
  expect(elsewhere).not.toContain('#boats');
});

describe('a picture', () => {
  const named = (name: string) => files.filter((file) => file.startsWith(`assets/${name}-`));

  test('that is a drawing is published unchanged', () => {
    const [drawing = '', ...others] = named('heron');
    expect(others).toEqual([]);
    expect(published(site, drawing)).toBe(
      readFileSync(join(site.root, 'content/pictures/heron.svg'), 'utf8'),
    );
    expect(home).toContain(`<img src="/${drawing}" width="400" height="300"`);
  });

  test('that is a photograph has the requested widths up to its own, and is never enlarged', async () => {
    const sizes = named('curlew').map(async (file) => {
      const { width, height } = await sharp(join(site.out, file)).metadata();
      return `${width}x${height}.${file.split('.')[1]}`;
    });
    const made = ['100x60.avif', '100x60.webp', '40x24.avif', '80x48.avif'];
    expect(await Promise.all(sizes)).toEqual(made);
    expect(home).toMatch(/srcSet="\/assets\/curlew-40x24-[^"]+\.avif 80w, [^"]+\.avif 100w"/);
    expect(home).toMatch(/<img src="\/assets\/curlew-100x60-\w+\.webp" width="100" height="60"/);
  });

  test('that is too large a drawing is converted like a photograph, at any width', async () => {
    const other = copySite();
    other.edit(
      'content/pictures/heron.svg',
      '</svg>',
      `<path d="${'M0 0h1'.repeat(20_001)}"/></svg>`,
    );
    await other.build();
    const widest = Object.keys(snapshot(other.out)).find((file) => /heron-400.*avif$/.test(file));
    expect(await sharp(join(other.out, widest ?? '')).metadata()).toMatchObject({ height: 300 });
  });

  test('is made once: a second build makes none', async () => {
    const other = copySite();
    // Bytes that are in no cache.
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const photograph = { width: 80, height: 48, channels: 3, background: '#000', noise } as const;
    other.write(
      'content/pictures/curlew.png',
      await sharp({ create: photograph }).png().toBuffer(),
    );
    const made: number[] = [];
    const onProgress: Progress = (_done, total) => made.push(total);
    await other.build({ onProgress });
    expect(made).toEqual([3, 3, 3]);
    await other.build({ onProgress });
    expect(made).toHaveLength(3);
  });
});

describe('a drawing that runs a script is refused', () => {
  test('with its file, the reason and what to do', async () => {
    const other = copySite();
    const script = '<script>alert(1)</script></svg>';
    other.edit('content/pictures/heron.svg', '</svg>', script);
    expect(await other.problems()).toEqual([
      expect.objectContaining({
        file: 'content/boats.yaml',
        found: expect.stringContaining('heron.svg, which runs a script'),
        advice: 'save the picture again as svg, png or jpg, with that file extension',
      }),
    ]);
  });

  test('also if it was measured under the name of a photograph', async () => {
    const other = copySite();
    const drawing = readFileSync(join(other.root, 'content/pictures/heron.svg'), 'utf8');
    const hostile = drawing.replace('</svg>', '<script>alert(2)</script></svg>');
    other.write('content/pictures/curlew.png', hostile);
    await other.build();
    other.write('content/pictures/heron.svg', hostile);
    expect(await other.problems()).toMatchObject([{ file: 'content/boats.yaml' }]);
  });

  test('while colours and shapes defined in the drawing are fine', async () => {
    const other = copySite();
    const own = '<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0h9v9z"/>';
    other.edit('content/pictures/heron.svg', '</svg>', `${own}<use href="#a"/></svg>`);
    await other.build();
  });
});

test('quotation marks and apostrophes in texts become typographic; code and addresses stay', async () => {
  const other = copySite();
  other.edit(
    'content/boats.yaml',
    'name: Curlew of {harbour}',
    `name: "The 'Curlew' isn't \\"old\\""`,
  );
  other.edit(
    'content/guides/knots.md',
    '## The bowline',
    `## ⚓️ ⚓️\n\nTwo anchors.\n\n## Sailors' "bowline"\n\nDon't say \`"it's"\` ("it's") in [a letter](https://a.example/?q='x').\n\n## The bowline`,
  );
  await other.build();
  expect(published(other, 'boats/curlew/index.html')).toContain('The ‘Curlew’ isn’t “old”');
  const knots = published(other, 'guides/knots/index.html');
  expect(knots).toContain('id="sailors-bowline"><h2>Sailors’ “bowline”</h2>');
  // A heading without letters gets an address too.
  expect(knots).toContain('id="section-1"><h2>⚓️ ⚓️</h2>');
  expect(knots).toContain(
    "Don’t say <code>&quot;it's&quot;</code> (“it’s”) in <a href=\"https://a.example/?q='x'\">",
  );
});

test('a byte-order mark and Windows line ends in content make no difference', async () => {
  const other = copySite();
  const [boats, knots, tide] = [
    'content/boats.yaml',
    'content/guides/knots.md',
    'content/tide.json',
  ];
  for (const file of [boats, knots, tide]) {
    const text = published({ ...site, out: site.root }, file);
    other.write(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  }
  await other.build();
  expect(snapshot(other.out)).toEqual(snapshot(site.out));
});

test('a group of pages brings its own document and content, and can be left out', async () => {
  const other = copySite();
  other.write(
    'pages/(extra)/_document.tsx',
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  );
  other.write(
    'pages/(extra)/more.tsx',
    `export const head = { title: 'More', description: 'More' };
export default ({ content }) => <a href="/extra/more.txt">{content.more.text}</a>;`,
  );
  other.write(
    'content/extra/index.ts',
    `import { z } from 'zod';
import { record } from '#content';
export const collections = { more: record('extra/more.yaml', z.object({ text: z.string() })) };`,
  );
  other.write('content/extra/more.yaml', 'text: More of {harbour}');
  other.write('static/extra/more.txt', 'More');
  await other.build();
  expect(published(other, 'more/index.html')).toBe(
    '<!doctype html><html lang="en"><head></head><body><a href="/extra/more.txt">More of Tern Harbour (TXT, 0.004 kB)</a></body></html>',
  );
  expect(existsSync(join(other.out, 'extra/more.txt'))).toBe(true);

  other.write('content/groups.yaml', 'extra: false');
  await other.build();
  expect(snapshot(other.out)).toEqual(snapshot(site.out));
});

test('a page group whose folders are missing counts as left out', async () => {
  const other = copySite();
  other.write('content/groups.yaml', 'extra: true\n');
  await other.build();
  expect(snapshot(other.out)).toEqual(snapshot(site.out));
});
