import { useId } from 'react';
import { Icon } from '../../icon/Icon.tsx';

type AccordionProps = {
  items: readonly { title: string; text: string }[];
  /** The part that is open at first. */
  open?: number;
  /** Lets any number of parts be open. Otherwise, opening one closes the others. */
  several?: boolean | undefined;
  /** Shows numbers before the titles. */
  numbered?: boolean | undefined;
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
