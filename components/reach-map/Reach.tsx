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

/**
 * Map and case studies. The map stays in view while the cases go by, and a pin leads to its case; with
 * script, the case that is pointed at, focused or reached lights its pin and names its place there.
 */
export function Reach({ cases, founded, words, coordinates }: ReachProps) {
  return (
    <div className="reach" {...useIslandAttributes('Reach', 'visible')}>
      <ReachMap cases={cases} founded={founded} label={words.map} equator={coordinates.equator} />
      <div>
        <h3 id="case-studies">{words.cases}</h3>
        <CaseGrid cases={cases} words={coordinates} />
      </div>
    </div>
  );
}
