import { useIslandAttributes } from '#island';
import type { Content } from '../../../content/index.ts';
import type { TemplateContent } from '../../../content/template/index.ts';
import type { DemoSection as SectionContent } from '../../../content/template/schema/demo-section.ts';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';
import { Band } from '../../section/Band.tsx';
import { Section } from '../../section/Section.tsx';
import { CallToAction } from '../call/CallToAction.tsx';
import { Split } from '../split/Split.tsx';
import { DemoSectionBody } from './DemoSectionBody.tsx';
import { Statement } from './Statement.tsx';

type DemoSectionProps = { section: SectionContent; content: Content & TemplateContent };

/** One section of a demo home: its heading and the contents for its kind. */
export function DemoSection({ section, content }: DemoSectionProps) {
  const { anchor, ground, eyebrow, heading, text } = section;
  const revealed = useIslandAttributes('Reveal', 'load');
  const band = { ground, ...(anchor && { id: anchor }) };
  switch (section.kind) {
    case 'call':
      return (
        <Band {...band}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <CallToAction
            layout="large"
            heading="h2"
            title={section.heading}
            action={section.button}
            {...(text && { text })}
          />
        </Band>
      );
    case 'feature':
      return (
        <Band {...band}>
          <Split
            art={section.art}
            artAttributes={revealed}
            side={section.side}
            eyebrow={eyebrow}
            heading="h2"
            title={section.heading}
            points={section.points}
            {...(text && { text })}
          />
        </Band>
      );
    case 'statement':
      return (
        <Band {...band} layout="statement">
          <Statement section={section} />
        </Band>
      );
    default:
      return (
        <Section {...band} eyebrow={eyebrow} {...(heading && { heading })} {...(text && { text })}>
          <DemoSectionBody section={section} content={content} />
        </Section>
      );
  }
}
