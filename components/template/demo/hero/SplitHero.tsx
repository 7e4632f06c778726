import type { HeroOf } from '../../../../content/template/schema/demo-hero.ts';
import { Art } from '../../motif/Art.tsx';
import { HeroWords } from './HeroWords.tsx';

/** Words on one side, and on the other a picture that reaches the edge of the screen. */
export function SplitHero({ hero }: { hero: HeroOf<'split'> }) {
  return (
    <div className={`split-hero split-hero-${hero.side}`}>
      <HeroWords hero={hero} />
      <div className="night">
        <Art art={hero.art} />
      </div>
    </div>
  );
}
