import type { Hero } from '../../../../content/template/schema/demo-hero.ts';
import { BoardHero } from './BoardHero.tsx';
import { FormHero } from './FormHero.tsx';
import { IndexHero } from './IndexHero.tsx';
import { LeadHero } from './LeadHero.tsx';
import { LinesHero } from './LinesHero.tsx';
import { PanelHero } from './PanelHero.tsx';
import { PictureHero } from './PictureHero.tsx';
import { PortraitHero } from './PortraitHero.tsx';
import { PosterHero } from './PosterHero.tsx';
import { SheetHero } from './SheetHero.tsx';
import { SplitHero } from './SplitHero.tsx';
import { StackHero } from './StackHero.tsx';
import { StatementHero } from './StatementHero.tsx';

/** The opening of a demo home, by its kind. */
export function DemoHero({ hero }: { hero: Hero }) {
  switch (hero.kind) {
    case 'board':
      return <BoardHero hero={hero} />;
    case 'form':
      return <FormHero hero={hero} />;
    case 'index':
      return <IndexHero hero={hero} />;
    case 'lead':
      return <LeadHero hero={hero} />;
    case 'lines':
      return <LinesHero hero={hero} />;
    case 'panel':
      return <PanelHero hero={hero} />;
    case 'picture':
      return <PictureHero hero={hero} />;
    case 'portrait':
      return <PortraitHero hero={hero} />;
    case 'poster':
      return <PosterHero hero={hero} />;
    case 'sheet':
      return <SheetHero hero={hero} />;
    case 'split':
      return <SplitHero hero={hero} />;
    case 'stack':
      return <StackHero hero={hero} />;
    case 'statement':
      return <StatementHero hero={hero} />;
  }
}
