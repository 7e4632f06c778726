import { type DocumentProps, usePage } from '#page';
import type { Content } from '../../../content/index.ts';
import type { TemplateContent } from '../../../content/template/index.ts';
import { TemplateFooter } from './TemplateFooter.tsx';
import { TemplateHead } from './TemplateHead.tsx';
import { TemplateHeader } from './TemplateHeader.tsx';
import { TopBanner } from './TopBanner.tsx';

/** The frame of every page of the template, in its seller's style. */
export function TemplateDocument({ content, children }: DocumentProps<Content & TemplateContent>) {
  const { site, ui, templateBrand: brand } = content;
  const isPreview = usePage().route.path === brand.home;
  return (
    <html lang={site.lang} dir={site.dir}>
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
