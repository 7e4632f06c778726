import type { ReactNode } from 'react';
import { Eyebrow } from '../eyebrow/Eyebrow.tsx';

type SectionProps = {
  id?: string;
  ground?: 'paper' | 'raised' | 'night';
  eyebrow: string;
  /** Without a heading the eyebrow is the heading. */
  heading?: string;
  text?: string;
  children: ReactNode;
};

/** A band of the page: eyebrow, heading with its text, and what it is about. */
export function Section({ id, ground = 'paper', eyebrow, heading, text, children }: SectionProps) {
  return (
    <section id={id} className={`section ${ground}`}>
      <div className="page-width">
        <Eyebrow as={heading ? 'p' : 'h2'}>{eyebrow}</Eyebrow>
        {heading && (
          <div className="section-head">
            <h2>{heading}</h2>
            {text && <p>{text}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
