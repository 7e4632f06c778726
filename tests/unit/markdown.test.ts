/** What a Markdown text becomes: sections with ids and headings, and HTML. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { foreignSigns } from '../../scripts/content/foreign-signs.ts';
import { linkPlaces } from '../../scripts/content/links.ts';
import { readMarkdown } from '../../scripts/content/markdown.ts';
import { copySite } from './fixture-site.ts';

const sectionsOf = (text: string) => readMarkdown(text).sections;
const idsOf = (text: string) => sectionsOf(text).map(({ id }) => id);

test('a section ends where the next one begins', () => {
  const sections = sectionsOf('Before.\n\n## Bow\n\nOne.\n\n## Stern\n\nTwo.\n');
  expect(sections.map(({ title, html }) => [title, html.trim()])).toEqual([
    ['', '<p>Before.</p>'],
    ['Bow', '<p>One.</p>'],
    ['Stern', '<p>Two.</p>'],
  ]);
});

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
    ['Daten\u00adschutz', 'datenschutz'],
    ['Auf\u200clage', 'auflage'],
    ['\u200fשלום\u200f\u200b עולם', 'שלום-עולם'],
    ['İlk Işık', 'ilk-isık'],
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

  test('is in the lower case of its language', () => {
    const [{ id } = {}] = readMarkdown('## Ilımlı İşler\n', { lang: 'tr' }).sections;
    expect(id).toBe('ılımlı-isler');
  });

  test('is also that of a smaller heading, unless a heading before or a section has it', () => {
    const text = ['## A', '### B', '### Ä', '- #### C', '### B', '### D', '## D', '### §'];
    const html = sectionsOf(`${text.join('\n\n')}\n`)
      .map(({ html }) => html)
      .join('');
    expect(html.match(/<h\d[^>]*>/g)).toEqual([
      '<h3 id="b">',
      '<h3>',
      '<h4 id="c">',
      '<h3>',
      '<h3>',
      '<h3>',
    ]);
  });

  test('may be of a smaller heading to which a link leads', async () => {
    const site = copySite();
    site.edit(
      'content/guides/knots.md',
      '## The bowline',
      '## The bowline\n\n[x](#ropes)\n\n### Ropes',
    );
    await site.build();
  });

  test('has a number behind it if another section has the same', () => {
    expect(idsOf('## C\n\n## C++\n\n## Ć\n\n## D\n')).toEqual(['c', 'c-2', 'c-3', 'd']);
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
    expect(section?.html).toBe('<blockquote>\n<h2 id="b">B</h2>\n<p>c</p>\n</blockquote>\n');
  });
});

describe('refused is what visitors would not see, and HTML:', () => {
  test.each([
    ['a <b>bold</b> word', '<b>', 'as content/README.md shows'],
    ['<div class="a">\nb\n</div>', '<div class="a">', 'as content/README.md shows'],
    ['a <name>', '<name>', '\\< for the sign <'],
    ['![a <b>c</b>](/a.svg)', '<b>', 'for the sign <'],
    ['a[^1]\n\n[^1]: A <b>note</b>', '<b>', 'for the sign <'],
    ['a\n\n[^1]: Note', '[^1]:', 'write [^1] in it'],
    ['a [](/contact/) b', '[](/contact/)', 'between [ and ]'],
    ['a [ ](/contact/) b', '[ ](/contact/)', 'between [ and ]'],
    ['![](/a.svg)', '![](/a.svg)', 'between [ and ]'],
    ['a\n\n```js\nb', '```js', 'write ``` below the code'],
    ['- a\n\n  ```\n  b\n```', '```', 'as far from the left'],
    ['|a|b|\n|-|-|\n|1|2|3|', '|1|2|3|', '\\|'],
    ['[Note]: important', '[Note]: important', '\\[ for the sign'],
    ['a\n\n[^1 b]: Note', '[^1 b]: Note', '[^1]: for a note'],
    ['[b]\n\n[b]: /c/\n[B]: /d/', '[B]: /d/', 'another name'],
  ])('%j', (text, found, advice) => {
    const line = text.slice(0, text.indexOf(found)).split('\n').length;
    const { faults } = readMarkdown(`\n${text}\n`);
    expect(faults[0]).toMatchObject({ line, found });
    expect(faults[0]?.advice).toContain(advice);
  });

  test.each(['javascript:alert(1)', 'file:///a', 'data:text/html,a', 'boats/', '//a.example/'])(
    'a link to %s, with the error of YAML',
    (href) => {
      const { faults } = readMarkdown(`a\nb [x](${href})\n`);
      expect(faults).toEqual([{ line: 1, expected: linkPlaces, found: `"${href}"` }]);
    },
  );

  test.each(['/contact/\u200b', 'https://a.example/\u00ad', '\u200e/contact/'])(
    'an address with characters that nobody sees: %j',
    (href) => {
      expect(readMarkdown(`[x](${href})`).faults).toMatchObject([
        {
          found: expect.stringMatching(/^"[ -~]*\\u[ -~]+"$/),
          advice: 'write it again by hand',
        },
      ]);
    },
  );

  test.each(['/contact/', '/fees.pdf', 'fees.pdf', 'pictures/fees.svg'])(
    'a picture that is none: %s',
    (src) => {
      expect(readMarkdown(`![a](${src})`).faults).toMatchObject([{ found: `"${src}"` }]);
    },
  );

  test('a picture of another site, which the security policy forbids', () => {
    expect(readMarkdown('![a](https://a.example/b.png)').faults).toMatchObject([
      { found: '"https://a.example/b.png"' },
    ]);
  });

  test.each([
    '`<b>`, `{#a}` and \\[^1], \\<b>, 2 \\*\\* 3, a &amp; b',
    '```\n[^1] <b> :::\n```',
    '<https://a.example/> and <a@a.example>',
    '[x](/a/ "title") [y]\n\n[y]: /b/',
    '[a][b] ![c][d]\n\n[b]: /c/\n[d]: /d.svg',
    '```\n[b]: /c/\n```',
    '|a|b|\n|---|---|\n|`c\\|d`|\n||e<br>f|',
    '|a|b|\n|-|-|\n|1|2|\nwords below',
    'a) one\\\nb) two\\\n• three',
    '**a** b** *c ~~d __e ==f== $x^2$ H~2~O',
  ])('but not %j', (text) => {
    expect(readMarkdown(`${text}\n`)).toMatchObject({ faults: [], remarks: [] });
  });
});

describe('a build warns, and publishes the text as CommonMark reads it,', () => {
  test.each(foreignSigns.flatMap(({ like, advice }) => like.map((text) => ({ text, advice }))))(
    'if it has $text',
    ({ text, advice }) => {
      const { faults, remarks } = readMarkdown(`a\n\n${text}\n`);
      expect(faults).toEqual([]);
      expect(remarks).toEqual([
        { line: 2, says: expect.stringMatching(/^has .+, which visitors/) },
      ]);
      expect(remarks[0]?.says.endsWith(advice)).toBe(true);
    },
  );

  test('about no more than a dozen signs', () => {
    expect(foreignSigns.length).toBeLessThanOrEqual(12);
  });

  test.each([
    ['1. a\n2. b\n\n1984. That was long ago.', 3, 'has the number 1984, where visitors see 3'],
    ['vom\n1. Januar bis zum\n31. Dezember', 2, 'has the number 31, where visitors see 2'],
    ['> 3. a\n>    1. b\n>    4. c\n> 4. d', 2, 'has the number 4, where visitors see 2'],
    ['1. a\n   1. b\n   2. c\n4. d', 3, 'has the number 4, where visitors see 2'],
    ['## A\n\n#### B', 2, 'has a heading two steps below the last one: write ### B'],
    ['### A', 0, 'has a heading two steps below the last one: write ## A'],
  ])('if visitors see another order than the one written: %j', (text, line, says) => {
    expect(readMarkdown(`${text}\n`)).toMatchObject({
      faults: [],
      remarks: [{ line, says: expect.stringContaining(says) }],
    });
  });

  test.each(['1. a\n1. b\n1. c', '0. a\n1. b', '7. a\n8. b\n\n\n9. c', '- 1. a\n- 5. b'])(
    'but not about %j',
    (text) => {
      expect(readMarkdown(text).remarks).toEqual([]);
    },
  );
});

test.each([
  ['## ', '##', 'write its words, or leave it out'],
  ['# Title', '# Title', 'write ## Title'],
])('a heading without words and a second title are refused: %j', async (text, found, advice) => {
  const site = copySite();
  site.write('content/guides/knots.md', `---\ntitle: Knots\nminutes: 4\n---\nA.\n\n${text}\n`);
  expect(await site.problems()).toMatchObject([
    { file: 'content/guides/knots.md', line: 7, found, advice },
  ]);
});

test('a mistake in a document is reported with its file and line, below the front matter', async () => {
  const site = copySite();
  site.edit('content/guides/knots.md', 'See the', 'See <i>the</i>');
  expect(await site.problems()).toMatchObject([
    {
      file: 'content/guides/knots.md',
      line: 9,
      found: '<i>',
      advice: expect.stringContaining('content/README.md'),
    },
  ]);
});

test('a second note of a name is refused', () => {
  expect(readMarkdown('a[^1]\n\n[^1]: A\n\n[^1]: B\n').faults).toMatchObject([
    { line: 4, found: '[^1]:', advice: 'give the second another name' },
  ]);
});

describe('footnotes', () => {
  const text = '## A[^1]\n\nb[^x] c[^1]\n\n[^1]: One\n[^x]: *Two*\n\n## B\n\nd\n';
  const noteWords = { title: 'Notes "of"', back: 'To {number}' };
  const read = (words?: typeof noteWords) => readMarkdown(text, { noteWords: words }).sections;

  test('are at the end of the text, in the order in which it names them', () => {
    expect(read()[0]).toMatchObject({ id: 'a', title: 'A' });
    expect(read()[1]?.html).toMatch(/^<p>d<\/p>\n<section .*One.*<em>Two<\/em>.*<\/section>\n$/s);
  });

  test('and the places that name them lead to each other, in the words of the language', () => {
    const [first, last] = read(noteWords);
    const place = (note: string, id: string, number: number) =>
      `<sup><a id="${id}" href="#${note}" role="doc-noteref">${number}</a></sup>`;
    expect(first?.heading).toBe(`A${place('note_1', 'note_1_place', 1)}`);
    expect(first?.html).toBe(
      `<p>b${place('note_x', 'note_x_place', 2)} c${place('note_1', 'note_1_place_2', 1)}</p>\n`,
    );
    const back = (id: string, says: string, nth = '') =>
      ` <a href="#${id}" role="doc-backlink" aria-label="${says}"><svg></svg>${nth}</a>`;
    expect(last?.html.replaceAll(/<svg.*?<\/svg>/g, '<svg></svg>')).toContain(
      '<section class="prose-notes" role="doc-endnotes" aria-label="Notes &quot;of&quot;">\n<ol>\n' +
        `<li id="note_1"><p>One${back('note_1_place', 'To 1')}` +
        `${back('note_1_place_2', 'To 1 (2)', '(2)')}</p>\n</li>\n` +
        `<li id="note_x"><p><em>Two</em>${back('note_x_place', 'To 2')}</p>\n</li>\n` +
        '</ol>\n</section>\n',
    );
    expect(read()[1]?.html).toContain('aria-label="↑ 1 (2)"');
    expect(read()[1]?.html).toContain('role="doc-endnotes">');
  });

  test('may have a name with any letters', () => {
    const html = readMarkdown('a[^50%"é]\n\n[^50%"é]: b\n').sections[0]?.html;
    expect(html).toContain('<a id="note_50%&quot;é_place" href="#note_50%25%22%C3%A9"');
    expect(html).toContain('<li id="note_50%&quot;é">');
  });
});

test.each([
  [
    'https://www.ppda.go.ug is the buyer.',
    '<a href="https://www.ppda.go.ug" class="prose-address">',
  ],
  ['Write to hello@a.org, please.', '<a href="mailto:hello@a.org" class="prose-address">'],
])('an address without signs around it is a link: %s', (text, link) => {
  const { sections, faults } = readMarkdown(`${text}\n`);
  expect(sections[0]?.html).toContain(link);
  expect(faults).toEqual([]);
});

test.each([
  ['请访问https://a.example/about，了解详情。', 'https://a.example/about'],
  ['https://a.example/fooをご覧ください。', 'https://a.example/foo'],
  ['https://a.example/をご覧ください。', 'https://a.example/'],
  ['https://a.exampleをご覧ください。', 'https://a.example'],
  ['انظر https://a.example/foo، ثم', 'https://a.example/foo'],
  ['هل قرأت https://a.example/about؟', 'https://a.example/about'],
  ['देखें https://a.example/b।', 'https://a.example/b'],
  ['« Voir https://a.example/b»', 'https://a.example/b'],
  ['(https://a.example/b)', 'https://a.example/b'],
  ['https://a.example/%E6%97%A5?a=b,c#d', 'https://a.example/%E6%97%A5?a=b,c#d'],
  ['https://はじめよう.みんな/', 'https://xn--p8j9a0d9c9a.xn--q9jyb4c/'],
  [
    'https://a.example/日本の佐々木–á',
    'https://a.example/%E6%97%A5%E6%9C%AC%E3%81%AE%E4%BD%90%E3%80%85%E6%9C%A8%E2%80%93%C3%A1',
  ],
])('an address ends where the words behind it begin: %s', (text, href) => {
  expect(readMarkdown(`${text}\n`).sections[0]?.html).toContain(`<a href="${href}" class`);
});

test.each([
  'Node.js and a.example',
  'ftp://a.example',
  '// a.example',
  '`https://a.example`',
  '1.2.2026',
])('what may be something else stays as it is: %s', (text) => {
  const { sections, faults, remarks } = readMarkdown(`${text}\n`);
  expect(sections[0]?.html).not.toContain('<a');
  expect([faults, remarks]).toEqual([[], []]);
});

test('a space that nobody can see after the signs of a heading is named', () => {
  expect(readMarkdown('Words.\n\n##\u00a0Fees\n').remarks).toEqual([
    {
      line: 2,
      says: 'has ## and U+00A0, which visitors see as it is typed: write a space after the signs',
    },
  ]);
});

test('an address that is its own link is told from other links, for paper', () => {
  const html = readMarkdown('<https://a.example> [b](https://b.example)\n').sections[0]?.html;
  expect(html).toContain('<a href="https://a.example" class="prose-address">');
  expect(html).toContain('<a href="https://b.example">');
});

test('tasks are boxes that cannot be ticked, with their words as labels', () => {
  expect(readMarkdown('- [x] a *b*\n- [ ] c\n- d\n').sections[0]?.html).toBe(
    '<ul class="prose-tasks">\n' +
      '<li class="prose-task"><label><input type="checkbox" disabled checked> a <em>b</em></label></li>\n' +
      '<li class="prose-task"><label><input type="checkbox" disabled> c</label></li>\n' +
      '<li>d</li>\n</ul>\n',
  );
});

test('a word above lines that begin with a colon is defined by them', () => {
  expect(readMarkdown('Term *a*\n: One\n: Two\n\nOther\n: Three\n').sections[0]?.html).toBe(
    '<dl>\n<dt>Term <em>a</em></dt>\n<dd>One</dd>\n<dd>Two</dd>\n' +
      '<dt>Other</dt>\n<dd>Three</dd>\n</dl>\n',
  );
});

describe('in a script without spaces between words', () => {
  test.each([
    ['**重要です。**次に', '<strong>重要です。</strong>次に'],
    ['これは**「鍵」**です', 'これは<strong>「鍵」</strong>です'],
    ['先*（注）*後', '先<em>（注）</em>後'],
    ['请看**《合同》**第一条', '请看<strong>《合同》</strong>第一条'],
    ['~~旧い。~~新しい', '<s>旧い。</s>新しい'],
    ['**서비스(service)**를', '<strong>서비스(service)</strong>를'],
    ['**[契約](/a/)**を', '<strong><a href="/a/">契約</a></strong>を'],
  ])('emphasis may begin and end beside a sign: %s', (text, html) => {
    expect(readMarkdown(`${text}\n`)).toMatchObject({
      faults: [],
      sections: [{ html: `<p>${html}</p>\n` }],
    });
  });

  test('a new line in the text is no space, except beside other letters and in Korean', () => {
    const html = (text: string) => readMarkdown(`${text}\n`).sections[0]?.html;
    expect(html('これは\n文です。\n**次**\n「文」')).toBe(
      '<p>これは文です。<strong>次</strong>「文」</p>\n',
    );
    expect(html('これは\nEquilat\nです')).toBe('<p>これは\nEquilat\nです</p>\n');
    expect(html('개인\n정보')).toBe('<p>개인\n정보</p>\n');
  });
});

test('a fault has its own line below a comment of several lines, and beside <br>', () => {
  const { faults, remarks } = readMarkdown('a<br>b <!-- c\nd -->\n<b>\n[[e]]\n');
  expect(faults).toMatchObject([{ line: 2, found: '<b>' }]);
  expect(remarks).toMatchObject([{ line: 0 }, { line: 3 }]);
});

test('<br> in a cell is a line break', () => {
  expect(readMarkdown('|a|\n|---|\n|b<br>c|\n').sections[0]?.html).toContain('<td>b<br>\nc</td>');
});

test('comments are not published, and the build names them with their place', async () => {
  const site = copySite();
  const said = '<!-- lawyer:\ncheck this -->';
  site.edit('content/guides/knots.md', 'It holds', `${said}\n\nIt <!-- does it? -->holds`);
  const { remarks } = await site.build();
  const file = 'content/guides/knots.md';
  const says = 'has a comment, which is not published: <!--';
  expect(remarks).toEqual([
    { file, line: 9, says: `${says} lawyer: check this -->` },
    { file, line: 12, says: `${says} does it? -->` },
  ]);
  const page = readFileSync(join(site.out, 'guides/knots/index.html'), 'utf8');
  expect(page).toContain('<p>It holds');
  expect(page).not.toMatch(/lawyer|does it/);
});

test('a translation without a text of its own does not repeat what is said of the one that it takes', async () => {
  const site = copySite();
  site.edit('content/guides/knots.md', 'It holds', '[[Ropes]]\n\n![A boat](gone.svg)\n\nIt holds');
  site.write('content/languages/fr/guides/knots.md', '---\ntitle: Nœuds\n---\n');
  expect(await site.problems()).toMatchObject([{ file: 'content/guides/knots.md', line: 11 }]);
  site.edit('content/guides/knots.md', 'gone.svg', 'heron.svg');
  const { remarks } = await site.build();
  expect(remarks).toMatchObject([{ file: 'content/guides/knots.md', line: 9 }]);
});

describe('a placeholder in Markdown', () => {
  const read = (text: string) =>
    readMarkdown(text, { lang: 'en', fill: ({ name }) => `<${name}|*>` }).sections[0];

  test('is left alone in code and behind a backslash, also by what fills finished pages', () => {
    expect(read('{a} `{a}` \\{a}\n\n```\n{a}\n```\n\n    {a}\n')?.html).toBe(
      '<p>&lt;a|*&gt; <code>&#123;a}</code> &#123;a}</p>\n' +
        '<div class="prose-wide" role="group" tabindex="0" dir="ltr" aria-label="&#123;a}"><pre><code>&#123;a}\n</code></pre></div>\n'.repeat(
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

  test('is left alone in a title and in the words of a picture, with what else is escaped there', () => {
    const html = '![\\{a} {a} R&amp;D `{b}`](/b.svg "\\{a} {a}") [x](/c/ "\\{a}")';
    expect(read(`${html}\n`)?.html).toBe(
      '<p><img src="/b.svg" alt="&#123;a} &lt;a|*&gt; R&amp;D &#123;b}" title="&#123;a} &lt;a|*&gt;"> ' +
        '<a href="/c/" title="&#123;a}">x</a></p>\n',
    );
    expect(read('## ![\\{a}](/b.svg)\n')?.title).toBe('{a}');
  });

  test('is filled behind a backslash that stands for itself', () => {
    expect(read('C:\\\\{a} \\\\\\{a}\n')?.html).toBe('<p>C:\\&lt;a|*&gt; \\&#123;a}</p>\n');
  });

  test('may be written over lines, which count in what follows', () => {
    const forms = '{a|\none=x|\nother=y}';
    const text = `${forms} [[b]]\n${forms}\n[[c]] [d](e)\n\n\`\`\`\n${forms}\n\`\`\`\n\n![f](f.png)\n\n#### [[g]]\n`;
    const { faults, remarks, pictures } = readMarkdown(text);
    expect(faults).toMatchObject([{ line: 6, found: '"e"' }]);
    expect(pictures).toMatchObject([{ line: 14 }]);
    expect(remarks.map(({ line }) => line)).toEqual([0, 16, 16]);
  });

  test('is shown as it was written in an error and in a comment', () => {
    const { faults, remarks } = readMarkdown('<b>{a}</b> <!-- {a} --> [[x {a}]]\n');
    expect(faults.map(({ found }) => found)).toEqual(['<b>']);
    expect(remarks.map(({ says }) => says.split(/[:,] /)[0])).toEqual([
      'has a comment',
      'has [[x {a}]]',
    ]);
    expect(remarks[0]?.says).toContain('<!-- {a} -->');
  });
});

test('wide tables and code are boxes that the keyboard reaches, named by their first row or line, and code runs to the right', () => {
  const html = readMarkdown(
    '|A "b"|`c`||\n|---|---|---|\n|d|e|f|\n\n- x\n\n  ```js\n  let y;\n  z();\n  ```\n',
  ).sections[0]?.html;
  const box = (name: string, direction = '') =>
    `<div class="prose-wide" role="group" tabindex="0"${direction} aria-label="${name}">`;
  expect(html).toContain(`${box('A “b”, c'.replace(/[“”]/g, '&quot;'))}<table>`);
  expect(html).toContain('</table></div>');
  expect(html).toContain(
    `${box('let y;', ' dir="ltr"')}<pre><code class="language-js">let y;\nz();\n</code></pre></div>`,
  );
});

test('columns of a table are aligned by a class, since the security policy allows no style attributes', () => {
  const text = '|a|b|c|\n|:--|:-:|--:|\n|1|2|3|\n';
  const [{ html } = { html: '' }] = readMarkdown(text).sections;
  expect(html).not.toContain('style=');
  expect(html).toContain('<td class="column-right">3</td>');
});

test('the box of a table without headings has the name of its first row with words', () => {
  expect(readMarkdown('| | |\n|-|-|\n|Fee|10|\n|Days|3|\n').sections[0]?.html).toContain(
    'aria-label="Fee, 10"',
  );
});

describe('content/README.md', () => {
  const text = readFileSync(join(import.meta.dirname, '../../content/README.md'), 'utf8');
  const section = text.slice(text.indexOf('\n## Markdown\n'));
  const codeIn = (line: string) =>
    [...line.matchAll(/(`+) ?(.*?[^`]) ?\1(?!`)|` (```) `/g)].map(([, , code, fence]) =>
      (code ?? fence ?? '').replaceAll('\\|', '|'),
    );
  const [known = ''] = section.split('| sign |');
  const rows = [...known.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => codeIn(cell));

  test.each(rows)('shows Markdown that the site knows: %s', (...examples) => {
    expect(readMarkdown(`${examples.join('\n')}\n`).faults).toEqual([]);
  });

  test('lists the signs that builds warn about, with what to do', () => {
    const code = (text: string) => `\`${text}\``;
    const table = foreignSigns.map(({ like, advice }) => {
      const signs = like.map((text) => text.split('\n').map(code).join(', below it ')).join(', ');
      return `| ${signs} | ${/^[\w ,:]+$/.test(advice) ? advice : code(advice)} |`;
    });
    expect(section).toContain(`\n${table.join('\n')}\n\n`);
  });

  test('says which ids headings get', () => {
    const examples = [...section.matchAll(/`## ([^`]+)` is `#([^`]+)`/g)];
    expect(examples.length).toBeGreaterThan(1);
    for (const [, heading, id] of examples) expect(idsOf(`## ${heading}\n`)).toEqual([id]);
  });
});

test('what fills placeholders is told the line of each', () => {
  const lines = new Map<string, number>();
  readMarkdown('{one}\n\n{two}\n{three} {four}\n\n{five}', {
    fill: ({ name, line }) => {
      lines.set(name, line);
      return name;
    },
  });
  expect([...lines.values()]).toEqual([0, 2, 3, 3, 5]);
});
