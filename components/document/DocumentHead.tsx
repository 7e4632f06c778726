import { type Page, usePage } from '#page';
import type { Content } from '../../content/index.ts';
import { cardOf } from './card-of.ts';
import { PageAssets } from './PageAssets.tsx';
import { withoutFirm } from './page-title.ts';
import { structuredData } from './structured-data.ts';

type DocumentHeadProps = { content: Content };

/** What browsers, search engines and shared links read about a page, from its head data. */
export function DocumentHead({ content }: DocumentHeadProps) {
  const { site, palette, fonts, insights } = content;
  const page = usePage();
  const { head, route, base, socialCard } = page;
  const origin = site.origin + base;
  const canonical = origin + (head.canonical ?? route.path);
  const title = withoutFirm(head.title, site);
  const card = socialCard(cardOf(title, { site, palette, fonts }));
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="theme-color" content={palette.colours.night} />
      {head.noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      <Translations origin={origin} />
      <PageAssets />
      <script
        type="speculationrules"
        dangerouslySetInnerHTML={{ __html: speculationRules(page) }}
      />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {head.markdown && !head.noindex && !head.canonical && (
        <link rel="alternate" href={`${route.path}index.md`} type="text/markdown" />
      )}
      {insights.length > 0 && <link rel="alternate" href="/atom.xml" type="application/atom+xml" />}
      <link rel="manifest" href="/site.webmanifest" />
      <meta property="og:type" content={head.published ? 'article' : 'website'} />
      {head.published && <meta property="article:published_time" content={head.published} />}
      {head.published && head.modified && (
        <meta property="article:modified_time" content={head.modified} />
      )}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={origin + card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={head.title} />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: structuredData({ ...content, site: { ...site, origin } }, page),
        }}
      />
    </head>
  );
}

/**
 * When a link is hovered, its page is fetched, and also prepared to be shown at once. Files are not: a
 * report may weigh megabytes. The page with the
 * form is only fetched: prepared in the background, it could take over the draft that the visitor is
 * writing. So is a place on the home page, since a click goes to the top of that page first
 * (components/site/anchors.ts), and what was prepared would never be shown.
 */
function speculationRules({ routes, base, home }: Page): string {
  const forms = routes.filter(({ name }) => name === '/contact/').map(({ path }) => `${path}*`);
  const fetched = [...forms, `${home}#:place`].map((path) => ({
    not: { href_matches: base + path },
  }));
  // The paths of pages end with a slash.
  const all = { href_matches: '{/*}?/' };
  const eagerness = 'moderate';
  return JSON.stringify({
    prefetch: [{ where: all, eagerness }],
    prerender: [{ where: { and: [all, ...fetched] }, eagerness }],
  });
}

/** Tells search engines the page's other languages. The first is for readers of none of them. */
function Translations({ origin }: { origin: string }) {
  const { translations, route, head } = usePage();
  const [first] = translations;
  const isTranslated = translations.some(({ path }) => path === route.path);
  if (!first || translations.length < 2 || head.noindex || !isTranslated) return null;
  return [...translations, { ...first, lang: 'x-default' }].map(({ lang, path }) => (
    <link key={lang} rel="alternate" hrefLang={lang} href={origin + path} />
  ));
}
