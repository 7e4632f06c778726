import type { HeroOf } from '../../../../content/template/schema/demo-hero.ts';
import { LineMotif } from '../../motif/LineMotif.tsx';
import { HeroWords } from './HeroWords.tsx';

/** A poster with the date in figures that fill the width of the page. */
export function PosterHero({ hero }: { hero: HeroOf<'poster'> }) {
  const { day, month, place, motif } = hero;
  return (
    <div className="page-width poster-hero">
      <p className="poster-hero-day">{day}</p>
      <p className="poster-hero-place">
        <span>{month}</span>
        <span>{place}</span>
      </p>
      <div className="poster-hero-art">
        <LineMotif {...motif} />
      </div>
      <HeroWords hero={hero} />
    </div>
  );
}
