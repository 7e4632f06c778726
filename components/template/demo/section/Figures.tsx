import type { SectionOf } from '../../../../content/template/schema/demo-section.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** Large figures, each over what it counts. */
export function Figures({ section }: { section: SectionOf<'figures'> }) {
  return (
    <SectionFrame section={section}>
      <dl className="demo-figures" data-reveal>
        {section.items.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
