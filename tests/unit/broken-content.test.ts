import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatProblem, type Problem } from '../../scripts/base/problems.ts';
import { readMarkdown } from '../../scripts/content/markdown.ts';
import { copySite, type Site, snapshot } from './fixture-site.ts';

const good = copySite();
let before: Record<string, string>;

beforeAll(async () => {
  await good.build();
  before = snapshot(good.out);
});

type Row = { what: string; change: (site: Site) => void; problems: Problem[] };

const boats = 'content/boats.yaml';
const knots = 'content/guides/knots.md';
const tide = 'content/tide.json';
const harbour = 'content/harbour.yaml';
const byBoats = { file: boats, usedBy: ['/boats/[slug]/', '/'] };
const weight = 'Weight of the font, or the range of weights of a variable font.';
const byFonts = { file: 'content/fonts.yaml', usedBy: [] };
const byGuides = { file: knots, usedBy: ['/guides/knots/'] };
const byTide = { file: tide, usedBy: ['/tide.txt'] };

const rows: Row[] = [
  {
    what: 'a missing required field',
    change: (site) => site.edit(boats, '  feet: 21\n', ''),
    problems: [
      {
        ...byBoats,
        line: 2,
        field: '[0].feet',
        expected: 'a number',
        found: 'nothing',
        advice: 'add the field',
      },
    ],
  },
  {
    what: 'a value of the wrong type',
    change: (site) => site.edit(boats, 'feet: 18.5', 'feet: long'),
    problems: [
      {
        ...byBoats,
        line: 11,
        field: '[1].feet',
        expected: 'a number',
        found: '"long"',
      },
    ],
  },
  {
    what: 'an unknown field, with the intended one',
    change: (site) => site.edit(boats, 'note:', 'ntoe:'),
    problems: [
      {
        ...byBoats,
        line: 16,
        field: '[1].ntoe',
        expected: 'one of the fields slug, name, feet, icon, picture, alt, href, note, sample',
        found: 'the unknown field "ntoe"',
        nearest: 'note',
      },
    ],
  },
  {
    what: 'a misspelt icon, with the intended one',
    change: (site) => site.edit(boats, 'icon: sailboat', 'icon: sailbaot'),
    problems: [
      {
        ...byBoats,
        line: 5,
        field: '[0].icon',
        expected: expect.stringMatching(/^one of \d{4} known values$/),
        found: '"sailbaot"',
        nearest: 'sailboat',
      },
    ],
  },
  {
    what: 'the beginning of the name of an icon, with the rest',
    change: (site) => site.edit(boats, 'icon: sailboat', 'icon: waves'),
    problems: [
      {
        ...byBoats,
        line: 5,
        field: '[0].icon',
        expected: expect.stringMatching(/^one of \d{4} known values$/),
        found: '"waves"',
        nearest: 'waves-arrow-down',
      },
    ],
  },
  {
    what: 'a misspelt picture, with the intended one',
    change: (site) => site.edit(boats, 'picture: curlew.png', 'picture: curlw.png'),
    problems: [
      {
        ...byBoats,
        line: 13,
        field: '[1].picture',
        expected: 'a picture in content/pictures',
        found: 'no file "curlw.png"',
        advice: 'add the file there, or name one that exists',
        nearest: 'curlew.png',
      },
    ],
  },
  {
    what: 'a picture that cannot be read',
    change: (site) => site.write('content/pictures/curlew.png', 'no picture'),
    problems: [
      {
        ...byBoats,
        line: 13,
        field: '[1].picture',
        expected: 'a picture in content/pictures',
        found: 'curlew.png, which is not a picture, despite its name',
        advice: 'save the picture again as svg, png or jpg, with that file extension',
      },
    ],
  },
  {
    what: 'a picture that is a circular symbolic link',
    change: (site) => {
      site.remove('content/pictures/curlew.png');
      site.link('content/pictures/curlew.png', 'curlew.png');
    },
    problems: [
      {
        file: 'content/pictures/curlew.png',
        expected: 'a symbolic link to a file or folder inside the site',
        found: 'a link to curlew.png, which is not there',
        advice: 'put what it leads to in its place, or remove the link',
      },
    ],
  },
  {
    what: 'an empty text',
    change: (site) => site.edit(boats, 'alt: A boat at anchor', 'alt: "  "'),
    problems: [
      {
        ...byBoats,
        line: 14,
        field: '[1].alt',
        expected: 'a text that is not empty',
        found: '"  "',
      },
    ],
  },
  {
    what: 'a link that would run a script',
    change: (site) => site.edit(boats, 'href: /boats/heron/', 'href: javascript:alert(1)'),
    problems: [
      {
        ...byBoats,
        line: 8,
        field: '[0].href',
        expected: 'a link: /route/, /route/#anchor, #anchor, https://…, mailto:…, tel:… or sms:…',
        found: '"javascript:alert(1)"',
      },
    ],
  },
  {
    what: 'a slug shared by two records',
    change: (site) => site.edit(boats, 'slug: curlew', 'slug: heron'),
    problems: [
      {
        ...byBoats,
        line: 9,
        field: '[1].slug',
        expected: 'a slug that no other record of the collection has',
        found: '"heron", which content/boats.yaml:2 also has',
        advice: 'give one of the two another slug',
      },
    ],
  },
  {
    what: 'a duplicate field',
    change: (site) => site.edit(boats, '  feet: 21\n', '  feet: 21\n  feet: 22\n'),
    problems: [
      {
        ...byBoats,
        line: 5,
        expected: 'valid YAML',
        found: 'feet: 22  (Map keys must be unique)',
        advice: 'remove one of the two fields with this name',
      },
    ],
  },
  {
    what: 'a duplicate field in JSON, once with a space before its colon',
    change: (site) => site.edit(tide, '"metres":', '"place" : "Here",\n  "metres":'),
    problems: [
      {
        ...byTide,
        line: 3,
        expected: 'valid JSON',
        found: '"place" : "Here",  (Map keys must be unique)',
        advice: 'remove one of the two fields with this name',
      },
    ],
  },
  {
    what: 'malformed YAML',
    change: (site) => site.edit(boats, 'name: Heron', 'name: Heron: a boat'),
    problems: [
      {
        ...byBoats,
        line: 3,
        expected: 'valid YAML',
        found: 'name: Heron: a boat  (Nested mappings are not allowed in compact mappings)',
        advice: expect.stringMatching(/^put a text that contains ": " in quotes/),
      },
    ],
  },
  {
    what: 'YAML that repeats itself endlessly',
    change: (site) => {
      const lines = Array.from({ length: 9 }, (_, n) => `- &a${n + 1} [${`*a${n}, `.repeat(9)}]`);
      site.write(boats, ['- &a0 [x]', ...lines].join('\n'));
    },
    problems: [
      {
        ...byBoats,
        expected: 'valid YAML',
        found: expect.stringContaining('Excessive alias count'),
        advice: expect.stringContaining('* or & in quotes'),
      },
    ],
  },
  {
    what: 'malformed front matter',
    change: (site) => site.edit(knots, 'title: Knots', 'title: [Knots'),
    problems: [
      {
        ...byGuides,
        line: 3,
        expected: 'valid YAML',
        found: expect.stringMatching(/^minutes: 4 {2}\(.* end with a \]\)$/),
        advice: expect.stringMatching(/^close each \[/),
      },
    ],
  },
  {
    what: 'a wrong field in front matter',
    change: (site) => site.edit(knots, 'minutes: 4', 'minutes: four'),
    problems: [
      {
        ...byGuides,
        line: 3,
        field: 'minutes',
        expected: 'a number',
        found: '"four"',
      },
    ],
  },
  {
    what: 'a document without front matter',
    change: (site) => site.write(knots, '# Knots\n'),
    problems: [
      {
        ...byGuides,
        line: 1,
        expected: 'front matter: fields between two lines of ---',
        found: 'none',
        advice: 'write --- alone in the first line of the file, and again below the fields',
      },
    ],
  },
  {
    what: 'a document whose name is not a valid address, with one that is',
    change: (site) =>
      site.write('content/guides/Große Knoten.md', '---\ntitle: Big\nminutes: 4\n---'),
    problems: [
      {
        file: 'content/guides/Große Knoten.md',
        usedBy: ['/guides/[guide]/'],
        expected:
          'a file name with only a to z, digits and single hyphens, for the address of the page',
        found: 'Große Knoten.md',
        nearest: 'grosse-knoten.md',
        advice: 'rename the file',
      },
    ],
  },
  {
    what: 'a document with a title besides that of its page',
    change: (site) => site.edit(knots, '## The bowline', '# The bowline'),
    problems: [
      {
        ...byGuides,
        line: 7,
        expected: 'headings that begin with ##, since the page already has a title',
        found: '# The bowline',
        advice: 'write ## The bowline',
      },
    ],
  },
  {
    what: 'a document with a duplicate heading, beside code that looks like one',
    change: (site) =>
      site.edit(knots, '## The bowline', '## The bowline\n\n```\n## code\n```\n\nThe Bowline\n---'),
    problems: [
      {
        ...byGuides,
        line: 13,
        expected: 'unique headings, since each is an anchor of the page',
        found: 'a second heading "The Bowline"',
        advice: 'reword one of the two headings',
      },
    ],
  },
  {
    what: 'a document with a duplicate heading',
    change: (site) => site.edit(knots, '## The bowline', '## The bowline\n\n## The Bowline'),
    problems: [
      {
        ...byGuides,
        line: 9,
        expected: 'unique headings, since each is an anchor of the page',
        found: 'a second heading "The Bowline"',
        advice: 'reword one of the two headings',
      },
    ],
  },
  {
    what: 'front matter without an end',
    change: (site) => site.edit(knots, 'minutes: 4\n---', 'minutes: 4 ---'),
    problems: [
      {
        ...byGuides,
        line: 1,
        expected: 'front matter: fields between two lines of ---',
        found: 'none',
        advice: 'write --- alone in the first line of the file, and again below the fields',
      },
    ],
  },
  {
    what: 'JSON with a missing bracket',
    change: (site) => site.edit(tide, '1.1]', '1.1'),
    problems: [
      {
        ...byTide,
        line: 4,
        expected: 'valid JSON',
        found: expect.stringContaining('end with a ]'),
        advice: expect.stringContaining('close each { and ['),
      },
    ],
  },
  {
    what: 'JSON with an unquoted text',
    change: (site) => site.edit(tide, '"{harbour}"', 'Tern'),
    problems: [
      {
        ...byTide,
        line: 2,
        expected: 'valid JSON',
        found: '"place": Tern,  (Unresolved plain scalar "Tern")',
        advice: expect.stringContaining('texts in double quotes'),
      },
    ],
  },
  {
    what: 'a text that is not UTF-8',
    change: (site) => site.write(boats, Buffer.from('- slug: heron\n  name: H\xe9ron\n', 'latin1')),
    problems: [
      {
        ...byBoats,
        line: 2,
        expected: 'UTF-8 text',
        found: 'bytes that are not UTF-8',
        advice: 'save the file again as UTF-8',
      },
    ],
  },
  {
    what: 'binary data in place of a text',
    change: (site) => site.write(boats, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])),
    problems: [
      {
        ...byBoats,
        expected: 'a text file',
        found: 'binary data',
        advice: 'restore the file',
      },
    ],
  },
  {
    what: 'a text that an editor saved as UTF-16',
    change: (site) => site.write(boats, Buffer.from('\uFEFF- slug: heron\n', 'utf16le')),
    problems: [
      {
        ...byBoats,
        expected: 'UTF-8 text',
        found: 'UTF-16 text',
        advice: 'save the file again as UTF-8',
      },
    ],
  },
  {
    what: 'an unresolved merge',
    change: (site) =>
      site.edit(
        knots,
        'minutes: 4',
        '<<<<<<< HEAD\nminutes: 4\n=======\nminutes: 5\n>>>>>>> other',
      ),
    problems: [
      {
        ...byGuides,
        line: 3,
        expected: 'a finished merge',
        found: '<<<<<<<, which Git leaves where two versions differ',
        advice: 'keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>',
      },
    ],
  },
  {
    what: 'a merge with only its last mark left',
    change: (site) => site.edit(knots, 'minutes: 4', 'minutes: 4\n>>>>>>> other'),
    problems: [
      {
        ...byGuides,
        line: 4,
        expected: 'a finished merge',
        found: '>>>>>>>, which Git leaves where two versions differ',
        advice: 'keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>',
      },
    ],
  },
  {
    what: 'a file that is far too large',
    change: (site) => site.write(boats, '# large\n'.repeat(700_000)),
    problems: [{ ...byBoats, expected: 'a text file of at most 5 MB', found: '5.6 MB' }],
  },
  {
    what: 'a missing file',
    change: (site) => site.remove('content/harbour.yaml'),
    problems: [
      {
        file: 'content/harbour.yaml',
        expected: 'the file of the collection "harbour"',
        found: 'no such file',
        advice:
          'restore the file, or remove its collection from content/index.ts, and the code that reads it',
        usedBy: ['every page'],
      },
    ],
  },
  {
    what: 'a collection that content does not export',
    change: (site) =>
      site.edit('content/index.ts', 'export const collections', 'const collections'),
    problems: [
      {
        file: 'content/index.ts',
        field: 'collections',
        expected: 'export const collections: the kinds of records',
        found: 'no such export',
      },
    ],
  },
  {
    what: 'a collection that a page group also has',
    change: (site) =>
      site.write(
        'content/extra/index.ts',
        "import { collections as all } from '../index.ts';\nexport const collections = { tide: all.tide };\n",
      ),
    problems: [
      {
        file: 'content/index.ts',
        field: 'collections.tide',
        expected: 'a name that no other collection has',
        found: 'tide, which content/extra/index.ts also has',
      },
    ],
  },
  {
    what: 'a page group that the site does not have, with the intended one',
    change: (site) => {
      site.write('pages/(extra)/more.tsx', 'export const head = {};');
      site.write('content/groups.yaml', '# groups\nextar: false\n');
    },
    problems: [
      {
        file: 'content/groups.yaml',
        line: 2,
        field: 'extar',
        expected: 'one of the fields extra',
        found: 'the unknown field "extar"',
        nearest: 'extra',
      },
    ],
  },
  {
    what: 'a part of a value with several forms',
    change: (site) => addFont(site, 'fallback.woff2', '{ min: 400, mx: 700 }'),
    problems: [
      {
        ...byFonts,
        line: 3,
        field: '[0].weight.mx',
        expected: expect.any(String),
        found: 'the unknown field "mx"',
        nearest: 'max',
        meaning: 'Heaviest weight, such as 600.',
      },
    ],
  },
  {
    what: 'a value that fits none of several forms',
    change: (site) => addFont(site, 'fallback.woff2', 'bold'),
    problems: [
      {
        ...byFonts,
        line: 3,
        field: '[0].weight',
        expected: 'a number or fields: lines such as "name: value"',
        found: '"bold"',
        meaning: weight,
      },
    ],
  },
  {
    what: 'a missing font file',
    change: (site) => addFont(site, './fonts/tern.woff2', '400'),
    problems: [
      {
        file: 'content/fonts.yaml',
        field: 'Tern',
        expected: 'a font file in an installed npm package, or ./ and a path from the root',
        found: './fonts/tern.woff2',
      },
    ],
  },
  ...['', 'cut off', '<html>Sign in</html>'].map((text) => ({
    what: `a font file that is not a font: ${JSON.stringify(text)}`,
    change: (site: Site) => {
      addFont(site, './fonts/tern.woff2', '400');
      site.write('fonts/tern.woff2', text);
    },
    problems: [
      {
        file: 'content/fonts.yaml',
        field: 'Tern',
        expected: 'a font file that can be read',
        found: './fonts/tern.woff2, which is damaged or not a font',
        advice: 'replace it with an intact copy of the font file',
      },
    ],
  })),
  {
    what: 'a lightest weight above the heaviest',
    change: (site) => addFont(site, 'fallback.woff2', '{ min: 600, max: 400 }'),
    problems: [
      {
        ...byFonts,
        line: 3,
        field: '[0].weight',
        expected: 'a min that is not greater than max',
        found: '{"min":600,"max":400}',
        meaning: weight,
      },
    ],
  },
  {
    what: 'a fallback font that would end its rule in the style sheet',
    change: (site) => {
      addFont(site, 'fallback.woff2', '400');
      site.edit('content/fonts.yaml', '[serif]', '["serif}html{display:none"]');
    },
    problems: [
      expect.objectContaining({
        field: '[0].generic[0]',
        expected: 'a name of Latin letters, digits, spaces and hyphens',
        found: '"serif}html{display:none"',
      }),
    ],
  },
  {
    what: 'a font name that no style sheet can contain',
    change: (site) => {
      addFont(site, 'fallback.woff2', '400');
      site.edit('content/fonts.yaml', 'family: Tern', 'family: Tern"}/../');
    },
    problems: [
      {
        ...byFonts,
        line: 1,
        field: '[0].family',
        expected: 'a name of Latin letters, digits, spaces and hyphens',
        found: '"Tern\\"}/../"',
        meaning: 'Name of the font in style sheets, such as Instrument Sans.',
      },
    ],
  },
  ...['', '# All sold.\n'].map((text) => ({
    what: `a list without any record: ${JSON.stringify(text)}`,
    change: (site: Site) => site.write(boats, text),
    problems: [
      {
        ...byBoats,
        line: 1,
        expected: 'a list: lines that begin with "- "',
        found: 'nothing',
        advice: 'add records, or write [] if there are none',
      },
    ],
  })),
  ...['', '# Later.\n'].map((text) => ({
    what: `a file without any field: ${JSON.stringify(text)}`,
    change: (site: Site) => site.write(harbour, text),
    problems: [
      {
        file: harbour,
        line: 1,
        expected: 'fields: lines such as "name: value"',
        found: 'nothing',
        advice: 'add the fields, or restore the file',
        usedBy: ['every page'],
      },
    ],
  })),
  ...['\x01', '\v', '\f', '\x7f'].map((character) => ({
    what: `a control character: ${JSON.stringify(character)}`,
    change: (site: Site) => site.edit(harbour, 'Tern Harbour', `Tern${character} Harbour`),
    problems: [
      {
        file: harbour,
        line: 2,
        expected: 'a text without control characters',
        found: JSON.stringify(character),
        advice: 'delete the character, which editors show in a special way or not at all',
        usedBy: ['every page'],
      },
    ],
  })),
  ...['\x93', '\u2028', '\u2029'].map((character) => ({
    what: `a character that no browser shows: ${encodeURIComponent(character)}`,
    change: (site: Site) => site.edit('content/guides/knots.md', 'See the', `See${character} the`),
    problems: [
      {
        file: 'content/guides/knots.md',
        line: 9,
        expected: 'a text without control characters',
        found: `"\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}"`,
        advice: 'delete the character, which editors show in a special way or not at all',
        usedBy: expect.arrayContaining(['/guides/knots/']),
      },
    ],
  })),
  ...['\\u0000', '\\u0001', '\\u000b', '\\u2028', '\\ud800'].map((character) => ({
    what: `a control character, or half a character, by its number: ${character}`,
    change: (site: Site) => site.edit(tide, '"place": "', `"place": "${character}`),
    problems: [
      {
        ...byTide,
        line: 2,
        field: 'place',
        expected: 'a text without control characters and halves of characters',
        found: expect.stringContaining('\\'),
      },
    ],
  })),
  ...['0412', '+256'].map((number) => ({
    what: `a number in place of a text, shown as it is written: ${number}`,
    change: (site: Site) => site.edit(harbour, 'Tern Harbour', number),
    problems: [
      {
        file: harbour,
        line: 2,
        field: 'name',
        expected: 'a text',
        found: number,
        advice: `put it in quotes: "${number}"`,
        usedBy: ['every page'],
      },
    ],
  })),
];

