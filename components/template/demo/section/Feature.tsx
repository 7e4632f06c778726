import { useIslandAttributes } from '#island';
import type { SectionOf } from '../../../../content/template/schema/demo-section.ts';
import { Eyebrow } from '../../../eyebrow/Eyebrow.tsx';
import { Band } from '../../../section/Band.tsx';
import { Art } from '../../motif/Art.tsx';

/** A picture beside what there is to say of it, point by point. */
export function Feature({ section }: { section: SectionOf<'feature'> }) {
  const { anchor, ground, side, art, eyebrow, heading, text, points } = section;
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <Band ground={ground} layout={`feature feature-${side}`} {...(anchor && { id: anchor })}>
      <div className="feature-art night" {...revealed}>
        <Art art={art} />
      </div>
      <div>
        <Eyebrow as={heading ? 'p' : 'h2'}>{eyebrow}</Eyebrow>
        {heading && <h2>{heading}</h2>}
        {text && <p className="feature-text">{text}</p>}
        <ul>
          {points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
