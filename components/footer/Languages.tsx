import { usePage } from '#page';

/** The languages that the page is written in, each named in itself; nothing where it is the only one. */
export function Languages({ label }: { label: string }) {
  const { translations, route } = usePage();
  if (translations.every(({ path }) => path === route.path)) return null;
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
