import type { Pillar } from '../../content/schema/home.ts';
import { numberLabel } from '../text/number-label.ts';

/** Why clients choose the firm: numbered reasons, each linked to where visitors can read more. */
export function Reasons({ reasons }: { reasons: readonly Pillar[] }) {
  return (
    <ol className="reasons">
      {reasons.map(({ title, description, delay, href }, index) => (
        <li key={title} data-reveal="" data-delay={delay}>
          <span className="reason-number" aria-hidden="true">
            {numberLabel(index)}
          </span>
          <div>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
