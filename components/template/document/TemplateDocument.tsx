import { type DocumentProps, usePage } from '#page';
import type { MenuEntry } from '../../../content/schema/menu.ts';
import type { Ui } from '../../../content/schema/ui.ts';
import type { TemplateContent } from '../../../content/template/index.ts';
import type { Brand } from '../../../content/template/schema/brand.ts';
import { BackToTop } from '../../back-to-top/BackToTop.tsx';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { PageAssets } from '../../document/PageAssets.tsx';
import { GradientCircles } from '../../gradient-circles/GradientCircles.tsx';
import { Header } from '../../header/Header.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { MenuLink } from '../../menu/MenuLink.tsx';
import { fill } from '../../text/fill.ts';
import { scriptRules } from '../../text/script-rules.ts';

/** The frame of every page of the template, in its seller's style. */
export function TemplateDocument({ content, children }: DocumentProps<TemplateContent>) {
  const { site, ui, templateBrand: brand } = content;
  const { route, addRule } = usePage();
  const isPreview = route.name === brand.home;
  for (const [selector, rules] of scriptRules(site.tag)) addRule(selector, rules);
  return (
    <html lang={site.tag} dir={site.dir}>
      <TemplateHead themeColour={content.palette.colours.night} />
      <body className="template">
        <a className="skip-link" href="#main_content">
          {ui.header.skipLink}
        </a>
        {isPreview && <TopBanner words={brand.banner} />}
        <TemplateHeader content={content} />
        <main id="main_content" tabIndex={-1}>
          {children}
        </main>
        <TemplateFooter brand={brand} ui={ui} />
      </body>
    </html>
  );
}

/** The head of every template page. It asks search engines to leave the page out. */
function TemplateHead({ themeColour }: { themeColour: string }) {
  const { head } = usePage();
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content="noindex" />
      <meta name="theme-color" content={themeColour} />
      <meta name="color-scheme" content="light dark" />
      <PageAssets />
      <link rel="icon" href="/template/favicon.svg" type="image/svg+xml" />
    </head>
  );
}

/** The offer above the header. A form in a dialog lets visitors close it without script, until a reload. */
function TopBanner({ words }: { words: Brand['banner'] }) {
  return (
    <dialog className="top-banner" open aria-label={words.name}>
      <p>{words.text}</p>
      <form method="dialog">
        <button type="submit">
          <Icon name="x" />
          <span className="visually-hidden">{words.close}</span>
        </button>
      </form>
    </dialog>
  );
}

/** The seller's header: menus like the firm's, with the seller's words and purchase link. */
function TemplateHeader({ content }: { content: TemplateContent }) {
  const { templateBrand: brand } = content;
  const header = {
    ...content.ui.header,
    navigation: brand.navigation,
    contact: brand.purchase,
  };
  // No entry is ever the current one, since all of them lead to the preview page or away from it.
  const menus = { menu: templateMenu(content), ui: { ...content.ui, header }, path: '/' };
  return (
    <div className="template-top">
      <Header brand={<Wordmark brand={brand} />} {...menus} />
    </div>
  );
}

const columns = 3;

/** The menu of the template's header: the demos in columns, and the entries of `menu.yaml`. */
function templateMenu(content: TemplateContent): MenuEntry[] {
  const { templateBrand: brand, templateDemos: demos, templateMenu: others } = content;
  if (demos.length === 0) return [...others];
  const height = Math.ceil(demos.length / columns);
  const megamenu = {
    columns: Array.from({ length: Math.ceil(demos.length / height) }, (_, index) => {
      const items = demos.slice(index * height, (index + 1) * height);
      return {
        title: `${index * height + 1}–${index * height + items.length}`,
        items: items.map(({ slug, title, badge }) => ({
          title,
          href: `/${slug}/`,
          badge,
          newTab: true,
        })),
      };
    }),
    more: { title: brand.allDemos, href: `${brand.home}#demo` },
  };
  return [{ title: brand.demos, href: `${brand.home}#demo`, megamenu }, ...others];
}

/** The call to action, and the last links of every page of the template. */
function TemplateFooter({ brand, ui }: { brand: Brand; ui: Ui }) {
  const { heading, text, copyright } = brand.footer;
  const year = usePage().builtOn.getUTCFullYear();
  return (
    <footer className="footer template-footer night">
      <GradientCircles />
      <div className="page-width footer-call">
        <div>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink href={brand.purchase.href} links={ui.links}>
          {brand.purchase.title}
        </ButtonLink>
      </div>
      <div className="page-width">
        <div className="footer-row">
          <Wordmark brand={brand} />
          <nav aria-label={ui.footer.navigation}>
            <ul>
              {brand.links.map((link) => (
                <li key={link.href}>
                  <MenuLink entry={{ ...link, newTab: true }} ui={ui} />
                </li>
              ))}
            </ul>
          </nav>
          <p>{fill(copyright, { year })}</p>
        </div>
      </div>
      <BackToTop label={ui.links.backToTop} />
    </footer>
  );
}

/** The seller's wordmark: the name between two parallels. */
function Wordmark({ brand }: { brand: Brand }) {
  return (
    <a className="wordmark" href={brand.home} aria-label={brand.homeLink}>
      {brand.name}
    </a>
  );
}
