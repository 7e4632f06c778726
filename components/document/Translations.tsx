import { usePage } from '#page';

/** Tells search engines the page's other languages; the first is for readers of none of them. */
export function Translations({ origin }: { origin: string }) {
  const { translations, route, head } = usePage();
  const [first] = translations;
  const isTranslated = translations.some(({ path }) => path === route.path);
  if (!first || translations.length < 2 || head.noindex || !isTranslated) return null;
  return [...translations, { ...first, lang: 'x-default' }].map(({ lang, path }) => (
    <link key={lang} rel="alternate" hrefLang={lang} href={origin + path} />
  ));
}
