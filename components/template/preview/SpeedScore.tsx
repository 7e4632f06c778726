import { useIslandAttributes } from '#island';
import { Section } from '../../section/Section.tsx';
import { Table } from '../../table/Table.tsx';
import { fill } from '../../text/fill.ts';
import { longDate } from '../../text/long-date.ts';
import { CountNumber } from '../count/Counters.tsx';
import type { PreviewProps } from './PageCard.tsx';

/** The score that the shop lists, beside Lighthouse's measurement of this site. */
export function SpeedScore({ content }: PreviewProps) {
  const { speed: words } = content.templatePreview;
  const { eyebrow, heading, text } = words;
  return (
    <Section eyebrow={eyebrow} heading={heading} text={text}>
      <div className="speed-score">
        <div {...useIslandAttributes('Count', 'visible')}>
          <p className="speed-score-counter">
            <CountNumber value={words.counter} />
          </p>
          <p className="speed-score-label muted">{words.counterLabel}</p>
        </div>
        <div>
          <MeasuredTable content={content} />
          <p className="note speed-score-note">{words.note}</p>
        </div>
      </div>
    </Section>
  );
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's measurements, page by page, with their date. */
function MeasuredTable({ content }: PreviewProps) {
  const { templateScores: measured, templatePreview } = content;
  const { speed: words } = templatePreview;
  const date = longDate(measured.measuredAt, content.site.lang);
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
