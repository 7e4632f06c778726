import type { Content } from '../../content/index.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { ReadMore } from '../button/ReadMore.tsx';
import { practicePage } from '../practice/practice-page.ts';
import { Slider } from '../slider/Slider.tsx';
import { numberLabel } from '../text/number-label.ts';

type ServiceSlidesProps = Pick<Content, 'services' | 'practices'> & { label: string; ui: Ui };

/**
 * The slider of the numbered descriptions, each with a link to its practice. Each can be reached as
 * `#service-<slug>`.
 */
export function ServiceSlides({ services, practices, label, ui }: ServiceSlidesProps) {
  const more = (slug: string, title: string) => {
    const href = practicePage(slug, practices);
    return href && <ReadMore href={href} title={title} words={ui.links} />;
  };
  return (
    <Slider layout="services" label={label} words={ui.slider}>
      {services.map(({ slug, title, heading, description }, index) => ({
        id: `service-${slug}`,
        name: title,
        content: (
          <div className="service-slide">
            <p className="service-number" aria-hidden="true">
              {numberLabel(index)}
            </p>
            <h3>{heading}</h3>
            <p>{description}</p>
            {more(slug, title)}
          </div>
        ),
      }))}
    </Slider>
  );
}
