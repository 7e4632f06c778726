import type { SectionOf } from '../../../../content/template/schema/demo-section.ts';
import { Icon } from '../../../icon/Icon.tsx';
import { SectionFrame } from './SectionFrame.tsx';

/** Questions; one answer is open at a time. */
export function Faq({ section }: { section: SectionOf<'faq'> }) {
  return (
    <SectionFrame section={section}>
      <div className="demo-faq">
        {section.items.map(({ title, text }, index) => (
          <details key={title} name={section.anchor ?? 'faq'} open={index === 0}>
            <summary>
              <h3>{title}</h3>
              <Icon name="plus" />
            </summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}
