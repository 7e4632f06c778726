import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatProblem } from '../../scripts/base/problems.ts';
import { unprintable } from '../../scripts/content/read-source.ts';
import { loadSite } from '../../scripts/load/load-site.ts';
import { copySite, type Site, snapshot } from './fixture-site.ts';

const good = copySite();
let before: Record<string, string>;

beforeAll(async () => {
  await good.build();
  before = snapshot(good.out);
});

const boats = 'content/boats.yaml';
const knots = 'content/guides/knots.md';
const tide = 'content/tide.json';
const harbour = 'content/harbour.yaml';

/** What a maintainer reads after a change of the site. */
async function messageOf(change: (site: Site) => void): Promise<string> {
  const site = copySite(good.out);
  change(site);
  return site.message();
}

describe('content is refused with its place and what to do:', () => {
  test('a field that is missing, of another type, unknown, misspelt or empty, with the intended one', async () => {
    const says = await messageOf((site) => {
      site.edit(boats, '  feet: 21\n', '');
      site.edit(boats, 'icon: sailboat', 'icon: sailbaot');
      site.edit(boats, 'href: /boats/heron/', 'href: javascript:alert(1)');
      site.edit(boats, 'feet: 18.5', 'feet: long');
      site.edit(boats, 'icon: anchor', 'icon: waves');
      site.edit(boats, 'alt: A boat at anchor', 'alt: "  "');
      site.edit(boats, 'note:', 'ntoe:');
      site.edit(knots, 'minutes: 4', 'minutes: four');
      site.edit(harbour, 'Tern Harbour', '+256');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/boats.yaml:2  [0].feet
        expected  a number
        found     nothing
        to do     add the field

      content/boats.yaml:4  [0].icon
        expected  one of 1908 known values
        found     "sailbaot"
        nearest   sailboat

      content/boats.yaml:7  [0].href
        expected  a link: /route/, /route/#anchor, #anchor, https://…, mailto:…, tel:… or sms:…
        found     "javascript:alert(1)"

      content/boats.yaml:10  [1].feet
        expected  a number
        found     "long"

      content/boats.yaml:11  [1].icon
        expected  one of 1908 known values
        found     "waves"
        nearest   waves-arrow-down

      content/boats.yaml:13  [1].alt
        expected  a text that is not empty
        found     "  "

      content/boats.yaml:15  [1].ntoe
        expected  one of the fields slug, name, feet, icon, picture, alt, href, note, sample
        found     the unknown field "ntoe"
        nearest   note

      content/guides/knots.md:3  minutes
        expected  a number
        found     "four"

      content/harbour.yaml:2  name
        expected  a text
        found     +256
        to do     put it in quotes: "+256""
    `);
  });

  test('a picture that is not there or cannot be read, and a slug that two records share', async () => {
    const says = await messageOf((site) => {
      site.edit(boats, 'picture: heron.svg', 'picture: heorn.svg');
      site.write('content/pictures/curlew.png', 'no picture');
      site.edit(boats, 'slug: curlew', 'slug: heron');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/boats.yaml:9  [1].slug
        expected  a slug that no other record of the collection has
        found     "heron", which content/boats.yaml:2 also has
        to do     give one of the two another slug

      content/boats.yaml:6  [0].picture
        expected  a picture in content/pictures
        found     no file "heorn.svg"
        nearest   heron.svg
        to do     add the file there, or name one that exists

      content/boats.yaml:13  [1].picture
        expected  a picture in content/pictures
        found     curlew.png, which cannot be read (Input buffer contains unsupported image format)
        to do     save the picture again as svg, png or jpg, with that file extension"
    `);
  });

  test('a symbolic link to itself', async () => {
    const says = await messageOf((site) => {
      site.remove('content/pictures/curlew.png');
      site.link('content/pictures/curlew.png', 'curlew.png');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/pictures/curlew.png
        expected  a file or folder of the site itself
        found     a symbolic link
        to do     put what it leads to in its place"
    `);
  });

  test('a duplicate field, and malformed front matter', async () => {
    const says = await messageOf((site) => {
      site.edit(boats, '  feet: 21\n', '  feet: 21\n  feet: 22\n');
      site.edit(knots, 'title: Knots', 'title: [Knots');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/boats.yaml:5
        expected  valid YAML
        found     feet: 22  (Map keys must be unique)
        to do     remove one of the two fields with this name

      content/guides/knots.md:3
        expected  valid YAML
        found     minutes: 4  (Flow sequence in block collection must be sufficiently indented and end with a ])
        to do     put a text in quotes if it begins with a sign or contains ": ", close each [ { " and ', and indent the fields of one record equally, with spaces instead of tabs"
    `);
  });

  test('malformed YAML and JSON, and a document without front matter', async () => {
    const says = await messageOf((site) => {
      site.edit(boats, 'name: Heron', 'name: Heron: a boat');
      site.edit(tide, '1.1]', '1.1');
      site.write(knots, '# Knots\n');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/boats.yaml:3
        expected  valid YAML
        found     name: Heron: a boat  (Nested mappings are not allowed in compact mappings)
        to do     put a text in quotes if it begins with a sign or contains ": ", close each [ { " and ', and indent the fields of one record equally, with spaces instead of tabs

      content/guides/knots.md:1
        expected  front matter: fields between two lines of ---
        found     none
        to do     write --- alone in the first line of the file, and again below the fields

      content/tide.json:4
        expected  valid JSON
        found     Expected ',' or ']' after array element
        to do     write texts in double quotes, commas between values, and close each { and ["
    `);
  });

  test('YAML that repeats itself endlessly, and front matter without an end', async () => {
    const says = await messageOf((site) => {
      const lines = Array.from({ length: 9 }, (_, n) => `- &a${n + 1} [${`*a${n}, `.repeat(9)}]`);
      site.write(boats, ['- &a0 [x]', ...lines].join('\n'));
      site.edit(knots, 'minutes: 4\n---', 'minutes: 4 ---');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/boats.yaml
        expected  valid YAML
        found     Excessive alias count indicates a resource exhaustion attack
        to do     put a text in quotes if it begins with a sign or contains ": ", close each [ { " and ', and indent the fields of one record equally, with spaces instead of tabs

      content/guides/knots.md:1
        expected  front matter: fields between two lines of ---
        found     none
        to do     write --- alone in the first line of the file, and again below the fields"
    `);
  });

  test('valid YAML that says less than what is written: a tag, a name for references, the end of a document', async () => {
    const says = await messageOf((site) => {
      site.edit(boats, 'name: Heron', 'name: !Act now, before the notice');
      site.edit(boats, 'name: Curlew', 'name: "Curlew"  # a quoted ! and & say what they are');
      site.edit(knots, 'title: Knots', 'title: &Knots and bends');
      site.edit(harbour, 'sample: true', 'sample: true\n...');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/boats.yaml:3
        expected  a text that says what is written
        found     !Act now, before the notice  (YAML would leave out the first word)
        to do     put the text in quotes: "!Act now, before the notice"

      content/guides/knots.md:2
        expected  a text that says what is written
        found     &Knots and bends  (YAML would leave out the first word)
        to do     put the text in quotes: "&Knots and bends"

      content/harbour.yaml:6
        expected  a text that says what is written
        found     ...  (YAML would end the file with this line)
        to do     put the text in quotes: "...""
    `);
  });

  test('a text that ends for YAML where a number sign begins', async () => {
    const says = await messageOf((site) => {
      site.edit(boats, 'name: Heron', 'name: Rated #1 in Uganda');
      site.edit(knots, 'title: Knots', 'title: Knots and hitches\t#2 # of three');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/boats.yaml:3
        expected  a text that says what is written
        found     Rated #1 in Uganda  (YAML would end the text before #)
        to do     put the text in quotes: "Rated #1 in Uganda"

      content/guides/knots.md:2
        expected  a text that says what is written
        found     Knots and hitches	#2 # of three  (YAML would end the text before #)
        to do     put the text in quotes: "Knots and hitches\\t#2 # of three""
    `);
  });

  test('a quotation mark that nothing ends, and a text that begins with a star', async () => {
    const says = await messageOf((site) => {
      site.edit(boats, 'name: Curlew of {harbour}', "name: 'Tis the season");
      site.edit(knots, 'title: Knots', 'title: *Note*');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/boats.yaml:10
        expected  valid YAML
        found     name: 'Tis the season  (Missing closing 'quote)
        to do     put a text in quotes if it begins with a sign or contains ": ", close each [ { " and ', and indent the fields of one record equally, with spaces instead of tabs

      content/guides/knots.md:2
        expected  a text that says what is written
        found     *Note*  (YAML would look for a text of this name)
        to do     put the text in quotes: "*Note*""
    `);
  });

  test('a sign that YAML reads as a tag without a name, and a second document', async () => {
    const says = await messageOf((site) => {
      site.edit(boats, 'feet: 21', '# so\n...\n  feet: 21');
      site.edit(knots, 'title: Knots', 'title: ! now');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/boats.yaml:6
        expected  valid YAML
        found     feet: 21  (Source contains multiple documents; please use YAML.parseAllDocuments())
        to do     put a text in quotes if it begins with a sign or contains ": ", close each [ { " and ', and indent the fields of one record equally, with spaces instead of tabs

      content/guides/knots.md:2
        expected  a text that says what is written
        found     ! now  (YAML would leave out the sign)
        to do     put the text in quotes: "! now""
    `);
  });

  test('a text that is not UTF-8, an unresolved merge, and a sign that no page can show', async () => {
    const says = await messageOf((site) => {
      site.write(boats, Buffer.from('- slug: heron\n  name: H\xe9ron\n', 'latin1'));
      site.edit(knots, 'minutes: 4', '<<<<<<< HEAD\nminutes: 4\n=======\nminutes: 5\n>>>>>>> b');
      site.edit(harbour, 'Tern', 'Tern\ufffc');
      site.edit(tide, '"place": "', '"place": "\\ud800');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/boats.yaml:2
        expected  UTF-8 text
        found     other bytes
        to do     save the file again as UTF-8

      content/guides/knots.md:3
        expected  a finished merge
        found     <<<<<<<, which Git leaves where two versions differ
        to do     keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>

      content/tide.json:2  place
        expected  a text without characters that no page can show
        found     "\\ud800{harbour}"

      content/harbour.yaml:2
        expected  a text without characters that no page can show
        found     "\\ufffc"
        to do     delete the character, which editors show in a special way or not at all"
    `);
  });

  test('a text in UTF-16, and a merge with only its last mark left', async () => {
    const says = await messageOf((site) => {
      site.write(boats, Buffer.from('\uFEFF- slug: heron\n', 'utf16le'));
      site.edit(knots, 'minutes: 4', 'minutes: 4\n>>>>>>> other');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/boats.yaml:1
        expected  UTF-8 text
        found     other bytes
        to do     save the file again as UTF-8

      content/guides/knots.md:4
        expected  a finished merge
        found     >>>>>>>, which Git leaves where two versions differ
        to do     keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>"
    `);
  });

  test('a document with a second title, or with a name that is no address', async () => {
    const says = await messageOf((site) => {
      site.edit(knots, '## The bowline', '# The bowline');
      site.write('content/guides/Große Knoten.md', '---\ntitle: Big\nminutes: 4\n---');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/guides/Große Knoten.md
        expected  a file name with only a to z, digits and single hyphens, for the address of the page
        found     Große Knoten.md
        nearest   grosse-knoten.md
        to do     rename the file

      content/guides/knots.md:7
        expected  headings that begin with ##, since the page already has a title
        found     # The bowline
        to do     write ## The bowline"
    `);
  });

  test('a file that no page reads, for its name or its ending', async () => {
    const says = await messageOf((site) => {
      site.write('content/guides/old.markdown', '---\ntitle: Old\nminutes: 4\n---\n');
      site.write('content/guides/new-guide.MD', '---\ntitle: New\nminutes: 4\n---\n');
      site.write('content/baots.yaml', '[]');
      site.write('content/README.md', 'Read me.');
      site.write('content/notes.txt', 'Ask the harbour master.');
      site.write('content/ideas/film.md', 'A film about the quay.');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/baots.yaml
        expected  the name of a file in content/ with texts
        found     baots.yaml, which no page reads
        nearest   boats.yaml
        to do     rename the file, or remove it; pictures come from content/pictures

      content/guides/new-guide.MD
        expected  the name of a file in content/ with texts
        found     guides/new-guide.MD, which no page reads
        nearest   guides/tides.md
        to do     rename the file, or remove it; pictures come from content/pictures

      content/guides/old.markdown
        expected  the name of a file in content/ with texts
        found     guides/old.markdown, which no page reads
        to do     rename the file, or remove it; pictures come from content/pictures"
    `);
  });

  test('a file that is missing', async () => {
    const says = await messageOf((site) => site.remove(harbour));
    expect(says).toMatchInlineSnapshot(`
      "content/harbour.yaml
        expected  the file of the collection "harbour"
        found     no such file
        to do     restore the file, or remove its collection from content/index.ts, and the code that reads it"
    `);
  });

  test('a list without any record, and a file without any field', async () => {
    const says = await messageOf((site) => {
      site.write(boats, '# All sold.\n');
      site.write(harbour, '');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/boats.yaml:1
        expected  a list: lines that begin with "- "
        found     nothing
        to do     add records, or write [] if there are none

      content/harbour.yaml:1
        expected  fields: lines such as "name: value"
        found     nothing
        to do     add the fields, or restore the file"
    `);
  });

  test('a collection that content does not export', async () => {
    const says = await messageOf((site) => {
      site.edit('content/index.ts', 'export const collections', 'const collections');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/index.ts  collections
        expected  export const collections: the kinds of records
        found     no such export"
    `);
  });

  test('a collection that a page group also has, and a page group that the site does not have', async () => {
    const says = await messageOf((site) => {
      const again = "import { collections as all } from '../index.ts';";
      site.write(
        'content/extra/index.ts',
        `${again}\nexport const collections = { tide: all.tide };\n`,
      );
      site.write('pages/(extra)/more.tsx', 'export const head = {};');
      site.write('content/groups.yaml', '# groups\nextar: false\n');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/groups.yaml:2  extar
        expected  one of the fields extra
        found     the unknown field "extar"
        nearest   extra"
    `);
  });

  test('a font whose weight or name is none', async () => {
    const says = await messageOf((site) => {
      addFonts(
        site,
        { weight: '{ min: 400, mx: 700 }' },
        { weight: 'bold' },
        { weight: '{ min: 600, max: 400 }' },
        { family: 'Tern"}/../', generic: '["serif}html{display:none"]' },
      );
    });
    expect(says).toMatchInlineSnapshot(`
      "content/fonts.yaml:3  [0].weight.mx
        expected  one of the fields min, max
        found     the unknown field "mx"
        nearest   max
        meaning   Heaviest weight, such as 600.

      content/fonts.yaml:11  [1].weight
        expected  a number or fields: lines such as "name: value"
        found     "bold"
        meaning   Weight of the font, or the range of weights of a variable font.

      content/fonts.yaml:19  [2].weight
        expected  a min that is not greater than max
        found     {"min":600,"max":400}
        meaning   Weight of the font, or the range of weights of a variable font.

      content/fonts.yaml:25  [3].family
        expected  a name of Latin letters, digits, spaces and hyphens
        found     "Tern\\"}/../"
        meaning   Name of the font in style sheets, such as Instrument Sans.

      content/fonts.yaml:32  [3].generic[0]
        expected  a name of Latin letters, digits, spaces and hyphens
        found     "serif}html{display:none""
    `);
  });

  test('a font whose file is missing', async () => {
    const says = await messageOf((site) => {
      addFonts(site, { file: './fonts/tern.woff2' });
    });
    expect(says).toMatchInlineSnapshot(`
      "content/fonts.yaml:2  Tern
        expected  a font file in an installed npm package, or ./ and a path from the root
        found     ./fonts/tern.woff2"
    `);
  });

  test('a font whose file is none', async () => {
    const says = await messageOf((site) => {
      addFonts(site, { file: './fonts/tern.woff2' });
      site.write('fonts/tern.woff2', '<html>Sign in</html>');
    });
    expect(says).toMatchInlineSnapshot(`
      "content/fonts.yaml:2  Tern
        expected  a font file that can be read
        found     ./fonts/tern.woff2, which is damaged or not a font
        to do     replace it with an intact copy of the font file"
    `);
  });

  test('a list of fonts, of which the second is cut short', async () => {
    const fileOf = (name: string) => fileURLToPath(import.meta.resolve(name));
    const thai = fileOf(
      '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2',
    );
    const latin = fileOf('test-sans/files/instrument-sans-latin-wght-normal.woff2');
    const says = await messageOf((site) => {
      addFonts(site, { file: thai }, { family: 'Skiff', file: './fonts/skiff.woff2' });
      const bytes = readFileSync(latin);
      site.write('fonts/skiff.woff2', bytes.subarray(0, bytes.length / 2));
    });
    expect(says).toMatchInlineSnapshot(`
      "content/fonts.yaml:10  Skiff
        expected  a font file that can be read
        found     ./fonts/skiff.woff2, which is damaged or not a font
        to do     replace it with an intact copy of the font file"
    `);
  });

  test('and the published site stays unchanged', () => {
    expect(snapshot(good.out)).toEqual(before);
  });
});

/** Adds fonts to the site, each with the fields of a good one but for those given. */
function addFonts(site: Site, ...fonts: readonly Record<string, string>[]): void {
  const index = 'content/index.ts';
  site.edit(index, 'documents, ', 'documents, fontSchema, ');
  const collection = "fonts: records('fonts.yaml', fontSchema),";
  site.edit(index, 'boats: records(', `${collection}\n  boats: records(`);
  const good = { family: 'Tern', file: 'fallback.woff2', weight: '400', fallback: 'Arial' };
  const rest = { features: '[kern]', preload: 'true', role: 'sans', generic: '[serif]' };
  const written = fonts.map((fields) =>
    Object.entries({ ...good, ...rest, ...fields }).map(([name, value]) => `${name}: ${value}`),
  );
  site.write('content/fonts.yaml', written.map((lines) => `- ${lines.join('\n  ')}\n`).join(''));
}

test('of a file with a single long line, an error shows only the beginning', async () => {
  const site = copySite();
  site.write(boats, `- { note: ${JSON.stringify('high '.repeat(80_000))}, metres: ] }`);
  const [problem] = await site.problems();
  if (!problem) throw new Error('the build reports nothing');
  expect(problem).toMatchObject({ file: boats, line: 1, expected: 'valid YAML' });
  expect(formatProblem(problem).length).toBeLessThan(1500);
});

// Of thousands, the parser could end the process. It is not asked.
const fewLevels = 'fields inside fields, a few levels deep';
test.each([
  ['- '.repeat(250), boats, fewLevels],
  ['['.repeat(250), boats, fewLevels],
  ['{a: '.repeat(250), boats, fewLevels],
  ['['.repeat(250), tide, 'valid JSON'],
])('hundreds of levels are refused before parsing: %.8s', async (text, file, expected) => {
  const site = copySite();
  site.write(file, text);
  expect(await site.problems()).toMatchObject([{ file, expected }]);
});

test('a sign that no page can show is one that HTML forbids, half a letter, or kept for programs', () => {
  for (const sign of ['\x01', '\v', '\x93', '\u2028', '\ud800', '\ufdd2', '\uffff', '\ufffc'])
    expect(unprintable.test(sign), sign).toBe(true);
  for (const sign of ['\n', '\t', '\u00a0', '\u00ad', '\u200d', '\u200f', '👩‍💻', '\ufe0f'])
    expect(unprintable.test(sign), sign).toBe(false);
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

test('comments behind a space, below a text, and behind what is in quotes or a number are taken as such', async () => {
  const site = copySite();
  const plain = await loadSite(site.root);
  site.edit(boats, 'name: Heron', 'name: Heron # the first\n  #second');
  site.edit(boats, 'name: Curlew of {harbour}', 'name: "Curlew of {harbour}" #third');
  site.edit(boats, 'feet: 21', 'feet: 21 #fourth');
  expect((await loadSite(site.root)).content).toEqual(plain.content);
});
