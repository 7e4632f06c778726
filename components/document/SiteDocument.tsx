import { type DocumentProps, usePage } from '#page';
import type { Content } from '../../content/index.ts';
import { Analytics } from '../analytics/Analytics.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import { Brand } from '../mark/Brand.tsx';
import { menuOf } from '../menu/menu-of.ts';
import { useSearchLink } from '../search/SearchLink.tsx';
import { scriptRules } from '../text/script-rules.ts';
import { DocumentHead } from './DocumentHead.tsx';

/** The frame of every page: head, skip link, header, the page itself, footer. */
export function SiteDocument({ content, written, children }: DocumentProps<Content>) {
  const { route, home, isTranslated, addRule } = usePage();
  const { site, ui, palette, fonts } = content;
  const { tag, dir } = written.site;
  for (const [selector, rules] of [tag, site.tag].flatMap(scriptRules)) addRule(selector, rules);
  // On a page that is not translated yet, header and footer are still in the reader's language.
  const around = tag === site.tag ? {} : { lang: site.tag, dir: site.dir };
  return (
    <html lang={tag} dir={dir} {...(home !== '/' && { 'data-home': home })}>
      <DocumentHead content={{ ...written, palette, fonts }} />
      <body>
        <a className="skip-link" href="#main_content" {...around}>
          {ui.header.skipLink}
        </a>
        <Header
          brand={
            <Brand name={site.shortName ?? site.name} label={ui.header.homeLink} mark={site.mark} />
          }
          menu={menuOf(content, isTranslated)}
          ui={ui}
          path={route.name}
          search={useSearchLink(content)}
          language={around}
        />
        {/* The frame's ids have an underscore, which no id made from a heading contains. */}
        <main id="main_content" tabIndex={-1}>
          {children}
        </main>
        <Footer content={content} language={around} />
        {site.analytics && <Analytics counter={site.analytics} />}
      </body>
    </html>
  );
}