function addFont(site: Site, file: string, weight: string): void {
  const index = 'content/index.ts';
  site.edit(index, 'documents, ', 'documents, fontSchema, ');
  site.edit(
    index,
    'boats: records(',
    "fonts: records('fonts.yaml', fontSchema),\n  boats: records(",
  );
  const rest = 'features: [kern]\n  preload: true\n  role: sans\n  generic: [serif]';
  const font = `- family: Tern\n  file: ${file}\n  weight: ${weight}\n  fallback: Arial\n  ${rest}\n`;
  site.write('content/fonts.yaml', font);
}

test('of a file with a single long line, an error shows only the beginning', async () => {
  const site = copySite();
  site.write(tide, `{ "place": ${JSON.stringify('high '.repeat(80_000))}, metres: [] }`);
  const [problem] = await site.problems();
  if (!problem) throw new Error('the build reports nothing');
  expect(problem).toMatchObject({ file: tide, line: 1, expected: 'valid JSON' });
  expect(formatProblem(problem).length).toBeLessThan(1500);
});

test('every kind of mistake is covered', () => {
  console.log(`${rows.length} broken texts, each refused with its place`);
  expect(rows.length).toBeGreaterThan(25);
});

describe('content is refused with its place, and the published site stays unchanged:', () => {
  test.each(rows)('$what', async ({ change, problems }) => {
    const site = copySite(good.out);
    change(site);
    expect(await site.problems()).toEqual(problems);
    expect(snapshot(good.out)).toEqual(before);
  });
});

