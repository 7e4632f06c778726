/** A font that is cut to the words of a site draws them as the whole font does, in every script. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { subsetFonts } from '../../scripts/fonts/fonts.ts';
import { sampled } from '../matrix.ts';
import { newPaintedTab } from './painted.ts';

const require = createRequire(import.meta.url);

type Sample = { name: string; font: string; lang: string; text: string; same?: string };

/** A font in one file with all letters that are based on Latin. */
const whole = '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf';

/** Typical words of each script; with `same`, the same words in another normal form. */
const samples: Sample[] = [
  {
    name: 'Thai',
    font: 'noto-sans-thai',
    lang: 'th',
    text: 'ทำน้ำให้สะอาด ที่ปรึกษาธุรกิจและกฎหมาย ๒๕๖๙',
  },
  { name: 'Lao', font: 'noto-sans-lao', lang: 'lo', text: 'ນ້ຳ ຄຳແນະນຳ ທີ່ປຶກສາທຸລະກິດ ໜັງສື' },
  { name: 'Khmer', font: 'noto-sans-khmer', lang: 'km', text: 'ទីប្រឹក្សា កោះ កើត ស្ត្រី ក្រុមហ៊ុន ខ្ញុំ' },
  { name: 'Burmese', font: 'noto-sans-myanmar', lang: 'my', text: 'မြန်မာ အကြံပေး ကုမ္ပဏီ ကျွန်ုပ်တို့ ရွှေ' },
  { name: 'Bengali', font: 'noto-sans-bengali', lang: 'bn', text: 'পরামর্শ কোটি বৌদ্ধ ক্ষেত্র র‍্যাব' },
  { name: 'Tamil', font: 'noto-sans-tamil', lang: 'ta', text: 'ஆலோசனை கொள்கை கௌரவம் ஸ்ரீ' },
  {
    name: 'Malayalam',
    font: 'noto-sans-malayalam',
    lang: 'ml',
    text: 'ഉപദേശം കൊച്ചി ക്ഷേമം അവൻ പൗരൻ',
  },
  { name: 'Sinhala', font: 'noto-sans-sinhala', lang: 'si', text: 'උපදේශන ලෝකය ශ්‍රී ලංකාව ක්‍රෝධය' },
  { name: 'Telugu', font: 'noto-sans-telugu', lang: 'te', text: 'సలహా సంస్థ కైలాసం శ్రీ క్షేత్రం' },
  {
    name: 'Devanagari',
    font: 'noto-sans-devanagari',
    lang: 'hi',
    text: 'परामर्श क्षेत्र ज़रूरी श्री कार्य १२३',
  },
  { name: 'Tibetan', font: 'noto-serif-tibetan', lang: 'bo', text: 'བོད་སྐད་ཀྱི་སློབ་སྟོན་པ། རྒྱལ་ཁབ།' },
  { name: 'Ethiopic', font: 'noto-sans-ethiopic', lang: 'am', text: 'የንግድ ሥራ አማካሪ፣ አዲስ አበባ። ፳፻፲፱' },
  {
    name: 'Arabic',
    font: 'noto-sans-arabic',
    lang: 'ar',
    text: 'استشارات الأعمال في اللهِ، ٢٠٢٦ لا إلى',
  },
  { name: 'Persian', font: 'noto-sans-arabic', lang: 'fa', text: 'مشاوره‌ی کسب‌وکار گچ پژوهش ۱۴۰۵' },
  {
    name: 'Urdu',
    font: 'noto-nastaliq-urdu',
    lang: 'ur',
    text: 'کاروباری مشاورت ٹھیکہ ڈھانچہ بے نظیر',
  },
  {
    name: 'Hebrew with points',
    font: 'noto-sans-hebrew',
    lang: 'he',
    text: 'שָׁלוֹם יִעוּץ עֲסָקִי בְּרֵאשִׁית',
  },
  { name: 'Hangul', font: 'noto-sans-kr', lang: 'ko', text: '경영 컨설팅 개인정보' },
  {
    name: 'Hangul in single letters',
    ...{
      font: 'noto-sans-kr',
      lang: 'ko',
      text: '경영 컨설팅'.normalize('NFD'),
      same: '경영 컨설팅',
    },
  },
  {
    name: 'Vietnamese',
    font: whole,
    lang: 'vi',
    text: 'Tư vấn doanh nghiệp, Việt Nam, ưu đãi',
  },
  {
    name: 'Latin with combining marks',
    ...{ font: whole, lang: 'fr', text: 'Ça coûte déjà très'.normalize('NFD') },
    same: 'Ça coûte déjà très',
  },
  { name: 'Yoruba', font: whole, lang: 'yo', text: 'Ọ̀rọ̀ ìmọ̀ràn ẹ̀kọ́' },
  { name: 'Mongolian', font: 'noto-sans-mongolian', lang: 'mn-Mong', text: 'ᠮᠣᠩᠭᠣᠯ ᠬᠡᠯᠡ ᠪᠢᠴᠢᠭ' },
];

