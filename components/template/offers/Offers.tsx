import { useIslandAttributes } from '#island';
import type { SectionOf } from '../../../../content/template/schema/demo-section.ts';
import { Icon } from '../../../icon/Icon.tsx';
import { numberLabel } from '../../../text/number-label.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** What the client can be asked for: as rows, as cells that share borders, or as columns. */
export function Services({ section }: { section: SectionOf<'services'> }) {
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <SectionFrame section={section}>
      <ul className={`demo-services demo-services-${section.layout}`}>
        {section.items.map(({ title, text, icon }, index) => (
          <li key={title} {...revealed}>
            {icon ? (
              <Icon name={icon} />
            ) : (
              <span className="demo-services-number" aria-hidden="true">
                {numberLabel(index)}
              </span>
            )}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
