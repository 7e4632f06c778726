import { usePage } from '#page';

/** The page's languages, each under its own name. Renders nothing if there is only one. */
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

/** The address of the page in each language, and which language the current address is in. */
export function useLanguages() {
  const { translations, route, home } = usePage();
  return translations.map(({ lang, path }) => ({
    lang,
    path,
    name: new Intl.DisplayNames(lang, { type: 'language' }).of(lang),
    // An unknown address leads to the home pages.
    isOwn: path === route.path || path === home,
  }));
}
