import { usePage } from '#page';

/** The languages that the page is written in, each named in itself; nothing where it is the only one. */
export function Languages({ label }: { label: string }) {
  const languages = useLanguages();
  if (languages.every(({ isOwn }) => isOwn)) return null;
  return (
    <nav aria-label={label}>
      <ul>
        {languages.map(({ lang, path, name, isOwn }) => (
          <li key={lang}>
            <a href={path} hrefLang={lang} lang={lang} {...(isOwn && { 'aria-current': 'true' })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where the page can be read in which language, and which of them is that of the address. */
export function useLanguages() {
  const { translations, route, home } = usePage();
  return translations.map(({ lang, path }) => ({
    lang,
    path,
    name: new Intl.DisplayNames(lang, { type: 'language' }).of(lang),
    // At an unknown address it is the home page.
    isOwn: path === route.path || path === home,
  }));
}
