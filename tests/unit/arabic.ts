import type { SiteCopy } from './site-copy.ts';

/** Texts of a second language, from right to left; what is not here stays as in the first. */
const texts: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'site.yaml': [
    ['lang: en', 'lang: ar'],
    ['dir: ltr', 'dir: rtl'],
    ['Global business and technology consulting', 'استشارات عالمية في الأعمال والتكنولوجيا'],
  ],
  'ui.yaml': [
    ['Skip to the content', 'انتقل إلى المحتوى'],
    ['Contact now', 'اتصل الآن'],
    ["Let's Work Together", 'لنعمل معا'],
    ['Request a Free Call Back', 'اطلب مكالمة مجانية'],
    ['title: Privacy Policy', 'title: سياسة الخصوصية'],
    ['languages: Languages', 'languages: اللغات'],
  ],
  'menu.yaml': [
    ['title: Who we are', 'title: من نحن'],
    ['title: Services', 'title: الخدمات'],
  ],
  'contact.yaml': [
    ['title: Contact and Free Call Back | {name}', 'title: اتصل بنا | {name}'],
    ['title: Tell us where you want to be.', 'title: أخبرنا إلى أين تريد أن تصل'],
    ['heading: Your enquiry', 'heading: استفسارك'],
    ['label: Message', 'label: الرسالة'],
    ['submit: Send enquiry', 'submit: أرسل الاستفسار'],
  ],
  'legal/privacy-policy.md': [
    ['title: Privacy Policy', 'title: سياسة الخصوصية'],
    ['## Information we collect', '## المعلومات التي نجمعها'],
  ],
};

/** Adds Arabic to a copy of the site, as a folder of content and nothing else. */
export function addArabic(site: SiteCopy): void {
  for (const [file, pairs] of Object.entries(texts)) {
    const text = pairs.reduce(
      (translated, [english, arabic]) => {
        if (!translated.includes(english)) throw new Error(`${file} does not say ${english}`);
        return translated.replace(english, arabic);
      },
      site.read(`content/${file}`),
    );
    site.write(`content/languages/ar/${file}`, text);
  }
}
