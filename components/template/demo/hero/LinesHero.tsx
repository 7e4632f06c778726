import type { HeroOf } from '../../../../content/template/schema/demo-hero.ts';
import { HeroWords } from './HeroWords.tsx';

/** Rows of large words. On wide screens they run off the page and move with scrolling. */
export function LinesHero({ hero }: { hero: HeroOf<'lines'> }) {
  return (
    <div className="lines-hero">
      {hero.rows.map((row) => (
        <ul key={row.join()} className="lines-hero-row">
          {row.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      ))}
      <div className="page-width">
        <HeroWords hero={hero} />
      </div>
    </div>
  );
}
