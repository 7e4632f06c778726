import type { HeroOf } from '../../../../content/template/schema/demo-hero.ts';
import { LineMotif } from '../../motif/LineMotif.tsx';
import { HeroWords } from './HeroWords.tsx';

/** One sentence in type as large as possible, above a band of lines. */
export function StatementHero({ hero }: { hero: HeroOf<'statement'> }) {
  return (
    <div className="statement-hero">
      <div className="page-width">
        <HeroWords hero={hero} />
      </div>
      <div className="statement-hero-art">
        <LineMotif {...hero.motif} wide />
      </div>
    </div>
  );
}
