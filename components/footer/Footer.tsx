import { usePage } from '#page';
import type { Site } from '../../content/schema/site.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { BackToTop } from '../back-to-top/BackToTop.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { GradientCircles } from '../gradient-circles/GradientCircles.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Brand } from '../mark/Brand.tsx';
import { fill } from '../text/fill.ts';
import { Languages } from './Languages.tsx';

type FooterProps = {
  site: Site;
  ui: Ui;
  /** Set if its language is not that of the page. */
  language: Partial<Pick<Site, 'lang' | 'dir'>>;
};

/** The call to action and the last links of every page. */
export function Footer({ site, ui, language }: FooterProps) {
  const { builtOn, route } = usePage();
  const { footer } = ui;
  const isThere = route.name === footer.button.href;
  const call = isThere ? footer.elsewhere : footer;
  return (
    <footer className="footer night" {...language}>
      <GradientCircles />
      <div className="page-width footer-call">
        <h2>
          <a href={call.button.href}>{call.heading}</a>
        </h2>
        <ButtonLink href={call.button.href} arrow>
          {call.button.title}
        </ButtonLink>
      </div>
      <div className="page-width">
        <div className="footer-row">
          <Brand name={site.name} mark={site.mark} />
          <address>
            <a href={`tel:${site.phone.number}`}>
              <bdi dir="ltr">{site.phone.display}</bdi>
            </a>
            <a href={`mailto:${site.email}`}>
              <bdi dir="ltr">{site.email}</bdi>
            </a>
            <bdi>{site.address.lines.join(', ')}</bdi>
          </address>
        </div>
        <div className="footer-row">
          <nav aria-label={footer.navigation}>
            <ul>
              {footer.links.map(({ title, href }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <Languages label={footer.languages} />
          {site.social.length > 0 && (
            <ul aria-label={footer.social}>
              {site.social.map(({ title, href, icon }) => (
                <li key={href}>
                  <a href={href} rel="me noopener">
                    {icon && <Icon name={icon} />}
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p>{fill(footer.copyright, { year: builtOn.getUTCFullYear() })}</p>
        </div>
      </div>
      <BackToTop label={ui.links.backToTop} />
    </footer>
  );
}
