/**
 * Whatever a site's own code throws is a problem with the file and line of that code, and with the
 * page and the record that it was about.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { esbuild } from '../../scripts/base/node-bundle.js';
import { createLiveSite } from '../../scripts/serve/live-site.ts';
import { createPreviewServer } from '../../scripts/serve/server.ts';
import { copySite, published, type Site } from './fixture-site.ts';
import { rawRequest } from './raw-request.ts';

// What it keeps bundled would end in a trace of esbuild's if its worker ended while busy.
afterAll(() => esbuild().stop());

const content = 'content/index.ts';
const runs = 'code that runs without an error';
const thrown = "throw new Error('low tide');";

/** The line of a text in a file of a site, which must say it. */
function lineOf(site: Site, file: string, text: string): number {
  const lines = site.read(file).split('\n');
  const at = lines.findIndex((line) => line.includes(text));
  expect(at).toBeGreaterThanOrEqual(0);
  return at + 1;
}

const refine = (code: string) => (site: Site) =>
  site.edit(content, '      feet: z.number(),', `      feet: z.number().${code},`);

test.each([
  ['a refine', refine(`refine((feet) => {\n ${thrown}\n return feet; })`)],
  ['a transform', refine(`transform((feet) => {\n ${thrown}\n return feet; })`)],
  ['a check of several fields', refine(`check(() => {\n ${thrown}\n })`)],
])('%s that throws is named with the record', async (_, change) => {
  const site = copySite();
  change(site);
  const line = lineOf(site, content, thrown);
  const [problem] = await site.problems();
  expect(problem).toMatchObject({ file: content, line, expected: runs, found: 'low tide' });
  expect(problem?.record).toMatch(/^content\/boats\.yaml:\d+ {2}\[0\]$/);
});

test('an asynchronous refine is named with the record', async () => {
  const site = copySite();
  refine('refine(async (feet) => feet > 2)')(site);
  const [problem] = await site.problems();
  expect(problem?.found).toContain('Promise');
  expect(problem?.record).toContain('content/boats.yaml');
});

test.each([
  [
    'the placeholders of a collection',
    (site: Site) =>
      site.edit(content, '({ name }) => ({ harbour: name })', `() => {\n ${thrown}\n return {}; }`),
  ],
  [
    'the language of content',
    (site: Site) =>
      site.edit(
        content,
        'export type',
        `export const lang = () => {\n ${thrown}\n };\nexport type`,
      ),
  ],
  [
    'the words of numbers',
    (site: Site) =>
      site.edit(
        content,
        'export type',
        `export const numberWords = () => {\n ${thrown}\n };\nexport type`,
      ),
  ],
])('%s that throws is named with its line', async (_, change) => {
  const site = copySite();
  change(site);
  const line = lineOf(site, content, thrown);
  expect(await site.problems()).toMatchObject([
    { file: content, line, expected: runs, found: 'low tide' },
  ]);
});

test.each([
  ['is none', "export const lang = () => 'en_UK';"],
  ['is missing', 'export const lang = () => undefined;'],
])('a language tag of the content that %s is an error of that file', async (_, code) => {
  const site = copySite();
  site.edit(content, 'export type', `${code}\nexport type`);
  const found = expect.stringMatching(/locale/i);
  expect(await site.problems()).toMatchObject([{ file: content, found }]);
});

test('code that fails on wrong content is not reported beside what is wrong', async () => {
  const site = copySite();
  site.edit(
    content,
    '({ name }) => ({ harbour: name })',
    '({ name }) => ({ harbour: name.toUpperCase() })',
  );
  site.edit('content/harbour.yaml', 'name:', 'nam:');
  const problems = await site.problems();
  expect(problems.map(({ file }) => file)).toEqual(['content/harbour.yaml']);
});

test.each([
  "Promise.reject(new Error('low tide'));",
  "setTimeout(() => { throw new Error('low tide'); });",
])('check:content names the line of an error that comes later: %s', (code) => {
  const site = copySite();
  site.edit(content, 'export ', `${code}\nexport `);
  const command = join(import.meta.dirname, '../../scripts/command.js');
  const arguments_ = [command, 'check-content', '--root', site.root];
  const { status, stdout, stderr } = spawnSync(process.execPath, arguments_, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`${content}:${lineOf(site, content, code)}\n`);
  expect(stderr).toContain('found     an error after that: low tide');
});

const withCard = (code: string) => {
  const site = copySite();
  site.write('pages/_card.ts', `export default async () => {\n${code}\n};`);
  site.edit(
    'components/frame/Frame.tsx',
    '<head>',
    '<head><meta property="og:image" content={usePage().socialCard({ says: 1 })} />',
  );
  return site;
};

