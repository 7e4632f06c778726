import type { HeroOf } from '../../../../content/template/schema/demo-hero.ts';
import { LineMotif } from '../../motif/LineMotif.tsx';
import { DataTable } from '../DataTable.tsx';
import { HeroWords } from './HeroWords.tsx';

/** Words above a drawing of the product, in hairlines. */
export function PanelHero({ hero }: { hero: HeroOf<'panel'> }) {
  const { name, menu, motif, table } = hero.panel;
  return (
    <div className="page-width panel-hero">
      <HeroWords hero={hero} />
      <div className="panel-hero-panel">
        <p className="panel-hero-name">{name}</p>
        <ul className="panel-hero-menu">
          {menu.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
        <div className="panel-hero-main">
          <div className="panel-hero-art">
            <LineMotif {...motif} wide />
          </div>
          <DataTable table={table} />
        </div>
      </div>
    </div>
  );
}
