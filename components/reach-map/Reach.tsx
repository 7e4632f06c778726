import { useIslandAttributes } from '#island';
import type { CaseStudy } from '../../content/schema/case-study.ts';
import type { Home } from '../../content/schema/home.ts';
import type { Site } from '../../content/schema/site.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { CaseGrid } from '../cases/CaseGrid.tsx';
import { ReachMap } from './ReachMap.tsx';

type ReachProps = {
  cases: readonly CaseStudy[];
  founded: Site['founded'];
  words: Home['reachIntro'];
  coordinates: Ui['coordinates'];
};

/** Map and case studies; with script a card lights its pin and a pin its card. */
export function Reach({ cases, founded, words, coordinates }: ReachProps) {
  return (
    <div {...useIslandAttributes('Reach', 'interaction')}>
      <ReachMap cases={cases} founded={founded} label={words.map} equator={coordinates.equator} />
      <h3 id="case-studies" className="case-heading">
        {words.cases}
      </h3>
      <CaseGrid cases={cases} words={coordinates} />
    </div>
  );
}
