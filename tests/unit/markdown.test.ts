/** What a Markdown text becomes: sections with ids and headings, and HTML. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { linkPlaces } from '../../scripts/content/links.ts';
import { readMarkdown } from '../../scripts/content/markdown.ts';
import { copySite } from './fixture-site.ts';

const sectionsOf = (text: string) => readMarkdown(text).sections;
const idsOf = (text: string) => sectionsOf(text).map(({ id }) => id);

describe('the id of a heading', () => {
  test.each([
    ['개인정보', '개인정보'],
    ['개인정보'.normalize('NFD'), '개인정보'],
    ['Über Gebühren', 'uber-gebuhren'],
    ['प्रकाशक की जानकारी', 'प्रकाशक-की-जानकारी'],
    ['ข้อมูลส่วนบุคคล', 'ข้อมูลส่วนบุคคล'],
    ['プライバシー ポリシー', 'プライバシー-ポリシー'],
    ['می‌خواهم', 'می‌خواهم'],
    ['Йод и ёж', 'йод-и-ёж'],
    ['⚓️ 1️⃣', '1'],
  ])('of "%s" is "%s": in NFC, with the letters of its script', (heading, id) => {
    expect(idsOf(`## ${heading}\n`)).toEqual([id]);
  });

  test.each([
    ['ガス', 'カス'],
    ['कल', 'काल'],
    ['мой', 'мои'],
    ['שָׁלוֹם', 'שׁלום'],
  ])('tells %s from %s, which differ in a mark', (one, other) => {
    expect(new Set(idsOf(`## ${one}\n\n## ${other}\n`)).size).toBe(2);
  });

  test('is found by a link, however the system spells its letters', async () => {
    const site = copySite();
    const parted = '개인정보'.normalize('NFD');
    site.edit(
      'content/guides/knots.md',
      '## The bowline',
      `[x](#${parted}) [y](#개인정보)\n\n## ${parted}`,
    );
    await site.build();
  });

  test('comes from a heading of the text, not from one inside a quotation', () => {
    const [section] = sectionsOf('## A\n\n> ## B\n>\n> c\n');
    expect(section?.html).toBe('<blockquote>\n<h2>B</h2>\n<p>c</p>\n</blockquote>\n');
  });
});

describe('Markdown that visitors would see as it is written is refused:', () => {
  test.each([
    ['a <b>bold</b> word', '<b>', 'write **words**'],
    ['<div class="a">\nb\n</div>', '<div class="a">', 'leave the tag out'],
    ['a <name>', '<name>', '\\< for the sign <'],
    ['## Fees {#fees}', '{#fees}', 'ids of headings come from their words'],
    ['[x](/){target=_blank}', '{target=_blank}', 'leave it out'],
    ['a[^1]\n\n[^1]: A note.', '[^1]', 'in brackets'],
    ['a[^1]\n\n[^1]: Note', '[^1]', 'in brackets'],
    ['- [x] done', '[x]', 'without boxes'],
    ['- [ ] done', '[ ]', 'without boxes'],
    ['::: note\na\n:::', '::: note', 'leave out'],
    ['Term\n: what it means', ': what it means', '- **word**'],
    ['> [!NOTE]\n> a', '[!NOTE]', '**Note:**'],
    ['{{ var }} and {% if %}', '{{ var }}', 'leave it out'],
    ['[[toc]]', '[[toc]]', 'contents are made'],
    ['[x](/a b/)', '](', 'without spaces'],
    ['[x][gone]', '][', '[words](/address/)'],
    ['==a==', '==a==', '**words**'],
    ['H~2~O', '~2~', '₂'],
    ['$$x$$', '$$', 'formula'],
    [':smile:', ':smile:', 'the sign itself'],
    ['##Fees', '##Fees', 'a space'],
    ['|a|b|\n|1|2|', '|a|b|', '|---|---|'],
    ['** a **', '**', '\\*\\*'],
    ['a `b', '`', '\\`'],
  ])('%j', (text, found, advice) => {
    const line = text.slice(0, text.indexOf(found)).split('\n').length;
    const { faults } = readMarkdown(`\n${text}\n`);
    expect(faults[0]).toMatchObject({ line, found });
    expect(faults[0]?.advice).toContain(advice);
  });

  test.each([
    'javascript:alert(1)',
    'file:///a',
    'data:text/html,a',
    'http://a.example/',
    'boats/',
    '//a.example/',
  ])('a link to %s, with the error of YAML', (href) => {
    const { faults } = readMarkdown(`a\nb [x](${href})\n`);
    expect(faults).toEqual([{ line: 1, expected: linkPlaces, found: `"${href}"` }]);
  });

  test('a picture of another site, which the security policy forbids', () => {
    expect(readMarkdown('![a](https://a.example/b.png)').faults).toMatchObject([
      { found: '"https://a.example/b.png"' },
    ]);
  });

  test.each([
    '`<b>`, `{#a}` and \\[^1], \\<b>, 2 \\*\\* 3',
    '```\n[^1] <b> :::\n```',
    '[sic] at 10:30:45, ratio 1:2:3, (a) [b] _c_ 5 * 3 < 6 & ~7',
    '<https://a.example/> and <a@a.example>',
    '> a\n\n1. b\n\n---\n\n~~c~~ **d** ***e***\\\nf',
    '[x](/a/ "title") [y]\n\n[y]: /b/',
    '|a|\n|---|\n|b<br>c|',
  ])('but not %j', (text) => {
    expect(readMarkdown(`${text}\n`).faults).toEqual([]);
  });
});

test('a mistake in a document is reported with its file and line, below the front matter', async () => {
  const site = copySite();
  site.edit('content/guides/knots.md', 'See the', 'See <i>the</i>');
  expect(await site.problems()).toMatchObject([
    {
      file: 'content/guides/knots.md',
      line: 9,
      found: '<i>',
      advice: expect.stringContaining('*words*'),
    },
  ]);
});

test('<br> in a cell is a line break', () => {
  expect(readMarkdown('|a|\n|---|\n|b<br>c|\n').sections[0]?.html).toContain('<td>b<br>\nc</td>');
});

test('comments are not published, and the build names them with their place', async () => {
  const site = copySite();
  const said = '<!-- lawyer:\ncheck this -->';
  site.edit('content/guides/knots.md', 'It holds', `${said}\n\nIt <!-- does it? -->holds`);
  const { comments } = await site.build();
  const file = 'content/guides/knots.md';
  expect(comments).toEqual([
    { file, line: 9, text: said },
    { file, line: 12, text: '<!-- does it? -->' },
  ]);
  const page = readFileSync(join(site.out, 'guides/knots/index.html'), 'utf8');
  expect(page).toContain('<p>It holds');
  expect(page).not.toMatch(/lawyer|does it/);
});

describe('a placeholder in Markdown', () => {
  const read = (text: string) => readMarkdown(text, 'en', ({ name }) => `<${name}|*>`).sections[0];

  test('is left alone in code and behind a backslash, also by what fills finished pages', () => {
    expect(read('{a} `{a}` \\{a}\n\n```\n{a}\n```\n\n    {a}\n')?.html).toBe(
      '<p>&lt;a|*&gt; <code>&#123;a}</code> &#123;a}</p>\n' +
        '<div class="prose-wide" role="region" tabindex="0" aria-label="&#123;a}"><pre><code>&#123;a}\n</code></pre></div>\n'.repeat(
          2,
        ),
    );
    expect(read('## `{a}` \\{a} {a}\n')).toMatchObject({
      title: '{a} {a} <a|*>',
      heading: '<code>&#123;a}</code> &#123;a} &lt;a|*&gt;',
    });
  });

  test('stands for plain words, whose signs mean nothing in tables, emphasis and links', () => {
    expect(read('|{a|one=b|other=c}|**{a}**|\n|---|---|\n')?.html).toContain(
      '<th>&lt;a|*&gt;</th>\n<th><strong>&lt;a|*&gt;</strong></th>',
    );
    expect(read('[{a}](/{a} "{a}") ![{a}](/b.svg)\n')?.html).toBe(
      '<p><a href="/%3Ca%7C*%3E" title="&lt;a|*&gt;">&lt;a|*&gt;</a> ' +
        '<img src="/b.svg" alt="&lt;a|*&gt;"></p>\n',
    );
  });

  test('is shown as it was written in an error and in a comment', () => {
    const { faults, comments } = readMarkdown('<b>{a}</b> <!-- {a} --> ==x {a}==\n');
    expect(faults.map(({ found }) => found)).toEqual(['<b>', '==x {a}==']);
    expect(comments).toEqual([{ line: 0, text: '<!-- {a} -->' }]);
  });
});

test('wide tables and code are boxes that the keyboard reaches, named by their first row or line', () => {
  const html = readMarkdown(
    '|A "b"|`c`||\n|---|---|---|\n|d|e|f|\n\n- x\n\n  ```js\n  let y;\n  z();\n  ```\n',
  ).sections[0]?.html;
  const box = (name: string) =>
    `<div class="prose-wide" role="region" tabindex="0" aria-label="${name}">`;
  expect(html).toContain(`${box('A “b”, c'.replace(/[“”]/g, '&quot;'))}<table>`);
  expect(html).toContain('</table></div>');
  expect(html).toContain(
    `${box('let y;')}<pre><code class="language-js">let y;\nz();\n</code></pre></div>`,
  );
});

describe('content/README.md', () => {
  const text = readFileSync(join(import.meta.dirname, '../../content/README.md'), 'utf8');
  const section = text.slice(text.indexOf('\n## Markdown\n'));
  const codeIn = (line: string) =>
    [...line.matchAll(/(`+) ?(.*?[^`]) ?\1(?!`)|` (```) `/g)].map(([, , code, fence]) =>
      (code ?? fence ?? '').replaceAll('\\|', '|'),
    );
  const rows = [...section.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => codeIn(cell));

  test.each(rows)('shows Markdown that the site knows: %s', (...examples) => {
    expect(readMarkdown(`${examples.join('\n')}\n`).faults).toEqual([]);
  });

  test.each(codeIn(/\*\*Not known\*\*.*/.exec(section)?.[0] ?? ''))(
    'names what is refused: %s',
    (sign) => {
      expect(readMarkdown(`## ${sign}\n\n${sign} a\n`).faults.length).toBeGreaterThan(0);
    },
  );

  test('says which ids headings get', () => {
    const examples = [...section.matchAll(/`## ([^`]+)` is `#([^`]+)`/g)];
    expect(examples.length).toBeGreaterThan(1);
    for (const [, heading, id] of examples) expect(idsOf(`## ${heading}\n`)).toEqual([id]);
  });
});
