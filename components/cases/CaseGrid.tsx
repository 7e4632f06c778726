import type { CaseStudy } from '../../content/schema/case-study.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { Cells } from '../cells/Cells.tsx';
import { formatCoordinates } from '../coordinates/format-coordinates.ts';

type CaseGridProps = { cases: readonly CaseStudy[]; words: Ui['coordinates'] };

/** The client engagements with their places; each card lights its pin on the map. */
export function CaseGrid({ cases, words }: CaseGridProps) {
  return (
    <Cells className="case-grid">
      {cases.map((study) => (
        <li key={study.slug} id={`case-${study.slug}`} data-case={study.slug}>
          <h4>{study.name}</h4>
          <p>{study.description}</p>
          <p className="case-place">
            <b>{study.location}</b> <bdi>{formatCoordinates(study, words)}</bdi>
          </p>
        </li>
      ))}
    </Cells>
  );
}
