import type { HeroOf } from '../../../../content/template/schema/demo-hero.ts';
import { numberLabel } from '../../../text/number-label.ts';
import { WorkPicture } from '../../motif/WorkPicture.tsx';
import { HeroWords } from './HeroWords.tsx';

/** A contact sheet: six frames around the words. */
export function SheetHero({ hero }: { hero: HeroOf<'sheet'> }) {
  return (
    <div className="page-width sheet-hero">
      <HeroWords hero={hero} />
      {hero.frames.map(({ image, alt, caption }, index) => (
        <figure key={caption}>
          <WorkPicture
            image={image}
            alt={alt}
            sizes="(max-width: 56.25rem) 45vw, 22vw"
            first={index === 0}
          />
          <figcaption>
            <span aria-hidden="true">{numberLabel(index)}</span> {caption}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
