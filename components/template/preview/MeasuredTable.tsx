import type { MeasuredScores } from '../../../content/template/schema/measured-scores.ts';
import type { Preview } from '../../../content/template/schema/preview.ts';
import { Table } from '../../table/Table.tsx';
import { fill } from '../../text/fill.ts';
import { longDate } from '../../text/long-date.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type MeasuredTableProps = { words: Preview['speed']; measured: MeasuredScores; lang: string };

/** Lighthouse's measurements, page by page, with their date. */
export function MeasuredTable({ words, measured, lang }: MeasuredTableProps) {
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
