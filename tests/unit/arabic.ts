import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { isMap, isSeq, parseDocument } from 'yaml';
import { latestCase } from '../../components/cases/latest-case.ts';
import { content } from '../site-content.ts';
import { addLegalText, type SiteCopy } from './site-copy.ts';

const [policy] = content.legal;

/** The page of the legal text that is translated. */
export const policyPath = `/${policy?.slug ?? 'added'}/`;

/** The case that the contact page shows, if the firm has any. */
const latest = latestCase(content.cases);

/** Texts of a second, right-to-left language. Texts not listed stay as in the first language. */
const texts: Readonly<Record<string, readonly (readonly [path: string, text: string])[]>> = {
  'site.yaml': [
    ['lang', 'ar'],
    ['dir', 'rtl'],
    ['address.street', '12 Harbour Street'],
    ['tagline', 'استشارات عالمية في الأعمال والتكنولوجيا'],
  ],
  'ui.yaml': [
    ['header.skipLink', 'انتقل إلى المحتوى'],
    ['header.contact.title', 'اتصل الآن'],
    ['footer.heading', 'لنعمل معا'],
    ['footer.button.title', 'اطلب مكالمة مجانية'],
    ['footer.links.0.title', 'سياسة الخصوصية'],
    ['footer.languages', 'اللغات'],
  ],
  'menu.yaml': [['0.title', 'من نحن']],
  'contact.yaml': [
    ['head.title', 'اتصل بنا | {name}'],
    ['opening.title', 'أخبرنا إلى أين تريد أن تصل'],
    ['form.heading', 'استفسارك'],
    ['form.fields.message.label', 'الرسالة'],
    ['form.submit', 'أرسل الاستفسار'],
  ],
  ...(latest && { [`cases/${latest.slug}.md`]: [['name', 'مشروع الميناء']] }),
  [`legal${policyPath.slice(0, -1)}.md`]: [['title', 'سياسة الخصوصية']],
};

/** Adds a legal text to the copy of a firm that has none. */
export function addPolicy(site: SiteCopy): void {
  if (!policy) addLegalText(site, '## First\n\nText.');
}

/** Adds Arabic to a copy of the site, by adding a folder of content and nothing else. */
export function addArabic(site: SiteCopy): void {
  addPolicy(site);
  for (const [file, changes] of Object.entries(texts)) {
    const [, front = '', body = ''] =
      /^---\n(.*?)\n---\n(.*)$/s.exec(site.read(`content/${file}`)) ?? [];
    const document = parseDocument(front || site.read(`content/${file}`));
    for (const [path, text] of changes) {
      const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      const parent = keys.length > 1 ? document.getIn(keys.slice(0, -1)) : document.contents;
      if (!isMap(parent) && !isSeq(parent)) throw new Error(`${file} has no ${path}`);
      document.setIn(keys, text);
    }
    const written = front ? `---\n${document}---\n${inArabic(body)}` : String(document);
    site.write(`content/languages/ar/${file}`, written);
  }
}

/** Copies the files that Arabic lacks, except some, as if they were translated and unchanged. */
export function addTheRest(site: SiteCopy, except: readonly string[]): void {
  const files = fastGlob.sync(['*.yaml', '{cases,insights,legal,practices}/*.md'], {
    cwd: join(site.root, 'content'),
  });
  for (const file of files.filter((file) => !forAllLanguages.has(file) && !except.includes(file)))
    if (!(file in texts)) site.write(`content/languages/ar/${file}`, site.read(`content/${file}`));
}

/** Files without text for readers, which a language folder cannot have. */
const forAllLanguages = new Set(['budgets.yaml', 'groups.yaml', 'redirects.yaml', 'slugs.yaml']);

/** Gives the first section of a document an Arabic heading. */
const inArabic = (body: string) => body.replace(/^## .+$/m, '## المعلومات التي نجمعها');
