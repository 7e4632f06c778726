import type { ReactNode } from 'react';
import { Eyebrow } from '../eyebrow/Eyebrow.tsx';
import { Band } from './Band.tsx';

type SectionProps = {
  id?: string;
  ground?: 'paper' | 'raised' | 'night';
  layout?: string;
  eyebrow: string;
  /** The first words of the heading, set smaller on their own line. */
  headingStart?: string | undefined;
  /** Without a heading, the eyebrow serves as one. */
  heading?: string;
  text?: string;
  children: ReactNode;
};

/** A band with an eyebrow, a heading, its text, and the content. */
export function Section({ eyebrow, headingStart, heading, text, children, ...band }: SectionProps) {
  return (
    <Band {...band}>
      <Eyebrow as={heading ? 'p' : 'h2'}>{eyebrow}</Eyebrow>
      {heading && (
        <div className="section-head">
          <h2>
            {headingStart && (
              <>
                <span>{headingStart}</span>{' '}
              </>
            )}
            {heading}
          </h2>
          {text && <p>{text}</p>}
        </div>
      )}
      {children}
    </Band>
  );
}
