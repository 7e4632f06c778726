import type { SectionOf } from '../../../../content/template/schema/demo-section.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** Measures as bands of lines, each with its reading. */
export function Bars({ section }: { section: SectionOf<'bars'> }) {
  return (
    <SectionFrame section={section}>
      <dl className="demo-bars">
        {section.items.map(({ label, value, reading }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{reading}</span>
              <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
                <path className="demo-bars-rest" d="M0 18H100" />
                <path d={`M0 2H${value}M0 6H${value}M0 10H${value}M0 14H${value}M0 18H${value}`} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
