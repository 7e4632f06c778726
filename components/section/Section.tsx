import { Eyebrow } from '../eyebrow/Eyebrow.tsx';
import { Band, type BandProps } from './Band.tsx';
import { SectionHead } from './SectionHead.tsx';

type SectionProps = Omit<BandProps, 'as'> & {
  eyebrow: string;
  /** The first words of the heading, set smaller on their own line. */
  headingStart?: string | undefined;
  /** Without a heading, the eyebrow serves as one. */
  heading?: string;
  text?: string;
};

/** A band with an eyebrow, a heading, its text, and the content. */
export function Section({ eyebrow, headingStart, heading, text, children, ...band }: SectionProps) {
  return (
    <Band {...band}>
      <Eyebrow as={heading ? 'p' : 'h2'}>{eyebrow}</Eyebrow>
      {heading && <SectionHead headingStart={headingStart} heading={heading} text={text} />}
      {children}
    </Band>
  );
}
