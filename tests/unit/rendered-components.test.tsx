/** Components with contents that this firm's pages do not have, but another firm's may. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { BoardCard } from '../../components/board/BoardCard.tsx';
import { Figures } from '../../components/figures/Figures.tsx';
import { Footer } from '../../components/footer/Footer.tsx';
import { Hero } from '../../components/hero/Hero.tsx';
import { HeroPicture } from '../../components/hero/HeroPicture.tsx';
import { History } from '../../components/history/History.tsx';
import { LegalDocument } from '../../components/legal/LegalDocument.tsx';
import { Opening } from '../../components/opening/Opening.tsx';
import { fill } from '../../components/text/fill.ts';
import { longDate, yearOf } from '../../components/text/long-date.ts';
import { homeSchema } from '../../content/schema/home.ts';
import { readMarkdown } from '../../scripts/content/markdown.ts';
import { PageContext } from '../../scripts/site-api/page.ts';
import { content } from '../site-content.ts';
import { stubPage } from './stub-page.ts';

const render = (shows: ReactNode) =>
  renderToStaticMarkup(<PageContext value={stubPage}>{shows}</PageContext>);

describe('a legal text', () => {
  const renderLegal = (text: string) => {
    const document = {
      slug: 'imprint',
      title: 'Imprint',
      description: 'Who is behind this site.',
      eyebrow: 'Law',
      summary: 'Who we are.',
      effective: '2026-01-31',
      updated: '2026-01-31',
      image: { picture: 'legal.svg' },
      sections: readMarkdown(text).sections,
    };
    const { site, ui } = content;
    return render(<LegalDocument document={document} lang={site.lang} words={ui.navigation} />);
  };

  test('may begin before its first heading, which is still number 01', () => {
    const html = renderLegal('We are a firm.\n\n## Where\n\nHere.\n');
    expect(html).toContain('<p>We are a firm.</p>');
    expect(html.match(/<h2[^>]*>.*?<\/h2>/g)).toEqual([
      '<h2 id="where_title"><span class="legal-number">01</span> <span>Where</span></h2>',
    ]);
    expect(html.match(/<li>.*?<\/li>/g)).toEqual(['<li><a href="#where">Where</a></li>']);
    expect(html).not.toContain('id=""');
  });

  test('shows code, links and signs in a heading, and only their words in the contents', () => {
    const html = renderLegal(
      '## Use of `session` cookies\n\n## **Contact** our [desk](/contact/)\n\n## Fees &amp; taxes\n',
    );
    expect(html.match(/(?<=<\/span> <span>).*?(?=<\/span><\/h2>)/g)).toEqual([
      'Use of <code>session</code> cookies',
      '<strong>Contact</strong> our <a href="/contact/">desk</a>',
      'Fees &amp; taxes',
    ]);
    expect(html.match(/<li>.*?<\/li>/g)).toEqual([
      '<li><a href="#use-of-session-cookies">Use of session cookies</a></li>',
      '<li><a href="#contact-our-desk">Contact our desk</a></li>',
      '<li><a href="#fees-taxes">Fees &amp; taxes</a></li>',
    ]);
  });

  test('without any heading has no table of contents', () => {
    const html = renderLegal('We are a firm.\n');
    expect(html).toContain('<p>We are a firm.</p>');
    expect(html).not.toMatch(/<nav|<h2|<section/);
  });
});

test('the copyright line names the year of the build in universal time', () => {
  vi.stubEnv('TZ', 'America/Lima');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { ui, site } = content;
  const page = { ...stubPage, builtOn: new Date('2031-01-01T00:30:00Z') };
  const html = renderToStaticMarkup(
    <PageContext value={page}>
      <Footer content={content} language={{}} />
    </PageContext>,
  );
  const line = renderToStaticMarkup(
    fill(ui.footer.copyright, { year: yearOf(page.builtOn, site.lang) }),
  );
  expect(html).toContain(`${line}</p>`);
});

describe.each([0, 1, 2, 3, 5, 8])('a home page with %i', (count) => {
  const { hero } = content.home;
  const { shape } = homeSchema;
  const some = <Item,>(make: (nth: number) => Item): Item[] =>
    Array.from({ length: count }, (_, nth) => make(nth));

  test('hero panels has as many, and tabs if there is more than one', () => {
    const words = { tabline: 'Soon', headline: 'Now', text: 'At once.', imageAlt: 'A port' };
    const titled = some((nth) => ({ title: `Panel ${nth}`, ...words }));
    const asWritten = titled.map((it) => ({ ...it, image: 'port.svg', imageMobile: 'port.svg' }));
    expect(shape.hero.shape.panels.safeParse(asWritten).success).toBe(true);
    const picture = { picture: 'port.svg' };
    const panels = titled.map((it) => ({ ...it, image: picture, imageMobile: picture }));
    const html = render(<Hero hero={{ ...hero, panels }} title="What we do" eyebrow="Here" />);
    expect(html.match(/class="hero-panel"/g) ?? []).toHaveLength(count);
    expect(html.match(/aria-controls/g) ?? []).toHaveLength(count > 1 ? count : 0);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain(`href="${hero.callBack.href.replaceAll('&', '&amp;')}"`);
  });

  test('facts has as many, and no empty list', () => {
    const facts = some((nth) => ({ value: '7', label: `Fact ${nth}` }));
    expect(shape.whoWeAre.shape.facts.safeParse(facts).success).toBe(true);
    const nothing = { value: '0', label: 'What there is none of' };
    const html = render(<Figures items={[nothing, ...facts]} />);
    expect(html.match(/<dd>/g) ?? []).toHaveLength(count);
    expect(html.match(/<dl/g) ?? []).toHaveLength(count > 0 ? 1 : 0);
  });

  test('parts of its history has as many, in one column', () => {
    const items = some((nth) => ({ title: `Part ${nth}`, description: 'What came.' }));
    expect(shape.history.shape.items.safeParse(items).success).toBe(true);
    const html = render(<History items={items} across />);
    expect(html.match(/<h3>/g) ?? []).toHaveLength(count);
    expect(html).not.toContain('history-across');
  });
});

test('a day and a year are in the calendar and digits that the tag of the language says', () => {
  expect(longDate('2026-09-11', 'am-u-ca-ethiopic')).toBe('1 መስከረም 2019');
  expect(longDate('2026-09-12', 'am-u-ca-ethiopic')).toBe('2 መስከረም 2019');
  expect(longDate('2026-05-01', 'ja-u-ca-japanese')).toBe('令和8年5月1日');
  expect(longDate('2026-05-01', 'en-u-ca-buddhist')).toBe('May 1, 2569 BE');
  expect(longDate('2026-09-01', 'ar-u-nu-latn')).toBe('1 سبتمبر 2026');
  expect(longDate('2026-09-01', 'ar-u-nu-arab')).toBe('١ سبتمبر ٢٠٢٦');
  expect(longDate('2026-09-01', 'th')).toBe('1 กันยายน 2569');
  const day = new Date('2026-12-31T23:30:00Z');
  expect(['en', 'th', 'th-u-ca-gregory', 'ja', 'fa'].map((lang) => yearOf(day, lang))).toEqual([
    '2026',
    '2569',
    '2026',
    '2026',
    '۱۴۰۵',
  ]);
});

test('a day is written out in the language of its page, which in French begins with a 1er', () => {
  expect(longDate('2026-05-01', 'en-GB')).toBe('1 May 2026');
  expect(longDate('2026-05-01', 'fr-CA')).toBe('1er mai 2026');
  expect(longDate('2026-05-11', 'fr')).toBe('11 mai 2026');
  // Of Lugbara, Unicode's data lack the months: the machine's are in any language.
  expect(longDate('2026-05-11', 'lgg')).toBe('11 May 2026');
  // In no zone is it the day before or after.
  for (const [zone, lang] of [
    ['America/Lima', 'en-NZ'],
    ['Pacific/Kiritimati', 'en-IE'],
  ] as const) {
    vi.stubEnv('TZ', zone);
    expect(longDate('2026-05-01', lang)).toBe('1 May 2026');
  }
  vi.unstubAllEnvs();
});

describe('a photograph says how wide it is shown, so that no browser loads a larger one:', () => {
  const image = { picture: 'photograph.jpg' };
  const narrow = { image, media: '(width < 36rem)' };
  const member = {
    imgSrc: image,
    imgAlt: '',
    description: '',
    clientName: '',
    clientRole: '',
    location: '',
    before: [],
  };
  test.each([
    [
      'a portrait',
      <BoardCard key="" member={member} separator=", " />,
      ['(width < 56.25rem) 90vw, 30rem'],
    ],
    [
      'the picture of a hero',
      <HeroPicture key="" image={image} narrow={narrow} alt="" />,
      ['100vw', '(min-aspect-ratio: 1440/849) 100vw, 170vh'],
    ],
    [
      'the picture of an opening',
      <Opening key="" eyebrow="" title="" text="" image={image} />,
      ['(width < 56.25rem) 22rem, (min-aspect-ratio: 1440/560) 100vw, 90rem'],
    ],
  ])('%s', (_what, shown, sizes) => {
    const sources = render(shown).match(/<source[^>]*>/g) ?? [];
    expect(sources.map((it) => /(?<= sizes=")[^"]*/.exec(it)?.[0].replace('&lt;', '<'))).toEqual(
      sizes,
    );
  });
});
