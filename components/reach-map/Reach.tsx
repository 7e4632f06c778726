import { useIslandAttributes } from '#island';
import type { Content } from '../../content/index.ts';
import type { Home } from '../../content/schema/home.ts';
import type { Site } from '../../content/schema/site.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { CaseControls } from '../cases/CaseControls.tsx';
import { CaseGrid } from '../cases/CaseGrid.tsx';
import { Eyebrow } from '../eyebrow/Eyebrow.tsx';
import { SectionHead } from '../section/SectionHead.tsx';
import { ReachMap } from './ReachMap.tsx';

type ReachProps = Pick<Content, 'cases' | 'services' | 'practices'> & {
  founded: Site['founded'];
  words: Home['reachIntro'];
  coordinates: Ui['coordinates'];
  slider: Ui['slider'];
};

/** A heading with more letters leaves a window no room for the map below it. */
const mostLetters = 48;

/**
 * Map and case studies. In wide windows the map has the full width, above the cases. Elsewhere it stays
 * in view while they scroll past. A pin leads to its case. With script, the case that is pointed at,
 * focused or scrolled to highlights its pin and shows its place there.
 */
export function Reach(props: ReachProps) {
  const { cases, services, practices, founded, words, coordinates, slider } = props;
  return (
    <div
      className="reach"
      {...useIslandAttributes('Reach', 'visible')}
      {...(words.heading.length > mostLetters && { 'data-long': '' })}
    >
      <div className="reach-panel">
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <SectionHead heading={words.heading} text={words.text} />
        <ReachMap cases={cases} founded={founded} label={words.map} equator={coordinates.equator} />
      </div>
      <div>
        <h3 id="case-studies">{words.cases}</h3>
        <CaseGrid
          cases={cases}
          services={services}
          practices={practices}
          ask={words.ask}
          words={coordinates}
        />
        {cases.length > 1 && <CaseControls words={slider} />}
      </div>
    </div>
  );
}
