import { type DocumentProps, usePage } from '#page';
import type { Content } from '../../content/index.ts';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import { DocumentHead } from './DocumentHead.tsx';

/** The frame of every page: head, skip link, header, the page itself, footer. */
export function SiteDocument({ content, children }: DocumentProps<Content>) {
  const { route, home } = usePage();
  const { site, menu, ui, palette, fonts } = content;
  return (
    <html lang={site.lang} dir={site.dir} {...(home !== '/' && { 'data-home': home })}>
      <DocumentHead site={site} ui={ui} palette={palette} fonts={fonts} />
      <body>
        <a className="skip-link" href="#content">
          {ui.header.skipLink}
        </a>
        <Header site={site} menu={menu} ui={ui} path={route.path.slice(home.length - 1)} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer site={site} ui={ui} />
      </body>
    </html>
  );
}
