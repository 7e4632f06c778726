import { usePage } from '#page';
import type { Ui } from '../../../content/schema/ui.ts';
import type { Brand } from '../../../content/template/schema/brand.ts';
import { BackToTop } from '../../back-to-top/BackToTop.tsx';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { GradientCircles } from '../../gradient-circles/GradientCircles.tsx';
import { MenuLink } from '../../menu/MenuLink.tsx';
import { fill } from '../../text/fill.ts';
import { Wordmark } from './Wordmark.tsx';

/** The call to action, and the last links of every page of the template. */
export function TemplateFooter({ brand, ui }: { brand: Brand; ui: Ui }) {
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
          <Wordmark name={brand.name} href={brand.home} label={brand.homeLink} />
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
