import { useIslandAttributes } from '#island';
import type { SectionOf } from '../../../../content/template/schema/demo-section.ts';
import { Eyebrow } from '../../../eyebrow/Eyebrow.tsx';
import { Band } from '../../../section/Band.tsx';

/** What a client of the client has said. */
export function Quote({ section }: { section: SectionOf<'quote'> }) {
  const { anchor, ground, eyebrow, quote, name, role } = section;
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <Band ground={ground} {...(anchor && { id: anchor })}>
      <Eyebrow as="h2">{eyebrow}</Eyebrow>
      <figure className="demo-quote" {...revealed}>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <b>{name}</b>
          <span>{role}</span>
        </figcaption>
      </figure>
    </Band>
  );
}
