import type { Home } from '../../content/schema/home.ts';
import { Eyebrow } from '../eyebrow/Eyebrow.tsx';
import { Figures } from '../figures/Figures.tsx';
import { Band } from '../section/Band.tsx';

/** The firm in two sentences, two paragraphs and four numbers. */
export function WhoWeAre({ id, words }: { id: string; words: Home['whoWeAre'] }) {
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
        <Figures items={words.facts} list={{ 'data-reveal': '' }} />
      </div>
    </Band>
  );
}
