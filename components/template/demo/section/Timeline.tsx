import { useIslandAttributes } from '#island';
import type { SectionOf } from '../../../../content/template/schema/demo-section.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** What happened when, on one line. */
export function Timeline({ section }: { section: SectionOf<'timeline'> }) {
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <SectionFrame section={section}>
      <ol className="demo-timeline">
        {section.items.map(({ when, title, text }) => (
          <li key={when} {...revealed}>
            <p className="demo-timeline-when">{when}</p>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
