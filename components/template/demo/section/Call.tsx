import type { SectionOf } from '../../../../content/template/schema/demo-section.ts';
import { ButtonLink } from '../../../button/ButtonLink.tsx';
import { Eyebrow } from '../../../eyebrow/Eyebrow.tsx';
import { Band } from '../../../section/Band.tsx';

/** What the reader is asked to do, large. */
export function Call({ section }: { section: SectionOf<'call'> }) {
  const { anchor, ground, eyebrow, heading, text, button } = section;
  return (
    <Band ground={ground} layout="demo-call" {...(anchor && { id: anchor })}>
      <Eyebrow as={heading ? 'p' : 'h2'}>{eyebrow}</Eyebrow>
      {heading && <h2>{heading}</h2>}
      <div>
        {text && <p>{text}</p>}
        <ButtonLink href={button.href} arrow>
          {button.label}
        </ButtonLink>
      </div>
    </Band>
  );
}
