/** Numbers that run from the left keep the order of their groups in texts that run from the right. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readChecked } from '../../scripts/content/check-data.ts';
import { languageTag, text } from '../../scripts/content/fields.ts';
import { readMarkdown } from '../../scripts/content/markdown.ts';
import { setMarkedSigns } from '../../scripts/content/quotation-marks.ts';
import { copySite } from './fixture-site.ts';

/** A text as pages get it, with visible signs in place of the isolates. */
function shown(written: string, lang: string): string {
  const value = { it: text().parse(written) };
  setMarkedSigns(value, lang);
  return value.it.replaceAll('\u2066', '⟨').replaceAll('\u2069', '⟩');
}

describe('in a text from the right', () => {
  test.each([
    ['اتصل على +256 414 000 111 اليوم', 'اتصل على ⟨+256 414 000 111⟩ اليوم'],
    ['+1 (418) 555-0100', '⟨+1 (418) 555-0100⟩'],
    ['0414 000 111', '⟨0414 000 111⟩'],
    ['(031) 123-456', '⟨(031) 123-456⟩'],
    ['1 250 000 دولار', '⟨1 250 000⟩ دولار'],
    ['٠٤١٤ ٠٠٠ ١١١'.replace('٠', '0'), '⟨0٤١٤ ٠٠٠ ١١١⟩'],
    ['+12% أو -5', '⟨+12%⟩ أو ⟨-5⟩'],
    ['في 2026-05-07 و80020-UG', 'في ⟨2026-05-07⟩ و⟨80020-UG⟩'],
    ['(+256 414 000 111)، $45,000', '(⟨+256 414 000 111⟩)، ⟨$45,000⟩'],
    ['בשנת +972 3 123 4567', 'בשנת ⟨+972 3 123 4567⟩'],
    ['בערך $1.2m או $2.5M', 'בערך ⟨$1.2m⟩ או ⟨$2.5M⟩'],
    ['-€ 3bn، 12 500 000.75', '⟨-€ 3bn⟩، ⟨12 500 000.75⟩'],
    ['من 5%-10%، أو $5-$10', 'من ⟨5%⟩-⟨10%⟩، أو ⟨$5⟩-$10'],
  ])('%s is isolated', (written, isolated) => {
    expect(shown(written, 'ar')).toBe(isolated);
    expect(shown(written, 'he-IL')).toBe(isolated);
    expect(shown(written, 'en')).toBe(written);
  });

  test.each([
    'في 2026',
    '2020–2026',
    'ISO 9001:2015',
    '12.5',
    'من 3 إلى 15',
    'UG-80020',
    '10:30',
    '$1.2trn',
    'From 3 to 12% of 1 250 000',
  ])('%s needs nothing', (written) => {
    expect(shown(written, 'fa')).toBe(written);
  });
});

test('a number that is isolated already, as one that fills a placeholder, is not isolated again', () => {
  const filled = 'اتصل على \u2066+20 0 000 000\u2069 أو 1 250 000';
  expect(shown(filled, 'ar')).toBe('اتصل على ⟨+20 0 000 000⟩ أو ⟨1 250 000⟩');
});

test('numbers in links, tables and paragraphs of Markdown are isolated', () => {
  const body =
    'هاتف [+256 414 000 111](tel:+256414000111)\n\n|س|ج|\n|---|---|\n|الرسوم|1 250 000|\n\n`+1 2`';
  const htmlIn = (lang: string) => readMarkdown(body, { lang }).sections[0]?.html ?? '';
  const html = htmlIn('ar');
  expect(html).toContain('href="tel:+256414000111">\u2066+256 414 000 111\u2069</a>');
  expect(html).toContain('\u20661 250 000\u2069</td>');
  expect(html).toContain('<code>+1 2</code>');
  expect(htmlIn('en')).not.toContain('\u2066');
});

describe('a language tag', () => {
  test.each(['am-u-ca-ethiopic', 'ar-EG-u-nu-latn', 'th-u-ca-buddhist-nu-thai', 'pt-BR'])(
    '%s is accepted',
    (tag) => {
      expect(languageTag().safeParse(tag).success).toBe(true);
    },
  );

  test.each([
    ['am-u-ca-ethiopc', /only ca and a calendar, or nu and digits/],
    ['ar-u-nu-roman', /only ca and a calendar, or nu and digits/],
    ['en-u-co-phonebk', /only ca and a calendar, or nu and digits/],
    ['en-UK-u-ca-gregory', /the language tag en-GB/],
    ['xx-qq', /a language tag such as/],
    ['am-u', /a language tag such as/],
  ])('%s is refused with its line, and what to write', (tag, expected) => {
    const site = copySite();
    site.write('content/language.yaml', `# Language.\nlang: ${tag}\n`);
    const schema = z.strictObject({ lang: languageTag() });
    const read = () => readChecked(site.root, 'content/language.yaml', schema);
    expect(read).toThrow();
    try {
      read();
    } catch (error) {
      expect(error).toMatchObject({
        problems: [
          {
            file: 'content/language.yaml',
            ...{ line: 2, field: 'lang', expected: expect.stringMatching(expected) },
          },
        ],
      });
    }
  });
});
