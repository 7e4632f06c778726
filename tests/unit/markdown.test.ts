/** What a Markdown text becomes: sections with ids and headings, and HTML. */
import { describe, expect, test } from 'vitest';
import { markdownSections, parseMarkdown } from '../../scripts/load/markdown.ts';
import { copySite } from './fixture-site.ts';

const sectionsOf = (text: string) => markdownSections(parseMarkdown(text));
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
