import type { HeroOf } from '../../../../content/template/schema/demo-hero.ts';
import { Art } from '../../motif/Art.tsx';
import { HeroWords } from './HeroWords.tsx';

/** A person: portrait, words, and a few facts. */
export function PortraitHero({ hero }: { hero: HeroOf<'portrait'> }) {
  return (
    <div className="page-width portrait-hero">
      <div className="portrait-hero-art night">
        <Art art={hero.art} />
      </div>
      <HeroWords hero={hero} />
      <dl>
        {hero.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
