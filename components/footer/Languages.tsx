import { usePage } from '#page';

/** The page in the site's other languages, each named in itself; nothing where there is one. */
export function Languages({ label }: { label: string }) {
  const { translations, route } = usePage();
  if (translations.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul>
        {translations.map(({ lang, path }) => (
          <li key={lang}>
            <a
              href={path}
              hrefLang={lang}
              lang={lang}
              {...(path === route.path && { 'aria-current': 'true' })}
            >
              {new Intl.DisplayNames(lang, { type: 'language' }).of(lang)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
