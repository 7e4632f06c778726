/** Numbers run from the left in texts that run from the right, as a browser draws them. */
import { expect, test } from 'vitest';
import { formatCoordinates } from '../../components/coordinates/format-coordinates.ts';
import { text } from '../../scripts/content/fields.ts';
import { readMarkdown } from '../../scripts/content/markdown.ts';
import { setMarkedSigns } from '../../scripts/content/quotation-marks.ts';
import { newPage } from './open.ts';

/** Words of each language before and after a number. */
const around = { ar: ['الرقم', 'في العقد'], he: ['המספר', 'בחוזה'], fa: ['شماره', 'در قرارداد'] };
const languages = ['ar', 'he', 'fa'] as const;

/** A text as pages get it. */
function published(written: string, lang: string): string {
  const value = { it: text().parse(written) };
  setMarkedSigns(value, lang);
  return value.it;
}

/** The signs of some texts of a page that runs from the right, from left to right as they are drawn. */
async function drawn(html: string, selector: string, lang: string): Promise<string[]> {
  const page = await newPage();
  await page.setContent(`<body dir="rtl" lang="${lang}" style="width:90em">${html}`);
  return page.locator(selector).evaluateAll((found) =>
    found.map((element) => {
      const signs: { sign: string; left: number }[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const [at, sign] of [...(node.textContent ?? '')].entries()) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          // Isolates have no width, and a place of their own.
          if (!/[\u2066-\u2069]/.test(sign))
            signs.push({ sign, left: range.getBoundingClientRect().left });
        }
      return signs
        .sort((one, other) => one.left - other.left)
        .map(({ sign }) => sign.replace(/\s/, ' '))
        .join('');
    }),
  );
}

const fromTheLeft = [
  '+256 414 000 111',
  '+1 (418) 555-0100',
  '0414 000 111',
  '(031) 123-456',
  '1-800-555-0100',
  '1 250 000',
  '1,250,000.50',
  '$45,000',
  '-$5',
  '€ 1,250',
  '+12%',
  '-5',
  '−7.5%',
  '100 %',
  '0°18′N 32°34′E',
  '47°22′8″',
  '2026-05-07',
  '2024-031',
  '80020-UG',
  '4711/B-2',
  'ISO 27001',
  'ISO/IEC 27001:2022',
  'ISO 9001-01',
  'UG-80020/4',
  'EN 50126-1',
  'IBAN DE00 0000 0000 00',
  '12.5',
  '10:30',
  '2016/679',
];

test.each(languages)('in running text of %s', async (lang) => {
  const [before, after] = around[lang];
  const html = fromTheLeft.flatMap((number) =>
    [
      `${before} ${number} ${after}`,
      `${number} ${after}`,
      `${before}: ${number}.`,
      `${before} (${number}) ${after}`,
    ].map((it) => `<p>${published(it, lang)}</p>`),
  );
  const lines = await drawn(html.join(''), 'p', lang);
  const lost = lines.filter((line, at) => !line.includes(fromTheLeft[Math.floor(at / 4)] ?? ''));
  expect(lines).toHaveLength(4 * fromTheLeft.length);
  expect(lost).toEqual([]);
});

test('in links, tables, lists and notes of a text', async () => {
  const parts = fromTheLeft.map(
    (number, at) => `[${number}](/a/)

| الرقم | ${number} |
| --- | --- |
| القيمة | ${number} |

- القيمة ${number}[^n${at}]

[^n${at}]: المادة ${number} من العقد`,
  );
  const { sections } = readMarkdown(parts.join('\n\n'), { lang: 'ar' });
  const html = sections.map((section) => section.html).join('');
  for (const selector of ['a[href="/a/"]', 'th:last-child', 'td:last-child', 'ul > li']) {
    const found = await drawn(html, selector, 'ar');
    expect(found).toHaveLength(fromTheLeft.length);
    const lost = found.filter((text, at) => !text.includes(fromTheLeft[at] ?? ''));
    expect(lost, selector).toEqual([]);
  }
});

test('positions, with the letters of any language', async () => {
  const place = { latitude: 0.3136, longitude: 32.5811 };
  const words = { north: 'N', south: 'S', east: 'E', west: 'W', equator: '' };
  const [latin] = await drawn(`<p>عند ${formatCoordinates(place, words, 'rtl')} تقريبا`, 'p', 'ar');
  expect(latin).toContain('0°18′N 32°34′E');
  const own = { ...words, north: 'ش', east: 'ق' };
  const [arabic] = await drawn(`<p>عند ${formatCoordinates(place, own, 'rtl')} تقريبا`, 'p', 'ar');
  // Read from the right: first how far north.
  expect(arabic).toContain('ق32°34′ ش0°18′');
});

test('ranges and lists are read from the right', async () => {
  const written = ['من 2020–2026 فقط', 'من 3 - 15 يوما', 'البنود 3، 15، 27'];
  const html = written.map((it) => `<p>${published(it, 'ar')}</p>`).join('');
  const lines = await drawn(html, 'p', 'ar');
  expect(lines[0]).toContain('2026–2020');
  expect(lines[1]).toContain('15 - 3');
  expect(lines[2]).toContain('27 ،15 ،3');
});
