import { useIslandAttributes } from '#island';
import type { MeasuredScores } from '../../../content/template/schema/measured-scores.ts';
import type { Preview } from '../../../content/template/schema/preview.ts';
import { Section } from '../../section/Section.tsx';
import { Table } from '../../table/Table.tsx';
import { fill } from '../../text/fill.ts';
import { longDate } from '../../text/long-date.ts';
import { CountNumber } from '../count/Counters.tsx';

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
          <p className="speed-score-label muted">{words.counterLabel}</p>
        </div>
        <div>
          <MeasuredTable words={words} measured={measured} lang={lang} />
          <p className="speed-score-note muted">{words.note}</p>
        </div>
      </div>
    </Section>
  );
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's measurements, page by page, with their date. */
function MeasuredTable({ words, measured, lang }: SpeedScoreProps) {
  const date = longDate(measured.measuredAt, lang);
  const device = words.devices[measured.formFactor];
  return (
    <Table
      layout="values"
      caption={fill(words.measured, { date, device })}
      columns={[words.page, ...categories.map((category) => words.categories[category])]}
      rows={measured.pages.map(({ path, scores }) => ({
        key: path,
        cells: [path, ...categories.map((category) => scores[category])],
      }))}
    />
  );
}
