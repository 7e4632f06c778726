import type { ReactNode } from 'react';
import { Eyebrow } from '../eyebrow/Eyebrow.tsx';
import { Band } from './Band.tsx';

type SectionProps = {
  id?: string;
  ground?: 'paper' | 'raised' | 'night';
  eyebrow: string;
  /** The words that the heading begins with, set smaller, on a line of their own. */
  headingStart?: string | undefined;
  /** Without a heading the eyebrow is the heading. */
  heading?: string;
  text?: string;
  children: ReactNode;
};

/** A band with an eyebrow, a heading with its text, and what it is about. */
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
