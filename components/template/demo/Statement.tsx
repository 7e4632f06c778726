import type { SectionOf } from '../../../content/template/schema/demo-section.ts';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';

/** A striking sentence, with further text in columns below. */
export function Statement({ section }: { section: SectionOf<'statement'> }) {
  const { eyebrow, heading, paragraphs } = section;
  return (
    <>
      <Eyebrow>{eyebrow}</Eyebrow>
      <div>
        <h2>{heading}</h2>
        {paragraphs.length > 0 && (
          <div className="statement-paragraphs">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
      </div>
    </>
  );
}
