import type { Service } from '../../content/schema/service.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { Slider } from '../slider/Slider.tsx';
import { numberLabel } from '../text/number-label.ts';

type ServiceSlidesProps = { services: readonly Service[]; label: string; words: Ui['slider'] };

/** The slider of the numbered descriptions. Each can be reached as `#service-<slug>`. */
export function ServiceSlides({ services, label, words }: ServiceSlidesProps) {
  return (
    <Slider layout="services" label={label} words={words}>
      {services.map(({ slug, title, heading, description }, index) => ({
        id: `service-${slug}`,
        name: title,
        content: (
          <article className="service-slide">
            <p className="service-number" aria-hidden="true">
              {numberLabel(index)}
            </p>
            <h3>{heading}</h3>
            <p>{description}</p>
          </article>
        ),
      }))}
    </Slider>
  );
}
