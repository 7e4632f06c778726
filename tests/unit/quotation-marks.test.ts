/** Straight quotation marks and apostrophes become those of the page's language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { text } from '../../scripts/content/fields.ts';
import { readMarkdown } from '../../scripts/content/markdown.ts';
import { quoteSetter, setMarkedSigns } from '../../scripts/content/quotation-marks.ts';
import { copySite } from './fixture-site.ts';

test.each([
  [
    'en',
    `"It's 'old'" (6" wide, sailors' "bowline").`,
    '“It’s ‘old’” (6" wide, sailors’ “bowline”).',
  ],
  ['en', `"'Twas"`, '“‘Twas”'],
  ['en', `the '90s, rock 'n' roll and '5 of 7'`, 'the ’90s, rock ’n’ roll and ‘5 of 7’'],
  ['nl', `'s morgens, 't huis en "'t huis"`, '’s morgens, ’t huis en “’t huis”'],
  ['de', `'90er und '90'`, '’90er und ‚90‘'],
  ['fr', '" eau " et "\u00a0air\u00a0"', '« eau » et «\u00a0air\u00a0»'],
  ['en', '" a " " b "', '“ a ” “ b ”'],
  ['de', `"Dienst", 'so' und geht's`, '„Dienst“, ‚so‘ und geht’s'],
  ['de-AT', '"Dienst"', '„Dienst“'],
  ['de-CH', '"Dienst"', '«Dienst»'],
  ['fr', `l'"eau" et "l'air"`, 'l’«\u00a0eau\u00a0» et «\u00a0l’air\u00a0»'],
  ['ja', `これは"サービス"です。"2026年"の'例'`, 'これは「サービス」です。「2026年」の『例』'],
  ['zh-TW', '這是"服務"', '這是「服務」'],
  ['zh', '这是"服务"', '这是“服务”'],
  ['ko', '"서비스"를', '“서비스”를'],
  ['ar', 'و"خدمة"', 'و«خدمة»'],
  ['he', `צה"ל "שירות"`, `צה"ל "שירות"`],
  ['am', '"አገልግሎት"', '«አገልግሎት»'],
  ['sr', `"usluga", 'tako'`, '„usluga”, ’tako’'],
  ['my', '"ဝန်ဆောင်မှု"', '“ဝန်ဆောင်မှု”'],
  ['lg', `"Ng'oma"`, '“Ng’oma”'],
  ['nyn', '"Obuhereza"', '“Obuhereza”'],
  ['cgg', '"Obuhereza"', '“Obuhereza”'],
  ['xog', '"Emirimu"', '“Emirimu”'],
  ['luo', '"Tich"', '“Tich”'],
  ['teo', '"Aswam"', '“Aswam”'],
  ['xx', `"a" isn't`, `"a" isn't`],
])('in %s: %s', (lang, text, set) => {
  expect(quoteSetter(lang)(text)).toBe(set);
});

test('in Markdown also around emphasis, code and links, but not inside code or behind a backslash', () => {
  const text = 'これは"**重要**"、"`a"b`"、"[x](/y/)"、\\"z\\"\n';
  const [section] = readMarkdown(text, { lang: 'ja' }).sections;
  expect(section?.html).toBe(
    '<p>これは「<strong>重要</strong>」、「<code>a&quot;b</code>」、「<a href="/y/">x</a>」、&quot;z&quot;</p>\n',
  );
});

test('in records and lists that a schema freezes', () => {
  const words = z.strictObject({ said: text(), all: z.array(text()).readonly() }).readonly();
  const value = { record: words.parse({ said: '"a"', all: ["it's"] }) };
  setMarkedSigns(value, 'en');
  expect(value).toEqual({ record: { said: '“a”', all: ['it’s'] } });
  expect([value.record, value.record.all].map((each) => Object.isFrozen(each))).toEqual([
    true,
    true,
  ]);
});

test('in a site whose language is German, YAML, facts and Markdown all get German ones', async () => {
  const site = copySite();
  site.edit(
    'content/index.ts',
    'export type Content',
    "export const lang = () => 'de';\n\nexport type Content",
  );
  site.edit('content/harbour.yaml', 'Tern Harbour', `'"Tern" Hafen'`);
  site.edit('content/boats.yaml', 'name: Curlew of {harbour}', `name: '{harbour}: "Curlew"'`);
  site.edit('content/guides/knots.md', '## The bowline', '## Der "Palstek"');
  await site.build();
  const published = (file: string) => readFileSync(join(site.out, file), 'utf8');
  expect(published('boats/curlew/index.html')).toContain('„Tern“ Hafen: „Curlew“');
  const knots = published('guides/knots/index.html');
  expect(knots).toContain('enough in „Tern“ Hafen.');
  expect(knots).toContain('<h2>Der „Palstek“</h2>');
});

test('a text that names its own language has its quotation marks, and its words for notes', async () => {
  const site = copySite();
  site.edit(
    'content/index.ts',
    'z.strictObject({ title: text(), minutes: z.int() })',
    'z.looseObject({ title: text(), minutes: z.int() })',
  );
  const notes = "notes: { title: 注, back: '注{number}に戻る' }";
  site.edit('content/guides/knots.md', 'minutes:', `lang: ja\n${notes}\nminutes:`);
  site.edit(
    'content/guides/knots.md',
    '## The bowline',
    '## "結び"\n\n説明[^1]。\n\n[^1]: 例\n\n## The bowline',
  );
  await site.build();
  const page = readFileSync(join(site.out, 'guides/knots/index.html'), 'utf8');
  expect(page).toContain('「結び」');
  expect(page).toContain('role="doc-endnotes" aria-label="注"');
  expect(page).toContain('aria-label="注1に戻る"');
});
