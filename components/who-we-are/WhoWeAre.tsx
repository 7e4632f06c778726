import type { CaseStudy } from '../../content/schema/case-study.ts';
import type { Home } from '../../content/schema/home.ts';
import { Eyebrow } from '../eyebrow/Eyebrow.tsx';
import { Figures } from '../figures/Figures.tsx';
import { Band } from '../section/Band.tsx';
import { Results } from './Results.tsx';

type WhoWeAreProps = { id: string; words: Home['whoWeAre']; cases: readonly CaseStudy[] };

/** The firm in a lead, a few paragraphs and numbers, and the results of its work. */
export function WhoWeAre({ id, words, cases }: WhoWeAreProps) {
  const results = cases.filter(({ result }) => result).slice(0, 4);
  return (
    <Band id={id} layout="who-we-are">
      <Eyebrow as="h2">{words.eyebrow}</Eyebrow>
      <div>
        <p className="lead">{words.lead}</p>
        <div className="who-columns">
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <Figures layout="list" items={words.facts} />
      {results.length > 0 && <Results cases={results} />}
    </Band>
  );
}
