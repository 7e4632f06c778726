import { useIslandAttributes } from '#island';
import type { SectionOf } from '../../../../content/template/schema/demo-section.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** Large figures, each over what it counts. */
export function Figures({ section }: { section: SectionOf<'figures'> }) {
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <SectionFrame section={section}>
      <dl className="demo-figures" {...revealed}>
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