test.each([
  ['that throws', thrown, { line: 2, expected: runs, found: 'low tide' }],
  ['that is no text', 'return 7;', { found: 'number' }],
  [
    'that is no picture',
    "return '<p>low tide</p>';",
    { expected: 'a drawing, as the text of an SVG' },
  ],
])(
  'the drawing of a social card %s is named with a page that shows it',
  async (_, code, expected) => {
    const [problem] = await withCard(code).problems();
    expect(problem).toMatchObject({ file: 'pages/_card.ts', ...expected });
    expect(problem?.usedBy).toHaveLength(1);
  },
);

test('an endpoint that throws or waits is named', async () => {
  const site = copySite();
  site.write('pages/ebb.txt.ts', `export default () => {\n${thrown}\n};`);
  site.write('pages/flood.txt.ts', "export default async () => '';");
  expect(await site.problems()).toMatchObject([
    { file: 'pages/ebb.txt.ts', line: 2, found: 'low tide' },
    { file: 'pages/flood.txt.ts', found: 'a promise' },
  ]);
});

test('a component that fails is named with its line and the pages that have it', async () => {
  const site = copySite();
  site.edit('pages/index.tsx', '<BoatCard key={boat.slug} boat={boat} />', '<BoatCard boat={7} />');
  const line = lineOf(site, 'components/boat-card/BoatCard.tsx', 'usePage().picture(');
  const [problem] = await site.problems();
  expect(problem).toMatchObject({
    file: 'components/boat-card/BoatCard.tsx',
    line,
    expected: runs,
    usedBy: ['/'],
  });
});

test('markup that React refuses is named with its line, and what a page throws is told in words', async () => {
  const site = copySite();
  const head = "export const head = { title: 'A', description: 'A' };";
  const pages = {
    object: 'return <p>{content.boats[0]}</p>;',
    missing: 'return <content.gone />;',
    text: "throw 'low tide';",
    thing: "throw { tide: 'low' };",
    words: 'throw new RangeError();',
    schema: 'z.object({ tide: z.string() }).parse({ tide: 7 });',
  };
  for (const [name, code] of Object.entries(pages))
    site.write(
      `pages/${name}.tsx`,
      `import { z } from 'zod';\n${head}\nexport default ({ content }) => {\n  ${code}\n};\n`,
    );
  const problems = await site.problems();
  const found = problems.map(({ file, line, found, usedBy }) => [file, line, found, usedBy]);
  expect(found).toMatchInlineSnapshot(`
    [
      [
        "pages/missing.tsx",
        4,
        "an element whose component is undefined: correct its import",
        [
          "/missing/",
        ],
      ],
      [
        "pages/object.tsx",
        4,
        "an object among children (slug, name, feet, icon, picture, alt, href), which cannot be shown: show a field of it",
        [
          "/object/",
        ],
      ],
      [
        "pages/schema.tsx",
        4,
        "[ { "expected": "string", "code": "invalid_type", "path": [ "tide" ], "message": "Invalid input: expected string, received number" } ]",
        [
          "/schema/",
        ],
      ],
      [
        "pages/text.tsx",
        undefined,
        "low tide",
        [
          "/text/",
        ],
      ],
      [
        "pages/thing.tsx",
        undefined,
        "{"tide":"low"}, which is no Error, and so has no line",
        [
          "/thing/",
        ],
      ],
      [
        "pages/words.tsx",
        4,
        "RangeError",
        [
          "/words/",
        ],
      ],
    ]
  `);
});

test('an element may have its key after a spread, and is checked like any other', async () => {
  const site = copySite();
  const keyed = (attributes: string) =>
    `{[{ id: 'ebb' }, { id: 'flood' }].map((tide) => <p {...tide} key={tide.id}${attributes}>{tide.id}, {1}</p>)}`;
  site.edit('pages/index.tsx', '<section', `${keyed('')}<section`);
  await site.build();
  expect(published(site, 'index.html')).toContain(
    '<p id="ebb">ebb, 1</p>\n<p id="flood">flood, 1</p>',
  );
  site.edit('pages/index.tsx', keyed(''), keyed(' onClick={() => {}}'));
  const line = lineOf(site, 'pages/index.tsx', 'onClick');
  const found = expect.stringMatching(/^onClick on <p>, which would never run/);
  expect(await site.problems()).toMatchObject([{ file: 'pages/index.tsx', line, found }]);
});

test('in development, a page that fails is missing in a generated file, which is served', async () => {
  const site = copySite();
  site.write(
    'pages/sitemap.xml.ts',
    'export default ({ pages }) => pages.map(({ route }) => route.path).join();',
  );
  site.edit('pages/index.tsx', 'title: content.harbour.name', 'title: content.harbor.name');
  const live = createLiveSite(site.root, (html) => html);
  await live.load(new Set());
  const dir = join(site.root, 'none');
  const server = await createPreviewServer({ dir, handlers: [live.handler] });
  onTestFinished(() => server.close());
  const { status, body } = await rawRequest(server.url, '/sitemap.xml');
  expect(status).toBe(200);
  const listed = body.toString().split(',');
  expect(listed).toContain('/guides/knots/');
  expect(listed).not.toContain('/');
});
