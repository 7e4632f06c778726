import { Fragment } from 'react';
import type { Briefing } from '../../content/schema/briefing.ts';
import type { CaseStudy } from '../../content/schema/case-study.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { AskAboutCase } from '../cases/AskAboutCase.tsx';
import { CaseName } from '../cases/CaseName.tsx';
import { hasStory } from '../cases/has-story.ts';
import { placeOf } from '../cases/place-of.ts';
import { formatCoordinates } from '../coordinates/format-coordinates.ts';
import { Table } from '../table/Table.tsx';

type CaseTableProps = {
  label: string;
  cases: readonly CaseStudy[];
  columns: Briefing['columns'];
  /** The link of a case without a story to the form. */
  ask: string;
  words: Ui['coordinates'];
  separator: string;
};

/** The engagements with their results, places and years. */
export function CaseTable({ label, cases, columns, ask, words, separator }: CaseTableProps) {
  return (
    <Table
      layout="texts"
      caption={label}
      columns={[columns.year, columns.engagement, columns.result, columns.place]}
      rowHead={1}
      rows={cases.map((study) => ({
        key: study.slug,
        cells: [
          study.year,
          <Fragment key="name">
            <CaseName study={study} />{' '}
            {!hasStory(study) && <AskAboutCase study={study} words={ask} />}
          </Fragment>,
          <Outcome key="outcome" study={study} />,
          <div key="place" className="briefing-place">
            {placeOf(study, separator)} <span dir="auto">{formatCoordinates(study, words)}</span>
          </div>,
        ],
      }))}
    />
  );
}

/** The result of an engagement. If it has a number, that comes first. */
function Outcome({ study: { result, description } }: { study: CaseStudy }) {
  return (
    <>
      {result && (
        <b className="briefing-point">
          {result.figure} {result.label}
        </b>
      )}{' '}
      <span className="briefing-more">{description}</span>
    </>
  );
}
