import { useIslandAttributes } from '#island';
import type { SectionOf } from '../../../../content/template/schema/demo-section.ts';
import { numberLabel } from '../../../text/number-label.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** How the work goes: in a row along the equator, or down a flight of stairs. */
export function Steps({ section }: { section: SectionOf<'steps'> }) {
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <SectionFrame section={section}>
      <ol className={`demo-steps demo-steps-${section.layout}`}>
        {section.items.map(({ title, text }, index) => (
          <li key={title} {...revealed}>
            <span className="demo-steps-number" aria-hidden="true">
              {numberLabel(index)}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
