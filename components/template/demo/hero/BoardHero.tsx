import type { HeroOf } from '../../../../content/template/schema/demo-hero.ts';
import { DataTable } from '../DataTable.tsx';
import { HeroWords } from './HeroWords.tsx';

/** Words beside a board of figures, like one in a dealing room. */
export function BoardHero({ hero }: { hero: HeroOf<'board'> }) {
  return (
    <div className="page-width board-hero">
      <HeroWords hero={hero} />
      <div className="board-hero-board">
        <DataTable table={hero.table} />
      </div>
    </div>
  );
}
