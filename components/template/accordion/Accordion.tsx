import { useId } from 'react';
import type { SectionOf } from '../../../content/template/schema/section.ts';
import { Icon } from '../../icon/Icon.tsx';

type AccordionProps = Pick<SectionOf<'accordion'>, 'items' | 'several' | 'numbered'> & {
  open?: number;
};

/** Parts that unfold: plain details elements, which share a name if only one may be open at a time. */
export function Accordion({ items, open = 0, several, numbered }: AccordionProps) {
  const name = useId();
  return (
    <div className={`accordion ruled${numbered ? ' accordion-numbered' : ''}`}>
      {items.map(({ title, text }, index) => (
        <details key={title} open={index === open} {...(!several && { name })}>
          <summary>
            <span>{title}</span>
            <Icon name="plus" />
          </summary>
          <p>{text}</p>
        </details>
      ))}
    </div>
  );
}