test('everything wrong with content is reported in one run', async () => {
  const site = copySite();
  site.edit(boats, 'icon: anchor', 'icon: ancor');
  site.edit(boats, 'picture: heron.svg', 'picture: hern.svg');
  site.edit(knots, 'minutes: 4', 'minuts: 4');
  site.write(tide, '{');
  const places = (await site.problems()).map(({ file, line, field }) => [file, line, field]);
  expect(places).toEqual([
    [boats, 12, '[1].icon'],
    [knots, 3, 'minuts'],
    [tide, 1, undefined],
    [boats, 6, '[0].picture'],
  ]);
});

test.each([
  ['that is not UTF-8', Buffer.from('- name: caf\xe9\n', 'latin1')],
  ['that is empty', ''],
])('a list %s is one problem, and its length is not a second one', async (_what, bytes) => {
  const site = copySite();
  site.write(boats, bytes);
  expect(await site.problems()).toMatchObject([{ file: boats }]);
});

test('check:content also reads the budgets and the moved addresses', () => {
  const site = copySite();
  site.edit('content/redirects.yaml', 'from: ', 'form: ');
  site.write('content/budgets.yaml', '- pages: 3\n');
  site.edit(boats, 'icon: anchor', 'icon: ancor');
  const command = join(import.meta.dirname, '../../scripts/command.js');
  const run = spawnSync('node', [command, 'check-content', '--root', site.root], {
    encoding: 'utf8',
  });
  expect(run.status).toBe(1);
  for (const file of [boats, 'content/redirects.yaml', 'content/budgets.yaml'])
    expect(run.stderr).toMatch(new RegExp(`^${file}:\\d`, 'm'));
});

test('columns of a table are aligned by a class, since the security policy allows no style attributes', () => {
  const text = '|a|b|c|\n|:--|:-:|--:|\n|1|2|3|\n';
  const [{ html } = { html: '' }] = readMarkdown(text).sections;
  expect(html).not.toContain('style=');
  expect(html).toContain('<td class="column-right">3</td>');
});
