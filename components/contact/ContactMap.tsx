import { useIslandAttributes } from '#island';
import type { Contact } from '../../content/schema/contact.ts';
import type { Site } from '../../content/schema/site.ts';
import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';

type ContactMapProps = { site: Site; words: Contact['map']; coordinates: string };

/**
 * The drawn map of the office. The interactive one comes from a third party, so it loads only on
 * request.
 */
export function ContactMap({ site, words, coordinates }: ContactMapProps) {
  return (
    <section
      className="contact-map"
      aria-labelledby="map-heading"
      data-embed={site.map.embed}
      data-title={words.title}
      {...useIslandAttributes('ContactMap', 'interaction')}
    >
      <h2 id="map-heading" className="visually-hidden">
        {words.heading}
      </h2>
      <div className="contact-map-frame night">
        <Picture
          image={words.image}
          alt={words.alt}
          widths={[500, 1000, 2000]}
          sizes="(width < 56.25rem) 92vw, min(90vw, 81rem)"
        />
        <p className="contact-map-place">
          <bdi>{coordinates}</bdi>
        </p>
        <button type="button" className="button contact-map-show">
          {words.show}
        </button>
      </div>
      <p className="contact-map-note">
        {words.note}{' '}
        <a href={site.map.link} rel="noopener">
          {words.link}
          <Icon name="external-link" />
        </a>
      </p>
    </section>
  );
}
