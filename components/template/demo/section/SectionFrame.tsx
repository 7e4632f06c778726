import type { ReactNode } from 'react';
import type { DemoSection } from '../../../../content/template/schema/demo-section.ts';
import { Section } from '../../../section/Section.tsx';

type SectionFrameProps = { section: DemoSection; children: ReactNode };

/** The band and the head that most sections of a demo home have. */
export function SectionFrame({ section, children }: SectionFrameProps) {
  const { anchor, ground, eyebrow, heading, text } = section;
  return (
    <Section
      ground={ground}
      eyebrow={eyebrow}
      {...(anchor && { id: anchor })}
      {...(heading && { heading })}
      {...(text && { text })}
    >
      {children}
    </Section>
  );
}
