import { useIslandAttributes } from '#island';
import type { MeasuredScores } from '../../../content/template/schema/measured-scores.ts';
import type { Preview } from '../../../content/template/schema/preview.ts';
import { Section } from '../../section/Section.tsx';
import { CountNumber } from '../count/CountNumber.tsx';
import { MeasuredTable } from './MeasuredTable.tsx';

type SpeedScoreProps = { words: Preview['speed']; measured: MeasuredScores; lang: string };

/** The score that the seller claims, beside Lighthouse's measurement of this site. */
export function SpeedScore({ words, measured, lang }: SpeedScoreProps) {
  const { eyebrow, heading, text } = words;
  return (
    <Section ground="raised" eyebrow={eyebrow} heading={heading} text={text}>
      <div className="speed-score">
        <div {...useIslandAttributes('Count', 'visible')}>
          <p className="speed-score-counter">
            <CountNumber value={words.counter} />
          </p>
          <p className="speed-score-label">{words.counterLabel}</p>
        </div>
        <div>
          <MeasuredTable words={words} measured={measured} lang={lang} />
          <p className="speed-score-note">{words.note}</p>
        </div>
      </div>
    </Section>
  );
}