const origin = 'https://fonts.example';

/** A font: its folder, the file that content would name, its weight, and the style sheet of all its files. */
function open(font: string) {
  if (font.endsWith('.ttf')) {
    const [path, file] = [require.resolve(font), basename(font)];
    const sheet = `@font-face { font-family: 'Whole'; src: url(${origin}/${file}) }`;
    return { folder: dirname(path), file, weight: 400, sheet };
  }
  const isStatic = staticFonts.includes(font);
  const path = require.resolve(
    isStatic ? `@fontsource/${font}/400.css` : `@fontsource-variable/${font}/wght.css`,
  );
  return {
    folder: join(dirname(path), 'files'),
    file: `${font}-latin-${isStatic ? '400' : 'wght'}-normal.woff2`,
    weight: isStatic ? 400 : { min: 100, max: 900 },
    sheet: readFileSync(path, 'utf8').replaceAll('url(./files/', `url(${origin}/`),
  };
}

const staticFonts = ['noto-sans-mongolian', 'noto-sans-myanmar'];

/** A page with words in a font, whose files are served by their names. */
async function draw(
  page: Page,
  { lang, text, css, family }: { lang: string; text: string; css: string; family: string },
  read: (name: string) => Uint8Array,
) {
  await page.route(`${origin}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (!name) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    return route.fulfill({ contentType: 'font/woff2', body: Buffer.from(read(name)) });
  });
  await page.goto(`${origin}/`);
  // Precisely, since hinting by the settings of the machine takes heights from the letters that a font has.
  await page.setContent(
    `<!doctype html><html lang="${lang}"><style>${css}
      p { font: 40px/2 ${family}; text-rendering: geometricPrecision; width: 900px; margin: 20px }</style><p dir="auto">${text}</p></html>`,
  );
  // A file may need another one, which loads only then.
  await expect.poll(() => page.evaluate(loadedFonts)).toBe('');
  const image = sharp(await page.locator('p').screenshot());
  return image.raw().toBuffer({ resolveWithObject: true });
}

/** Runs in the page: which of its fonts are still loading. */
function loadedFonts(): string {
  return [...document.fonts]
    .flatMap(({ status, unicodeRange }) => (status === 'loading' ? unicodeRange : []))
    .join();
}

test.for(sampled(samples, 8))(
  '$name is drawn by the cut font as by the whole one, to the pixel',
  async ({ font, lang, text, same = text }) => {
    const { folder, file, weight, sheet } = open(font);
    const listed = { family: 'Cut', role: 'sans', weight, generic: ['serif'], preload: true };
    const fonts = [{ ...listed, file: `./${file}`, fallback: 'Arial' }];
    const cut = await subsetFonts(folder, { fonts, texts: [text] });
    expect(cut.lacking).toEqual([]);
    const bytesOf = (name: string) =>
      cut.files.find((it) => it.file === name)?.bytes ?? Buffer.of();
    const css = cut.css.replaceAll('url(/', `url(${origin}/`);
    const page = await newPaintedTab({ width: 1000, height: 400 });
    // Further files of a font are a family of their own.
    const own = await draw(page, { lang, text, css, family: "Cut, 'Cut 2'" }, bytesOf);
    const [, family = ''] = /font-family: ('[^']+')/.exec(sheet) ?? [];
    const other = await newPaintedTab({ width: 1000, height: 400 });
    const wanted = await draw(other, { lang, text: same, css: sheet, family }, (name) =>
      readFileSync(join(folder, name)),
    );
    expect(own.data.every((value) => value === own.data[0])).toBe(false);
    expect(own.info).toEqual(wanted.info);
    expect(own.data.equals(wanted.data)).toBe(true);
  },
);
