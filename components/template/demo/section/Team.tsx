import { useIslandAttributes } from '#island';
import type { SectionOf } from '../../../../content/template/schema/demo-section.ts';
import { LineMotif } from '../../motif/LineMotif.tsx';
import { SectionFrame } from './SectionFrame.tsx';

/** The people, each drawn in lines. */
export function Team({ section }: { section: SectionOf<'team'> }) {
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <SectionFrame section={section}>
      <ul className="demo-team">
        {section.people.map(({ name, role, text }, index) => (
          <li key={name} {...revealed}>
            <div className="night">
              <LineMotif kind="bust" seed={name.length * 3 + index} />
            </div>
            <h3>{name}</h3>
            <p className="demo-team-role">{role}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
