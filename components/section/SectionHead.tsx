import type { ReactNode } from 'react';

export type SectionHeadProps = {
  /** The first words of the heading, set smaller on their own line. */
  headingStart?: string | undefined;
  heading: string;
  /** What stands beside the heading, in wide windows. */
  text?: ReactNode;
};

/** The heading of a section, with a sentence or a control beside it. */
export function SectionHead({ headingStart, heading, text }: SectionHeadProps) {
  return (
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
  );
}
