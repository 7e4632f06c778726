import { useIslandAttributes } from '#island';
import { usePage } from '#page';
import type { Content } from '../../content/index.ts';
import { Eyebrow } from '../eyebrow/Eyebrow.tsx';
import { useLanguages } from '../footer/Languages.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import { useSearchLink } from '../search/SearchLink.tsx';

/** The page for unknown addresses. Script redirects a path that differs only in case or slashes. */
export function NotFound({ content }: { content: Content }) {
  const { notFound: words } = content;
  const search = useSearchLink(content);
  const links = [...words.links, ...(search ? [{ title: search, href: '/search/' }] : [])];
  const { routes } = usePage();
  // Hosts with only one such page show it for addresses in every language.
  const others = useLanguages().filter(({ isOwn }) => !isOwn);
  return (
    <div
      className="not-found night"
      data-routes={routes.map(({ path }) => path).join(' ')}
      {...useIslandAttributes('NotFound', 'load')}
    >
      <Picture image={words.image} alt="" widths={[780, 1440]} sizes="100vw" first />
      <div className="page-width">
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <ul>
          {links.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>
                {title}
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
          {others.map(({ lang, path, name }) => (
            <li key={lang}>
              <a href={path} hrefLang={lang} lang={lang}>
                {name}
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
        <p role="status" data-words={words.redirect} />
      </div>
    </div>
  );
}
