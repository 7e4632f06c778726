import { usePage } from '#page';
import type { Content } from '../../content/index.ts';
import type { Site } from '../../content/schema/site.ts';
import { BackToTop } from '../back-to-top/BackToTop.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { GradientCircles } from '../gradient-circles/GradientCircles.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Brand } from '../mark/Brand.tsx';
import { linksThere } from '../menu/menu-of.ts';
import { serviceHref } from '../practice/service-href.ts';
import { fill } from '../text/fill.ts';
import { yearOf } from '../text/long-date.ts';
import { Languages } from './Languages.tsx';

type FooterProps = {
  content: Content;
  /** Set if its language is not that of the page. */
  language: Partial<Pick<Site, 'lang' | 'dir'>>;
};

/** The call to action, what the firm does and who it is, and the last links of every page. */
export function Footer({ content, language }: FooterProps) {
  const { builtOn, route, isTranslated } = usePage();
  const { site, ui, services, practices, contact, procurement } = content;
  const { footer } = ui;
  const links = services.map(({ slug, title }) => ({ title, href: serviceHref(slug, practices) }));
  const ofServices = linksThere(links, content, isTranslated);
  const isThere = route.name === footer.button.href;
  const firmLinks = linksThere(footer.firm.links, content, isTranslated);
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
        <div className="footer-columns">
          {ofServices.length > 0 && (
            <nav aria-label={footer.practices}>
              <p>{footer.practices}</p>
              <Links links={ofServices} />
            </nav>
          )}
          {firmLinks.length > 0 && (
            <nav aria-label={footer.firm.title}>
              <p>{footer.firm.title}</p>
              <Links links={firmLinks} />
            </nav>
          )}
          <div>
            <Brand name={site.name} mark={site.mark} />
            {/* On paper, the address of the site stands beside the others. */}
            <address data-web={site.origin.replace('https://', '')}>
              <a href={`tel:${site.phone.number}`}>
                <bdi dir="ltr">{site.phone.display}</bdi>
              </a>{' '}
              <a href={`mailto:${site.email}`}>
                <bdi dir="ltr">{site.email}</bdi>
              </a>{' '}
              <bdi>{site.address.lines.join(site.separator)}</bdi>
            </address>
            {contact.facts.more.length > 0 && (
              <ul>
                {contact.facts.more.map(({ label, value }) => (
                  <li key={label}>{value}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <div className="footer-row">
          <nav aria-label={footer.navigation}>
            <Links links={footer.links} />
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
          <p>
            {procurement.groups.length > 0 && (
              <>
                {fill(footer.registration, {
                  number: procurement.registration.number,
                  register: procurement.registration.register,
                })}{' '}
                <br />
              </>
            )}
            {fill(footer.copyright, { year: yearOf(builtOn, site.lang) })}
          </p>
        </div>
      </div>
      <BackToTop label={ui.links.backToTop} />
    </footer>
  );
}

function Links({ links }: { links: readonly { title: string; href: string }[] }) {
  return (
    <ul>
      {links.map(({ title, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
