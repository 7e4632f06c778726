import type { ServicePage } from '../../content/schema/service-page.ts';
import { numberLabel } from '../text/number-label.ts';

/** The working process: numbered steps along the equator. */
export function Process({ steps }: { steps: ServicePage['process']['items'] }) {
  return (
    <ol className="process">
      {steps.map(({ title, description }, index) => (
        <li key={title} data-reveal data-delay={index * 80}>
          <span className="process-number" aria-hidden="true">
            {numberLabel(index)}
          </span>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
